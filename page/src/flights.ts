// Cards that travel: a picture of the thing flies from where it lay to where it lies now. Short, gone with any key or
// click, and none where motion is unwanted. What travels where is each game's own (`flights` of its boards).

/** Where to look for it before and after, the best place first; and the class in which the picture is dressed. */
export type Flight = { from: string[]; to: string[]; dress?: string };

/** A flight whose thing has been found and pictured, before the board changes. */
type Ready = Flight & { start: DOMRect; picture: HTMLElement };

const LASTS = 340; // ms; a frame stays for 450
const APART = 60;
const MOST = 6;

const still = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

function found(places: string[]): HTMLElement | null {
  for (const place of places) {
    const all = [...document.querySelectorAll<HTMLElement>(place)].filter((one) => inSight(one.getBoundingClientRect()));
    if (all.length) return all.at(-1)!;
  }
  return null;
}

function inSight(box: DOMRect): boolean {
  return box.width > 0 && box.height > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
}

function pictured(thing: HTMLElement): HTMLElement {
  const picture = thing.cloneNode(true) as HTMLElement;
  for (const part of [picture, ...picture.querySelectorAll<HTMLElement>("*")]) {
    for (const name of ["id", "data-look", "data-place"]) part.removeAttribute(name);
    if (part.tagName === "BUTTON") part.remove();
  }
  picture.classList.remove("live");
  return picture;
}

/** Before the board changes: picture what is going to travel. */
export function prepared(flights: Flight[]): Ready[] {
  if (flights.length === 0 || still()) return [];
  return flights.slice(0, MOST).flatMap((flight) => {
    const thing = found(flight.from);
    return thing ? [{ ...flight, start: thing.getBoundingClientRect(), picture: pictured(thing) }] : [];
  });
}

/** After the board has changed: let them fly. */
export function launched(ready: Ready[]): void {
  ready.forEach(({ start, picture, to, dress }, at) => {
    const target = found(to);
    if (!target) return;
    const end = target.getBoundingClientRect();
    const size = Math.min(1.2, Math.max(0.3, Math.min(end.width / start.width, end.height / start.height)));
    const [x, y] = [end.left + end.width / 2 - start.left - start.width / 2, end.top + end.height / 2 - start.top - start.height / 2];

    const ghost = document.createElement("div");
    ghost.className = `flight ${dress ?? ""}`;
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    Object.assign(ghost.style, { left: `${start.left}px`, top: `${start.top}px`, width: `${start.width}px`, height: `${start.height}px` });
    ghost.append(picture);
    document.body.append(ghost);

    const how = { duration: LASTS, delay: at * APART, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "both" } as const;
    const flying = ghost.animate(
      [{ transform: "none" }, { transform: `translate(${x / 2}px, ${y / 2 - 18}px) scale(${(1 + size) / 2})`, offset: 0.5 }, { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.85 }],
      how,
    );
    // The thing itself is there already; it shows when its picture arrives.
    const waiting = target.dataset.look ? target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], how) : null;
    const done = () => {
      waiting?.cancel();
      ghost.remove();
      removeEventListener("pointerdown", done, true);
      removeEventListener("keydown", done, true);
    };
    flying.onfinish = done;
    addEventListener("pointerdown", done, true);
    addEventListener("keydown", done, true);
  });
}
