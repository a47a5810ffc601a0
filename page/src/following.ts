// Whether a list that grows is shown from its end: until its reader scrolls up, and again once they are back there.

const NEAR = 40; // pixels
const HANDS = ["wheel", "touchmove", "keydown", "pointerdown"];

export class Following {
  follows = true;
  #touched = false;

  /** The reader has put a hand on the list. Without one it is the list that grows, or its room that changes. */
  touched(): void {
    this.#touched = true;
  }

  /** The list stands at `top`, and could be scrolled to `end`. */
  scrolled(top: number, end: number): void {
    if (end - top < NEAR) {
      this.follows = true;
      this.#touched = false;
    } else if (this.#touched) this.follows = false;
  }
}

/** Keeps the end of a list in sight: when lines come, when they grow (rules and fonts come later), when its room changes. */
export function followed(list: HTMLElement): () => void {
  const end = new Following();
  const go = () => end.follows && list.scrollTo(0, list.scrollHeight);
  const sizes = new ResizeObserver(go);
  for (const one of [list, ...list.children]) sizes.observe(one);
  const off = new AbortController();
  const { signal } = off;
  const touched = (event: Event) => (event.type !== "pointerdown" || event.target === list) && end.touched(); // at its bar
  for (const hand of HANDS) list.addEventListener(hand, touched, { signal, passive: true });
  list.addEventListener("scroll", () => end.scrolled(list.scrollTop, list.scrollHeight - list.clientHeight), { signal });
  return () => {
    off.abort();
    sizes.disconnect();
  };
}
