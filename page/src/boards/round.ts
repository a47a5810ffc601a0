/** A number with one digit after the point: pictures need no more. */
export const f = (n: number): number => Math.round(n * 10) / 10;
