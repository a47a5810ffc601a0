// What was said just now, by seat: it stands beside the speaker for a while.

import type { Saying } from "./wire.ts";

export const SHOWN = 6000;

export class Lately {
  /** the newest last */
  all = $state.raw<Map<number, Saying>>(new Map());

  add(one: Saying): void {
    this.all = new Map([...this.#without(one.seat), [one.seat, one]]);
    setTimeout(() => {
      if (this.all.get(one.seat) === one) this.all = new Map(this.#without(one.seat));
    }, SHOWN);
  }

  #without(seat: number): [number, Saying][] {
    return [...this.all].filter(([other]) => other !== seat);
  }
}
