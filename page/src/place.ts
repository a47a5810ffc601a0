// Where a small window goes: beside the thing it is about, and never over the edge of the screen.

const GAP = 8;

export function place(window: HTMLElement, about: DOMRect): void {
  const { width, height } = window.getBoundingClientRect();
  const left = Math.min(Math.max(GAP, about.left + about.width / 2 - width / 2), innerWidth - width - GAP);
  const above = about.top - height - GAP;
  const below = about.bottom + GAP;
  const fits = { below: below + height <= innerHeight - GAP, above: above >= GAP };
  // In the lower half it goes above: what is asked and the own hand are below.
  const low = about.top + about.height / 2 > innerHeight / 2;
  const up = fits.above && (low || !fits.below);
  const top = up ? above : fits.below ? below : Math.max(GAP, innerHeight - height - GAP);
  window.style.left = `${Math.round(left)}px`;
  window.style.top = `${Math.round(top)}px`;
}
