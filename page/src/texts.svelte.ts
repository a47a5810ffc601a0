// The words of the page. They come from the table's server as Fluent, so that page, terminal and bots share one set.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { getTexts } from "./api.ts";
import type { Lang, Say } from "./wire.ts";

type Args = Record<string, string | number>;

export function bundleOf(lang: string, ftl: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(ftl));
  return bundle;
}

/** A text of a bundle; null when it has none. */
export function format(bundle: FluentBundle, key: string, args?: Args): string | null {
  const message = bundle.getMessage(key);
  if (!message?.value) return null;
  const errors: Error[] = [];
  return bundle.formatPattern(message.value, args, errors);
}

class Texts {
  bundle = $state.raw<FluentBundle | null>(null);
  lang = $state<Lang>("en");

  /** Loads a language; the old one stays until the new one is here. */
  async load(lang: Lang): Promise<void> {
    const { ftl } = await getTexts(lang);
    this.bundle = bundleOf(lang, ftl);
    this.lang = lang;
    document.documentElement.lang = lang;
  }
}

export const texts = new Texts();

/** A text of the page; without one its key, so that a gap is seen and nothing breaks. */
export const say: Say = (key, args) => (texts.bundle && format(texts.bundle, key, args)) ?? key;

/** The same for a drawn board: the game's own words first, then the page's. */
export function sayWith(words: Record<string, string>, lang: string): Say {
  const source = Object.entries(words).map(([key, text]) => `${key} = ${text.replaceAll("\n", "\n    ")}`);
  const own = bundleOf(lang, source.join("\n"));
  return (key, args) => format(own, key, args) ?? say(key, args);
}
