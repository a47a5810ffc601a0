// The guided first game: a short hint beside each kind of question, until it is known. Kept in the browser.

import { store } from "./settings.svelte.ts";

const KEY = "undertow.guide";

type Kept = { off: boolean; known: string[] };

function read(): Kept {
  try {
    const { off, known } = JSON.parse(store.get(KEY) ?? "{}") as Partial<Kept>;
    return { off: off === true, known: Array.isArray(known) ? known : [] };
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
