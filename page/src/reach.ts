// Whether friends can open a link that this page shows: who runs the server sees it at an address of its own machine.

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const AT_HOME = /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[f[cde].*\]|.*\.local|[^.:]+)$/;

/** The address to put into a link, and what to say of it; `outside` is the server's in the home network, if it listens there. */
export function reach(origin: string, outside: string | null | undefined): { origin: string; note: "" | "ui-link-here" | "ui-link-home" } {
  const { hostname } = new URL(origin);
  if (!HERE.test(hostname)) return { origin, note: AT_HOME.test(hostname) ? "ui-link-home" : "" };
  if (outside === undefined) return { origin, note: "" };
  return outside ? { origin: outside, note: "ui-link-home" } : { origin, note: "ui-link-here" };
}
