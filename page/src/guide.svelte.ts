// The guided first game: a short hint beside each kind of question, until it is known. Kept in the browser.

import { store } from "./settings.svelte.ts";

const KEY = "undertow.guide";

/** So often a hint is shown before it counts as known. */
const TIMES = 3;

/** A first game: its table, the steps of its script that are still to come, and how many there were. */
type Lesson = { table: string; left: string[]; steps: number };
type Kept = { off: boolean; known: string[]; times?: Record<string, number>; lesson?: Lesson };

/** The question at which a step of a script is told: `action-2` is the second about `action`. */
export const questionOf = (step: string): string => step.replace(/-\d+$/, "");

/** What a hint may be called: its question, or the family of its question (`storm_drift`, `sea-gull-tax`). */
export const hintsFor = (prompt: string): string[] => [prompt, /^[a-z]*/.exec(prompt)![0]];

function read(): Kept {
  try {
    const { off, known, times, lesson } = JSON.parse(store.get(KEY) ?? "{}") as Partial<Kept>;
    return { off: off === true, known: Array.isArray(known) ? known : [], times: times ?? {}, lesson };
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

  /** A first game begins: all hints of its game again, in the order of its script. */
  begin(game: string, table: string, script: string[]): void {
    const fresh = (key: string) => key !== game && !key.startsWith(`${game} `);
    const times = Object.fromEntries(Object.entries(this.#kept.times ?? {}).filter(([key]) => fresh(key)));
    const lesson = { table, left: [...script], steps: script.length };
    this.#keep({ off: false, known: this.#kept.known.filter(fresh), times, lesson });
  }

  /** The step of a first game's script that belongs to a question, with its place among all; null without one. */
  step(table: string, prompt: string): { step: string; at: number; steps: number } | null {
    const { off, lesson } = this.#kept;
    if (off || lesson?.table !== table) return null;
    const step = lesson.left.find((one) => questionOf(one) === prompt);
    return step ? { step, at: lesson.steps - lesson.left.length + 1, steps: lesson.steps } : null;
  }

  /** Whether this is a step of the running script; if so it has been read now. With its last step a question is known. */
  #taken(game: string, step: string): boolean {
    const { lesson, known } = this.#kept;
    if (!lesson?.left.includes(step)) return false;
    const left = lesson.left.filter((one) => one !== step);
    const again = left.some((one) => questionOf(one) === questionOf(step));
    this.#keep({ ...this.#kept, lesson: { ...lesson, left }, known: again ? known : [...known, `${game} ${questionOf(step)}`] });
    return true;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    store.set(KEY, JSON.stringify(kept));
  }

  got(game: string, prompt: string): void {
    if (this.#taken(game, prompt)) return;
    this.#keep({ ...this.#kept, known: [...this.#kept.known, `${game} ${prompt}`] });
  }

  /** A question was answered with its hint in sight. */
  answered(game: string, prompt: string): void {
    if (this.#taken(game, prompt)) return;
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
