// Frames one after another: each move of a bot is a frame of its own and stays for a moment, so that it can be followed.

import { waysOf } from "./boards/ways.ts";
import type { Event, Frame } from "./wire.ts";

export const HOLD = 450;

export const LONG_HOLD = 2800;

/** How long a frame stays before the next one. */
export function holdOf({ game, events }: Pick<Frame, "game" | "events">): number {
  return events.some((one) => waysOf(game).slow?.includes(one.event)) ? LONG_HOLD : HOLD;
}

export type Shown = {
  frame: Frame;
  /** what has just happened, to be shown moving */
  fx: Event[];
  /** events to append to the log, or the whole log */
  events: Event[];
  fresh: boolean;
};

export class FrameQueue {
  #waiting: Frame[] = [];
  #holding: ReturnType<typeof setTimeout> | undefined;
  #show: (shown: Shown) => void;
  #busy: (busy: boolean) => void;
  #still: () => boolean;

  /** `still` says whether motion is unwanted: then frames do not wait for one another. */
  constructor(show: (shown: Shown) => void, busy: (busy: boolean) => void, still: () => boolean) {
    this.#show = show;
    this.#busy = busy;
    this.#still = still;
  }

  add(frame: Frame): void {
    if (frame.fresh) {
      this.clear();
      this.#show({ frame, fx: [], events: frame.events, fresh: true });
      return;
    }
    this.#waiting.push(frame);
    if (this.#still()) this.skip();
    else if (this.#holding === undefined) this.#next();
    this.#tell();
  }

  #next(): void {
    this.#holding = undefined;
    const frame = this.#waiting.shift();
    if (frame) {
      this.#show({ frame, fx: frame.events, events: frame.events, fresh: false });
      // Nothing happened in it: nothing to follow.
      if (frame.events.length > 0) {
        this.#holding = setTimeout(() => {
          this.#next();
          this.#tell();
        }, holdOf(frame));
      } else this.#next();
    }
  }

  #tell(): void {
    this.#busy(this.#waiting.length > 0);
  }

  /** To the end at once; nothing is lost from the log. */
  skip(): void {
    const last = this.#waiting.at(-1);
    if (!last) return;
    const events = this.#waiting.flatMap((frame) => frame.events);
    this.clear();
    this.#show({ frame: last, fx: [], events, fresh: false });
  }

  clear(): void {
    clearTimeout(this.#holding);
    this.#holding = undefined;
    this.#waiting = [];
    this.#tell();
  }
}
