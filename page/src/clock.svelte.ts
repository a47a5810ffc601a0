// The server's clock: questions close by it, and this device's may be wrong. Asked beside the frames, which tell no time.

import { getHealth } from "./api.ts";
import { settings } from "./settings.svelte.ts";

const GOOD_FOR = 10 * 60; // seconds

/** How far the server's clock is ahead, if it said `now` somewhen between two moments of this device's clock. */
export function aheadBy(now: number, before: number, after: number): number {
  return now - (before + after) / 2;
}

class Clock {
  /** seconds that the server's clock is ahead of this device's */
  ahead = $state(0);
  #asked = -Infinity;

  async ask(): Promise<void> {
    const before = Date.now() / 1000;
    if (Math.abs(before - this.#asked) < GOOD_FOR) return;
    this.#asked = before;
    try {
      const { now } = await getHealth(settings.lang);
      this.ahead = aheadBy(now, before, Date.now() / 1000);
    } catch {
      this.#asked = -Infinity; // the next question asks again
    }
  }
}

export const clock = new Clock();
