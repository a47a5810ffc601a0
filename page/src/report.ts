// What one sends along with a fault, and files and texts that leave the page.

import { getHealth } from "./api.ts";
import type { Event, Frame, Lang } from "./wire.ts";

const LAST = 20;

/** How the table stands, as somebody needs it who looks for a fault. It tells what this seat knows, and no key. */
export async function report(frame: Frame, log: Event[], lang: Lang): Promise<string> {
  const health = await getHealth(lang).catch(() => null);
  return JSON.stringify(
    {
      version: health?.version ?? null,
      engine: health?.engine ?? null,
      rules: health?.rules[frame.game] ?? null,
      game: frame.game,
      table: frame.table,
      number: frame.number,
      you: frame.you,
      lang: frame.lang,
      view: frame.view,
      decision: frame.decision,
      events: log.slice(-LAST),
      browser: navigator.userAgent,
    },
    null,
    1,
  );
}

/** Puts a text into the clipboard; without https there is none, and the old way has to do. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/** Gives a text to the reader as a file. */
export function saved(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
