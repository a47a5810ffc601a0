// Small works on sentences: which name in a sentence is a thing that one can look at, what a choice brings.

import type { Card, Catalogue, Event, Move } from "./wire.ts";

/** `lead`, `mark`: what stands right before and behind the name of a card, and stays with it */
export type Piece = { text: string; noun?: string; index?: number; lead?: string; mark?: string };

const indexed = new WeakMap<Catalogue, Map<string, Card>>();

/** A card of the catalogue, by noun and number. */
export function cardOf(cards: Catalogue | null, noun: string, index: number): Card | null {
  if (!cards) return null;
  let found = indexed.get(cards);
  if (!found) {
    found = new Map(cards.cards.map((entry) => [`${entry.noun}:${entry.index}`, entry]));
    indexed.set(cards, found);
  }
  return found.get(`${noun}:${index}`) ?? null;
}

const MARKS = /^[^\p{L}\p{N}\s]+/u;
const LEADS = /[^\p{L}\p{N}\s]+$/u;

/** Cuts a sentence into plain words and names of cards. A name that is bent by grammar stays plain. */
export function pieces(event: Pick<Event, "text" | "values">, cards: Catalogue | null): Piece[] {
  let found: Piece[] = [{ text: event.text }];
  for (const [key, index] of Object.entries(event.values)) {
    const noun = key.replace(/^other_/, "");
    const card = cardOf(cards, noun, index);
    if (!card?.text && !card?.rule) continue;
    found = found.flatMap((piece) => {
      const at = piece.noun ? -1 : piece.text.indexOf(card.name);
      if (at < 0) return [piece];
      const rest = piece.text.slice(at + card.name.length);
      const mark = MARKS.exec(rest)?.[0] ?? "";
      const before = piece.text.slice(0, at);
      const lead = LEADS.exec(before)?.[0] ?? "";
      return [
        { text: before.slice(0, before.length - lead.length) },
        { text: card.name, noun, index, ...(lead && { lead }), ...(mark && { mark }) },
        { text: rest.slice(mark.length) },
      ].filter((part) => part.text);
    });
  }
  return found;
}

/** A sentence in which a number or a word of one letter does not stand alone at the end or the beginning of a line. */
export function bound(text: string): string {
  return text.replace(/(?<=(?:^|\s)\p{L}) |(?<=\p{L}) (?=\d)/gu, "\u00a0");
}

/** Whether an event tells the very story that asks: it begins with the question, as its title. */
export const tellsTheQuestion = (told: string, question: string): boolean => question !== "" && told.startsWith(`${question}. `);

/** A choice in two parts: what it is, and what it brings: what stands after its colon, or what its card says. */
export function told(move: Move, cards: Catalogue | null): { head: string; tail: string; aside: string } {
  const [said, thing = "", beside = ""] = move.parts ?? []; // a game may say itself what is what
  if (said) return { head: said, tail: thing, aside: beside };
  const [answer, brings] = cutAt(move.text, " → "); // of a story's answer: what one does, and what comes of it
  if (brings) return { head: answer, tail: capital(brings), aside: "" };
  const [head, tail] = cutAt(move.text, ": ");
  const card = cardOf(cards, move.noun, move.index);
  const aside = card ? (cards?.words[`${card.noun}-${card.slug}`] ?? "") : "";
  if (!tail || aside) return { head: move.text, tail: "", aside };
  return { head, tail: capital(tail), aside };
}

/** A text before and after the first such sign; what stands in brackets belongs together. */
function cutAt(text: string, sign: string): [string, string] {
  for (let at = 0, depth = 0; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")") depth--;
    else if (depth <= 0 && text.startsWith(sign, at)) return [text.slice(0, at), text.slice(at + sign.length)];
  }
  return [text, ""];
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

const KEYS = "123456789abcdefghjklmnopqrstvwxyz"; // without i, which shows a card, and u, which takes a move back

export function keyOf(at: number): string {
  return KEYS[at] ?? "";
}

export function atKey(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;
}
