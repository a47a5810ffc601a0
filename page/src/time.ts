// Seconds that are left, as a person would say them.

export type Left = { unit: "seconds" | "minutes"; n: number };

/** Beyond a minute and a half in minutes; above ten seconds in steps of five, so that it does not hurry anybody. */
export function leftIn(seconds: number): Left {
  if (seconds > 90) return { unit: "minutes", n: Math.ceil(seconds / 60) };
  const whole = Math.max(0, Math.ceil(seconds));
  return { unit: "seconds", n: whole > 10 ? Math.round(whole / 5) * 5 : whole };
}
