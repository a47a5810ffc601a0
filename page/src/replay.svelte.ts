// Watching a game again: which moment is shown, of which seat, and whether it runs by itself.

import { getMoment, Refusing } from "./api.ts";
import { newSince, reached, stepBack, stepOn } from "./replay.ts";
import type { Event, Lang, Moment } from "./wire.ts";

const PAUSE = 900;

export class Replay {
  moment = $state.raw<Moment | null>(null);
  fx = $state.raw<Event[]>([]);
  playing = $state(false);
  problem = $state<string | null>(null);
  /** whose eyes: a seat, -1 for a spectator, null for one's own before the end */
  seat = $state<number | null>(null);
  readonly at = $derived(this.moment ? reached(this.moment) : 0);
  readonly all = $derived(this.moment?.all ?? 0);

  #table: string;
  #token: string | null;
  #lang: Lang;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  #sections: boolean;

  constructor(table: string, token: string | null, lang: Lang, sections: boolean, seat: number | null, at: number) {
    this.#table = table;
    this.#token = token;
    this.#lang = lang;
    this.#sections = sections;
    this.seat = seat;
    void this.go(at);
  }

  #fetch = (at: number) => getMoment(this.#table, this.#lang, this.#token, at, this.seat, this.#sections);

  /** Only what was asked for last is shown. */
  async #show(work: () => Promise<Moment>): Promise<void> {
    const asked = ++this.#asked;
    try {
      const moment = await work();
      if (asked !== this.#asked) return;
      this.problem = null;
      this.fx = newSince(this.moment, moment);
      this.moment = moment;
    } catch (error) {
      if (asked !== this.#asked) return;
      this.problem = error instanceof Refusing ? error.message : "";
      this.playing = false;
    }
  }

  go(at: number): Promise<void> {
    return this.#show(() => this.#fetch(Math.max(0, at)));
  }

  async step(by: 1 | -1): Promise<void> {
    const now = this.moment;
    if (now) await this.#show(() => (by > 0 ? stepOn : stepBack)(now, this.#fetch));
  }

  look(seat: number): void {
    const share = this.all ? this.at / this.all : 0;
    this.seat = seat;
    // Another seat has heard of other events: about the same place in the game.
    void this.#show(async () => {
      const first = await this.#fetch(0);
      return this.#fetch(Math.round(share * first.all));
    });
  }

  speak(lang: Lang, sections: boolean): void {
    if (lang === this.#lang && sections === this.#sections) return;
    this.#lang = lang;
    this.#sections = sections;
    void this.go(this.at);
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.all) void this.go(0).then(() => this.#next());
    else this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.step(1);
      if (this.at >= this.all) this.playing = false;
      if (this.playing) this.#next();
    }, PAUSE);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.#asked++;
  }
}
