// Several people at one screen: before another of them sees the table, a curtain falls.

/** How the table stands for one of the seats at this screen. */
export type Own = {
  seat: number;
  /** something is asked of it */
  asked: boolean;
  /** it waits for what the others at this screen say */
  waits: boolean;
};

/**
 * The seat before which a curtain hangs; null: whoever looks may look on.
 * `shown` is the seat that is on the screen, `known` who said last that it is them, `peeking` whether they chose to look.
 */
export function curtainBefore(all: Own[], shown: number, known: number | null, peeking: boolean): number | null {
  if (all.length < 2) return null;
  const now = all.find((own) => own.seat === shown);
  const next = all.find((own) => own.seat !== shown && own.asked);
  if (known === null) return now?.asked || peeking || !next ? shown : next.seat;
  if (known !== shown) return shown;
  if (peeking || (now?.asked && !now.waits)) return null;
  return next?.seat ?? null;
}
