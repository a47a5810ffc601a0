// Addresses: `/` is the start, `/t/<table>` a table, `/t/<table>#join=<code>` an invitation to it.

export type Place = { screen: "start" } | { screen: "table"; table: string; join: string | null };

export function placeOf(path: string, hash: string): Place {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (!table) return { screen: "start" };
  const join = /^#join=(.+)$/.exec(hash)?.[1];
  return { screen: "table", table: decodeURIComponent(table), join: join ? decodeURIComponent(join) : null };
}

class Route {
  place = $state.raw<Place>({ screen: "start" });

  constructor() {
    if (typeof window === "undefined") return;
    const read = () => (this.place = placeOf(location.pathname, location.hash));
    read();
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }

  /** Drops the fragment from the address, so that a used invitation is neither shared nor used again. */
  dropJoin(): void {
    history.replaceState(null, "", location.pathname);
    this.place = placeOf(location.pathname, "");
  }
}

export const route = new Route();

/** For links: a plain click stays in the page, anything else is the browser's. */
export function follow(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link) return;
  event.preventDefault();
  route.go(link);
}
