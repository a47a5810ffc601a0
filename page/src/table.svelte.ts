// A table as this reader sees it: the frame that is shown, the log, the way an answer goes out.

import { answerOf, firstOf, stillAnswers, type Given } from "./answers.ts";
import { askToSee, getLog, Refusing, seeNoMore } from "./api.ts";
import { isSectioned } from "./boards/drawn.ts";
import { curtainBefore } from "./hotseat.ts";
import { Lately } from "./lately.svelte.ts";
import { Live, liveAddress, type LinkState } from "./live.ts";
import { looksOn, missing, PART, withEarlier } from "./log.ts";
import { FrameQueue } from "./queue.ts";
import { keep, kept } from "./seats.ts";
import { settings } from "./settings.svelte.ts";
import { saidAfter } from "./talk.ts";
import type { Event, Frame, Lang, Message, Move, OnlookerKey, Problem, Saying, Seated } from "./wire.ts";

/** The table as one seat, or a spectator, hears of it. */
class Line {
  frame = $state.raw<Frame | null>(null);
  fx = $state.raw<Event[]>([]);
  log = $state.raw<Event[]>([]);
  said = $state.raw<Saying[]>([]);
  readonly lately = new Lately();
  /** frames are still waiting to be shown */
  playing = $state(false);
  link = $state<LinkState>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** the answer that is on its way, or waits for the connection */
  sent = $state.raw<Given | null>(null);

  token: string | null;
  /** the seat through whose eyes a watcher wants to see */
  through: number | undefined;
  live: Live;
  readonly queue: FrameQueue;
  /** whether frames bring sections */
  sections: boolean;

  constructor(table: string, token: string | null, shown: () => boolean, lang: () => Lang, lost: () => void) {
    this.token = token;
    const game = kept(table)?.game;
    this.sections = game ? isSectioned(game, settings.sections) : settings.sections;
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.queue = new FrameQueue(
      ({ frame, fx, events, fresh }) => {
        this.log = fresh ? events : [...this.log, ...events];
        this.fx = fx;
        this.frame = frame;
        this.#goOn(frame);
        if (fresh && missing(events)) void this.#askEarlier(table, frame, events);
      },
      (busy) => (this.playing = busy),
      () => still.matches || document.hidden || !shown(),
    );
    this.live = new Live({
      url: liveAddress(table),
      hello: () => ({ token: this.token, lang: lang(), sections: this.sections, through: this.through }),
      heard: (message) => this.#hear(table, message, lang(), lost),
      stands: (state) => (this.link = state),
    });
  }

  /** Answers what is asked. Without a connection the answer is kept. */
  answer(given: Given): void {
    this.problem = null;
    this.sent = given;
    this.live.send(given);
  }

  /** After a break the answer goes out once more, if it still answers what is asked: the server counts it once. */
  #goOn(frame: Frame): void {
    if (frame.fresh && this.sent && stillAnswers(this.sent, frame)) this.live.send(this.sent);
    else this.sent = null;
  }

  /** Asks for what is missing of the log, until it is whole or has begun anew. */
  async #askEarlier(table: string, frame: Frame, latest: Event[]): Promise<void> {
    const token = looksOn(frame) ? null : this.token;
    const same = () => this.log.includes(latest[0]);
    for (let first = missing(latest); first > 0 && same(); first = missing(this.log)) {
      try {
        const earlier = await getLog(table, frame.lang, token, Math.max(0, first - PART), first, frame.through ?? null);
        if (!same() || !earlier.length) return;
        this.log = withEarlier(this.log, earlier);
        if (missing(this.log) === first) return;
      } catch {
        return; // the next greeting asks again
      }
    }
  }

  /** From now on in this language, and with sections or without; a new connection says it by itself. */
  speak(lang: Lang, sections: boolean): void {
    this.sections = sections;
    this.live.send({ lang, sections });
  }

  /** From now on through the eyes of this seat. */
  lookThrough(seat: number, lang: Lang): void {
    this.through = seat;
    this.live.send({ lang, sections: this.sections, through: seat });
  }

  #hear(table: string, message: Message, lang: Lang, lost: () => void): void {
    if (message.type === "state") {
      const seeing = this.token === null ? null : kept(table)?.seeing;
      if (seeing?.token === this.token && !message.see_all.some((one) => one.watcher === seeing?.watcher)) this.#forgetKey(table);
      // Whoever comes by a link learns only now which game it is.
      if (!this.sections && isSectioned(message.game, settings.sections)) this.speak(lang, true);
      if (message.fresh) keep(table, { game: message.game, over: message.over });
      else if (message.over) keep(table, { over: true });
      // What is said does not wait until the moves before it have been shown, and answers nothing.
      this.said = saidAfter(this.said, message);
      if (!message.fresh) message.said.forEach((one) => this.lately.add(one));
      if (message.events.length || !message.said.length) this.problem = null;
      this.queue.add(message);
    } else if (message.type === "ack") {
      if (message.message) this.problem = { message: message.message, rules: [] }; // not all steps could be made
    } else if (message.type === "error") {
      this.sent = null;
      this.problem = { message: message.message, rules: message.rules };
      // The key of a watcher has an end; whoever had it looks on without.
      if (message.status === 401 && kept(table)?.seeing) this.#forgetKey(table);
      if (message.status === 404) {
        lost();
        this.live.close();
      }
    }
  }

  #forgetKey(table: string): void {
    this.token = null;
    this.through = undefined;
    keep(table, { seeing: null });
  }

  close(): void {
    this.queue.clear();
    this.live.close();
  }
}

export class TableModel {
  /** the server does not know this table */
  lost = $state(false);
  seats = $state.raw<Seated[]>([]);

  #lines = $state.raw<Line[]>([]);
  #at = $state(0);
  /** who has said that it is them; only where several sit at this screen */
  #known = $state<number | null>(null);
  #peeking = $state(false);
  /** what this reader is known by as a watcher who sees all or asks to */
  onlooker = $state.raw<OnlookerKey | null>(null);
  #lang: Lang = settings.lang;
  readonly table: string;

  readonly #line = $derived(this.#lines[this.#at]);
  readonly frame = $derived(this.#line.frame);
  readonly fx = $derived(this.#line.fx);
  readonly log = $derived(this.#line.log);
  readonly said = $derived(this.#line.said);
  readonly lately = $derived(this.#line.lately.all);
  readonly playing = $derived(this.#line.playing);
  readonly link = $derived(this.#line.link);
  readonly problem = $derived(this.#line.problem);
  readonly sent = $derived(this.#line.sent ? firstOf(this.#line.sent) : null);
  /** an answer waits until the connection is back */
  readonly kept = $derived(this.sent !== null && this.link !== "connected");
  readonly choices = $derived(choicesOf(this.frame));

  /** The seat before which the curtain hangs, where several people share this screen. */
  readonly curtain = $derived.by(() => {
    if (this.seats.length < 2 || this.frame?.over) return null;
    if (this.playing && this.#known !== null) return null;
    const mine = new Set(this.seats.map((one) => one.seat));
    const all = this.seats.map(({ seat }, at) => {
      const vote = this.#lines[at].frame?.vote;
      return { seat, asked: this.asked(seat), waits: vote?.seat === seat && vote.waiting.some((other) => mine.has(other)) };
    });
    return curtainBefore(all, this.seats[this.#at].seat, this.#known, this.#peeking);
  });

  constructor(table: string) {
    this.table = table;
    this.seats = kept(table)?.seats ?? [];
    this.onlooker = this.seats.length ? null : (kept(table)?.seeing ?? null);
    this.#open(this.seats.length ? this.seats.map((one) => one.token) : [this.onlooker?.token ?? null]);
  }

  #open(tokens: (string | null)[]): void {
    const { table } = this;
    for (const line of this.#lines) line.close();
    this.#lines = tokens.map(
      (token, at) =>
        new Line(
          table,
          token,
          () => at === this.#at,
          () => this.#lang,
          () => (this.lost = true),
        ),
    );
  }

  /** Whether something is asked of a seat that is held here. */
  asked(seat: number): boolean {
    const frame = this.#lines[this.seats.findIndex((one) => one.seat === seat)]?.frame;
    return !!frame && (frame.seat !== null || !!frame.vote?.waiting.includes(seat));
  }

  get token(): string | null {
    return this.#line.token;
  }

  /** Answers the question that is shown. */
  choose(move: number): void {
    this.chooseAll([move]);
  }

  /** Answers with several steps of the question that is shown, such as a path, in one message. */
  chooseAll(moves: readonly number[]): void {
    const { frame } = this;
    if (!frame || this.playing || (this.sent !== null && !this.kept)) return;
    const given = answerOf(frame.number, moves);
    if (!stillAnswers(given, frame)) return;
    this.#peeking = false;
    this.#line.answer(given);
  }

  /** Does something else with the seat that is shown; what goes wrong is said where answers are given. */
  async act(work: (table: string, lang: Lang, token: string) => Promise<unknown>): Promise<void> {
    const line = this.#line;
    if (line.token === null) return;
    line.problem = null;
    try {
      await work(this.table, this.#lang, line.token);
    } catch (error) {
      if (error instanceof Refusing) line.problem = { message: error.message, rules: error.rules };
    }
  }

  /** Asks every seat whether this reader may see all: null, or why not. */
  async askToSee(name: string): Promise<string | null> {
    try {
      this.onlooker = await askToSee(this.table, this.#lang, name);
    } catch (error) {
      return error instanceof Refusing ? error.message : "";
    }
    keep(this.table, { seeing: this.onlooker });
    this.#open([this.onlooker.token]);
    return null;
  }

  /** A watcher who sees all looks through the eyes of this seat. */
  lookThrough(seat: number): void {
    this.#line.lookThrough(seat, this.#lang);
  }

  /** A spectator again; the table says so when it is done. */
  seeNoMore(): Promise<void> {
    return this.act(seeNoMore);
  }

  skip(): void {
    this.#line.queue.skip();
  }

  /** Everything again in another language, the log included; or as sections, or no longer so. */
  speak(lang: Lang, asSections: boolean): void {
    for (const line of this.#lines) {
      const sections = line.frame ? isSectioned(line.frame.game, asSections) : asSections || line.sections;
      if (lang !== this.#lang || sections !== line.sections) line.speak(lang, sections);
    }
    this.#lang = lang;
  }

  /** Another of the seats that this browser holds wants to look; whoever sits there says so first. */
  sit(seat: number): void {
    const at = this.seats.findIndex((one) => one.seat === seat);
    if (at < 0 || at === this.#at) return;
    this.#at = at;
    this.#known = null;
    this.#peeking = true;
  }

  /** The curtain opens: whoever sits in this seat looks at the screen. */
  reveal(seat: number): void {
    const at = this.seats.findIndex((one) => one.seat === seat);
    if (at < 0) return;
    if (at !== this.#at) this.#peeking = false;
    this.#at = at;
    this.#known = seat;
  }

  /** A new key for the seat that is shown. */
  renew(token: string): void {
    const seat = this.seats[this.#at]?.seat;
    if (seat === undefined) return;
    this.#line.token = token;
    this.seats = this.seats.map((one) => (one.seat === seat ? { seat, token } : one));
    keep(this.table, { seats: [{ seat, token }] });
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}

/** The moves about things on the board, by thing. The first one counts where there are several. */
export function choicesOf(frame: Frame | null): Map<string, Move> {
  const found = new Map<string, Move>();
  for (const move of frame?.decision?.moves ?? []) {
    const key = `${move.noun}:${move.index}`;
    if (move.noun && !found.has(key)) found.set(key, move);
  }
  return found;
}
