// The live connection of a table. It comes back by itself; how it stands is told in words, never by a bare spinner.

import type { Given } from "./answers.ts";
import type { Lang, Message } from "./wire.ts";

export type LinkState = "connecting" | "connected" | "lost" | "closed";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 1000; // so the page is back within two seconds of the server's return
const LONGEST_ANSWER = 5000;
const FAULT = 1011; // the code with which the server ends a connection after a fault of its own ...
const AFTER_FAULT = [5000, 60_000]; // ... which a second try will hardly find mended: the first pause and the longest

/**
 * Whether the server answers at all. Asked before a socket is opened: after a dozen that failed, browsers hold the next
 * ones back for seconds, but never a plain call.
 */
async function answers(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(LONGEST_ANSWER) })).ok;
  } catch {
    return false;
  }
}

/** How long to wait before try number `tries` (counted from 0) to connect again, after the connection ended with `code`. */
export function pauseBefore(tries: number, code = 0): number {
  const [first, longest] = code === FAULT ? AFTER_FAULT : [FIRST_PAUSE, LONGEST_PAUSE];
  return Math.min(first * 2 ** tries, longest);
}

export type LiveOptions = {
  url: string;
  hello(): { token: string | null; lang: Lang; sections: boolean; through?: number };
  heard(message: Message): void;
  stands(state: LinkState): void;
  /** Only for tests. */
  open?(url: string): WebSocket;
  answers?(): Promise<boolean>;
};

export class Live {
  #options: LiveOptions;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done = false;

  constructor(options: LiveOptions) {
    this.#options = options;
    options.stands("connecting");
    this.#connect();
  }

  #connect(): void {
    const { url, hello, heard, stands, open } = this.#options;
    const socket = open ? open(url) : new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(hello()));
      stands("connected");
    };
    socket.onmessage = ({ data }) => {
      this.#tries = 0; // only a server that speaks has really come back
      heard(JSON.parse(String(data)) as Message);
    };
    socket.onclose = (event) => {
      if (this.#done || this.#socket !== socket) return;
      stands("lost");
      this.#comeBack(event?.code);
    };
  }

  #comeBack(code = 0): void {
    this.#timer = setTimeout(async () => {
      const back = await (this.#options.answers ?? answers)();
      if (this.#done) return;
      if (back) this.#connect();
      else this.#comeBack(code);
    }, pauseBefore(this.#tries++, code));
  }

  /** Says something; false when nobody would hear it. */
  send(message: Given | { lang: Lang; sections: boolean; through?: number }): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#done = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#options.stands("closed");
  }
}

/** The address of a table's live connection, on the server that the page came from. */
export function liveAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
}
