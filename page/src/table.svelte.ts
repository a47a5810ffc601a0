// A table as this reader sees it: the frame that is shown, the log, the way an answer goes out.

import { stillAnswers, type Given } from "./answers.ts";
import { getLog, Refusing } from "./api.ts";
import { curtainBefore } from "./hotseat.ts";
import { Lately } from "./lately.svelte.ts";
import { Live, liveAddress, type LinkState } from "./live.ts";
import { looksOn, missing, PART, withEarlier } from "./log.ts";
import { FrameQueue } from "./queue.ts";
import { keep, kept } from "./seats.ts";
import { settings } from "./settings.svelte.ts";
import { saidAfter } from "./talk.ts";
import type { Event, Frame, Lang, Message, Move, Problem, Saying, Seated } from "./wire.ts";

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
  live: Live;
  readonly queue: FrameQueue;

  constructor(table: string, token: string | null, shown: () => boolean, lang: () => Lang, lost: () => void) {
    this.token = token;
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
      hello: () => ({ token: this.token, lang: lang() }),
      heard: (message) => this.#hear(table, message, lost),
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
        const earlier = await getLog(table, frame.lang, token, Math.max(0, first - PART), first);
        if (!same() || !earlier.length) return;
        this.log = withEarlier(this.log, earlier);
        if (missing(this.log) === first) return;
      } catch {
        return; // the next greeting asks again
      }
    }
  }

  #hear(table: string, message: Message, lost: () => void): void {
    if (message.type === "state") {
      if (message.fresh) keep(table, { game: message.game, over: message.over });
      else if (message.over) keep(table, { over: true });
      // What is said does not wait until the moves before it have been shown, and answers nothing.
      this.said = saidAfter(this.said, message);
      if (!message.fresh) message.said.forEach((one) => this.lately.add(one));
      if (message.events.length || !message.said.length) this.problem = null;
      this.queue.add(message);
    } else if (message.type === "error") {
      this.sent = null;
      this.problem = { message: message.message, rules: message.rules };
      if (message.status === 404) {
        lost();
        this.live.close();
      }
    }
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
  readonly sent = $derived(this.#line.sent?.move ?? null);
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
    const tokens = this.seats.length ? this.seats.map((one) => one.token) : [null];
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
    const { frame } = this;
    if (!frame || this.playing || (this.sent !== null && !this.kept)) return;
    const given = { number: frame.number, move };
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

  skip(): void {
    this.#line.queue.skip();
  }

  /** Everything again in another language, the log included. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    for (const line of this.#lines) line.live.send({ lang }); // a new connection says it by itself
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
