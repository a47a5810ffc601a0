// Which card is being looked at: pinned by a click or a key, or only hovered.

export type Looked = { noun: string; index: number; about: DOMRect; pinned: boolean };

class Looking {
  now = $state.raw<Looked | null>(null);

  /** Where the pointer or the focus is: the card opens beside it. */
  #last: Element | null = null;

  remember(element: Element | null): void {
    this.#last = element;
  }

  pin(noun: string, index: number): void {
    const about = this.#last?.isConnected
      ? this.#last.getBoundingClientRect()
      : new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0);
    this.now = { noun, index, about, pinned: true };
  }

  hover(noun: string, index: number, about: DOMRect): void {
    if (!this.now?.pinned) this.now = { noun, index, about, pinned: false };
  }

  leave(): void {
    if (!this.now?.pinned) this.now = null;
  }

  close(): void {
    this.now = null;
  }
}

export const looking = new Looking();
