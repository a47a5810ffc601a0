// The guided first game: a short hint beside each kind of question, until it is known. Kept in the browser.

import { store } from "./settings.svelte.ts";

const KEY = "undertow.guide";

/** So often a hint is shown before it counts as known. */
const TIMES = 3;

type Kept = { off: boolean; known: string[]; times?: Record<string, number> };

function read(): Kept {
  try {
    const { off, known, times } = JSON.parse(store.get(KEY) ?? "{}") as Partial<Kept>;
    return { off: off === true, known: Array.isArray(known) ? known : [], times: times ?? {} };
  } catch {
    return { off: false, known: [] };
  }
}

class Guide {
  #kept = $state.raw<Kept>(read());

  get off(): boolean {
    return this.#kept.off;
  }

  /** Whether a hint is still wanted; "<game>" alone stands for a game that has been played to its end. */
  wants(game: string, prompt: string): boolean {
    const { off, known } = this.#kept;
    return !off && !known.includes(game) && !known.includes(`${game} ${prompt}`);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    store.set(KEY, JSON.stringify(kept));
  }

  got(game: string, prompt: string): void {
    this.#keep({ ...this.#kept, known: [...this.#kept.known, `${game} ${prompt}`] });
  }

  /** A question was answered with its hint in sight. */
  answered(game: string, prompt: string): void {
    const key = `${game} ${prompt}`;
    const times = (this.#kept.times?.[key] ?? 0) + 1;
    this.#keep({ ...this.#kept, times: { ...this.#kept.times, [key]: times } });
    if (times >= TIMES && !this.#kept.known.includes(key)) this.got(game, prompt);
  }

  /** The first game is over: what it is about is known. */
  played(game: string): void {
    if (!this.#kept.known.includes(game)) this.#keep({ ...this.#kept, known: [...this.#kept.known, game] });
  }

  stop(): void {
    this.#keep({ ...this.#kept, off: true });
  }

  /** All hints again, from the beginning. */
  again(): void {
    this.#keep({ off: false, known: [] });
  }
}

export const guide = new Guide();
