// What this reader likes: language, theme, sound. Kept in the browser, never sent to the table (the language is).

import type { Lang } from "./wire.ts";

export const LANGS: Lang[] = ["en", "de", "pl"];

/** The first of the browser's languages that the page speaks. */
export function firstLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase() as Lang;
    if (LANGS.includes(short)) return short;
  }
  return "en";
}

/** Storage may be forbidden (private windows, policies); then choices last as long as the page. */
export const store = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      /* nothing to be done */
    }
  },
};

/** A window in which question, log and talk all have room. */
const TALL = 900;

type Theme = "dark" | "light";

class Settings {
  lang = $state<Lang>("en");
  theme = $state<Theme>("dark");
  sound = $state(false);
  notify = $state(false);
  mineOnly = $state(false);
  /** what others say is not shown */
  muted = $state(false);
  /** tables are shown as text, in sections, even where a board is drawn */
  sections = $state(false);
  /** talk is unfolded beside the question */
  talking = $state(false);

  constructor() {
    if (typeof window === "undefined") return;
    const kept = store.get("undertow.lang") as Lang | null;
    this.lang = kept && LANGS.includes(kept) ? kept : firstLang(navigator.languages);
    const theme = store.get("undertow.theme");
    const light = matchMedia("(prefers-color-scheme: light)").matches;
    this.theme = theme === "dark" || theme === "light" ? theme : light ? "light" : "dark";
    if (theme) document.documentElement.dataset.theme = this.theme;
    this.sound = store.get("undertow.sound") === "on";
    this.notify = store.get("undertow.notify") === "on" && "Notification" in window && Notification.permission === "granted";
    this.mineOnly = store.get("undertow.mine") === "on";
    this.muted = store.get("undertow.muted") === "on";
    this.sections = store.get("undertow.sections") === "on" || new URLSearchParams(location.search).get("board") === "sections";
    this.talking = (store.get("undertow.talking") ?? (innerHeight >= TALL ? "on" : "off")) === "on";
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    store.set("undertow.lang", lang);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    store.set("undertow.theme", theme);
  }

  setSound(on: boolean): void {
    this.sound = on;
    store.set("undertow.sound", on ? "on" : "off");
  }

  async setNotify(on: boolean): Promise<void> {
    if (on && "Notification" in window) on = (await Notification.requestPermission()) === "granted";
    this.notify = on;
    store.set("undertow.notify", on ? "on" : "off");
  }

  setMineOnly(on: boolean): void {
    this.mineOnly = on;
    store.set("undertow.mine", on ? "on" : "off");
  }

  setTalking(on: boolean): void {
    this.talking = on;
    store.set("undertow.talking", on ? "on" : "off");
  }

  setSections(on: boolean): void {
    this.sections = on;
    store.set("undertow.sections", on ? "on" : "off");
  }

  setMuted(on: boolean): void {
    this.muted = on;
    store.set("undertow.muted", on ? "on" : "off");
  }
}

export const settings = new Settings();
