// A table as this reader sees it: the frame that is shown, the log, the way an answer goes out.

import { Live, liveAddress, type LinkState } from "./live.ts";
import { FrameQueue } from "./queue.ts";
import { keep, kept } from "./seats.ts";
import { settings } from "./settings.svelte.ts";
import type { Event, Frame, Lang, Message, Move, RuleRef, Seated } from "./wire.ts";

export type Problem = { message: string; rules: RuleRef[] };

export class TableModel {
  frame = $state.raw<Frame | null>(null);
  fx = $state.raw<Event[]>([]);
  log = $state.raw<Event[]>([]);
  /** frames are still waiting to be shown */
  playing = $state(false);
  link = $state<LinkState>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** the server does not know this table */
  lost = $state(false);
  /** the answer that is on its way */
  sent = $state<number | null>(null);
  seats = $state.raw<Seated[]>([]);
  token = $state<string | null>(null);

  readonly choices = $derived(choicesOf(this.frame));

  readonly table: string;
  #live: Live;
  #queue: FrameQueue;
  #lang: Lang = settings.lang;

  constructor(table: string) {
    this.table = table;
    this.seats = kept(table)?.seats ?? [];
    this.token = this.seats[0]?.token ?? null;
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.#queue = new FrameQueue(
      ({ frame, fx, events, fresh }) => {
        this.log = fresh ? events : [...this.log, ...events];
        this.fx = fx;
        this.frame = frame;
        this.sent = null;
      },
      (busy) => (this.playing = busy),
      () => still.matches || document.hidden,
    );
    this.#live = this.#connect();
  }

  #connect(): Live {
    return new Live({
      url: liveAddress(this.table),
      hello: () => ({ token: this.token, lang: this.#lang }),
      heard: (message) => this.#hear(message),
      stands: (state) => {
        this.link = state;
        if (state !== "connected") this.sent = null;
      },
    });
  }

  #hear(message: Message): void {
    if (message.type === "state") {
      if (message.fresh) keep(this.table, { game: message.game, over: message.over });
      else if (message.over) keep(this.table, { over: true });
      this.problem = null;
      this.#queue.add(message);
    } else if (message.type === "error") {
      this.sent = null;
      this.problem = { message: message.message, rules: message.rules ?? [] };
      if (message.status === 404) {
        this.lost = true;
        this.#live.close();
      }
    }
  }

  /** Answers the question that is shown. */
  choose(move: number): void {
    const { frame } = this;
    if (!frame || frame.seat === null || this.playing || this.sent !== null) return;
    if (!frame.decision?.moves?.some((one) => one.move === move)) return;
    this.problem = null;
    if (this.#live.send({ number: frame.number, move })) this.sent = move;
  }

  skip(): void {
    this.#queue.skip();
  }

  /** Everything again in another language, the log included. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#live.send({ lang }); // a new connection says it by itself
  }

  /** Another of the seats that this browser holds. */
  sit(seat: number): void {
    const found = this.seats.find((one) => one.seat === seat);
    if (!found || found.token === this.token) return;
    this.token = found.token;
    this.#live.close();
    this.#live = this.#connect();
  }

  close(): void {
    this.#queue.clear();
    this.#live.close();
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
