// What the own area and the scene of a skill check read off the view of Unfathomable. Nothing here decides a move.

import type { BoardProps, Card, Catalogue, Event, Frame, Move } from "../../wire.ts";
import { topicOf } from "../../rules.svelte.ts";
import { card } from "../common.ts";
import type { CheckedView, CheckView } from "./model.ts";

export type SkillFacts = { skill: number; value: number; action: boolean };
export type MythosFacts = {
  kind: "choice" | "check" | "combined" | "";
  target: number;
  partial: number;
  skills: number[];
  activates: "hydra" | "dagon" | "deep_ones" | "";
  advances: "travel" | "ritual" | "either" | "";
};

export const TREACHERY = 5;
export const NO_PARTIAL = 99; // as the view writes it: no total reaches it

export const skillFacts = (cards: Catalogue, index: number): SkillFacts => ({
  skill: 0,
  value: 0,
  action: false,
  ...card(cards, "card", index).facts,
});

export const mythosFacts = (card: Card): MythosFacts => ({
  kind: "",
  target: 0,
  partial: 0,
  skills: [],
  activates: "",
  advances: "",
  ...(card.facts as Partial<MythosFacts>),
});

/** The ability of a skill card alone; its full name tells type and value as well. */
export const abilityOf = (cards: Catalogue, index: number): string => card(cards, "card", index).name.replace(/\s*\([^()]*\)\s*$/, "");

/** A font size at which the longest word of a name fits the width of its card. */
export function fitting(name: string, largest: number): string {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length), 1);
  return `min(${largest}px, ${Math.round(1950 / longest) / 10}cqw)`;
}

/** The moves that may be chosen now about a thing; none while older frames are still shown. */
export function movesAbout(p: Pick<BoardProps, "choices" | "frame">, noun: string, index: number): Move[] {
  if (!p.choices.has(`${noun}:${index}`)) return [];
  return (p.frame.decision?.moves ?? []).filter((move) => move.noun === noun && move.index === index);
}

/** Whether something of that kind can be chosen now; then what cannot be chosen is dim. */
export const isAsked = (p: Pick<BoardProps, "choices">, noun: string): boolean =>
  [...p.choices.keys()].some((key) => key.startsWith(`${noun}:`));

export type Phase = "skills" | "actions" | "mythos";
export const PHASES: readonly Phase[] = ["skills", "actions", "mythos"];
const TOPICS: Record<string, Phase> = { skill_cards: "skills", actions: "actions", mythos: "mythos" };

/** Which step of the turn is under way: the outermost one that the question tells as its cause. */
export function phaseOf(decision: Frame["decision"]): Phase | null {
  for (const cause of decision?.cause ?? []) {
    const phase = TOPICS[topicOf(cause)];
    if (phase) return phase;
  }
  return null;
}

/** The hand in order, each card with a name of its own among its like. */
export function inOrder(hand: number[]): { card: number; id: string }[] {
  const seen = new Map<number, number>();
  return hand
    .toSorted((a, b) => a - b)
    .map((card) => {
      const nth = seen.get(card) ?? 0;
      seen.set(card, nth + 1);
      return { card, id: `${card}-${nth}` };
    });
}

// -- the scene of a check ---------------------------------------------------------------------------------------------

export type Turned = { card: number; helps: boolean };

/** A pile that was turned up: what helps and what hinders, the highest first. */
export function sorted(pile: Turned[], valueOf: (card: number) => number): { help: number[]; hinder: number[] } {
  const cards = (helps: boolean) =>
    pile
      .filter((one) => one.helps === helps)
      .map((one) => one.card)
      .toSorted((a, b) => valueOf(b) - valueOf(a) || a - b);
  return { help: cards(true), hinder: cards(false) };
}

/** How a check ended, as the events tell it. */
export type Ended = { pile: Turned[]; total: number | null; outcome: number; target: number | null };

/** The check that has come to its end in these events; null if none has. */
export function endOf(fx: Event[]): Ended | null {
  const at = fx.findLastIndex((event) => event.event === "check_outcome");
  if (at < 0) return null;
  const before = fx.slice(0, at + 1);
  const from = before.findLastIndex((event) => event.event === "check_announced");
  const own = before.slice(from + 1);
  const pile = own.filter((event) => event.event === "card_turned_up").map(({ values }) => ({ card: values.card, helps: values.supports > 0 }));
  const total = own.findLast((event) => event.event === "check_total")?.values.n;
  const target = from < 0 ? null : before[from].values.n;
  return { pile, total: total ?? null, outcome: fx[at].values.outcome, target };
}

/** The check of the crisis that lies there, in the whole log: after a reload it is told from that. Null if it has none yet. */
export function endInLog(log: Event[]): Ended | null {
  return endOf(log.slice(log.findLastIndex((event) => event.event === "mythos_drawn") + 1));
}

/** A pile that lies open, each card with what it does in a check of these skills. */
export const turnedUp = (pile: number[], skills: number[], cards: Catalogue): Turned[] =>
  pile.map((card) => ({ card, helps: skills.includes(skillFacts(cards, card).skill) }));

/** How a check ended whose result is being carried out: its cards still lie there. */
export const endShown = ({ pile, skills, total, outcome, target }: CheckedView, cards: Catalogue): Ended => ({
  pile: turnedUp(pile, skills, cards),
  total,
  outcome,
  target,
});

/** Whether a check that is over makes room: its crisis is gone, and somebody has acted since. */
export const isGone = (of: number | null, crisis: number | null, news: Event[]): boolean =>
  (crisis === null || crisis !== of) && news.length > 0;

export const hasPartial = (check: Pick<CheckView, "partial">): boolean => check.partial < NO_PARTIAL;

/** Where a check stands: cards are still added, or the pile lies open. */
export function stageOf(check: CheckView): "before" | "adding" | "open" {
  if (check.pile.length) return "open";
  return check.drawn || check.added.some(Boolean) ? "adding" : "before";
}

export type Parts = { head: string; either: string; success: string; partial: string; failure: string; or: string; last: string };

/** The places at which the text of a crisis is cut, as the game's words name them. */
export type Cuts = Record<"either" | "success" | "partial" | "failure" | "or" | "last", string>;

/** The text of a crisis in its parts: what each outcome, each option brings. What is not there stays empty. */
export function partsOf(text: string, cuts: Cuts): Parts {
  const parts: Parts = { head: "", either: "", success: "", partial: "", failure: "", or: "", last: "" };
  const marks: { part: keyof Parts; at: number; to: number }[] = [];
  let from = 0;
  for (const part of ["either", "success", "partial", "failure", "or", "last"] as const) {
    if (!cuts[part]) continue;
    // What comes last is a sentence of its own and keeps its first words.
    const found = new RegExp(part === "last" ? `(?<=^|[.)]\\s)(?=${cuts[part]})` : `(?<=^|[.)]\\s)${cuts[part]}\\s*`, "gu");
    found.lastIndex = from;
    const at = found.exec(text);
    if (!at) continue;
    marks.push({ part, at: at.index, to: at.index + at[0].length });
    from = at.index + at[0].length;
  }
  parts.head = text.slice(0, marks[0]?.at ?? text.length).trim();
  marks.forEach(({ part, to }, i) => (parts[part] = text.slice(to, marks[i + 1]?.at ?? text.length).trim()));
  return parts;
}

export const cutsOf = (cards: Catalogue): Cuts => ({
  either: cards.words["check-cut-either"] ?? "",
  success: cards.words["check-cut-success"] ?? "",
  partial: cards.words["check-cut-partial"] ?? "",
  failure: cards.words["check-cut-failure"] ?? "",
  or: cards.words["check-cut-or"] ?? "",
  last: cards.words["check-cut-last"] ?? "",
});

/** What a check is for where no crisis lies there: the room, the card whose rule the question tells as its cause. */
export function sourceOf(decision: Frame["decision"], cards: Catalogue): Card | null {
  for (const { key } of decision?.cause ?? []) {
    const found = cards.cards.find((card) => card.rule?.key === key);
    if (found) return found;
  }
  return null;
}

/** The running total along a pile: after each card. */
export function running(pile: Turned[], valueOf: (card: number) => number): number[] {
  let total = 0;
  return pile.map(({ card, helps }) => (total += helps ? valueOf(card) : -valueOf(card)));
}

/** Things on the ship: a question about them wants to see it. */
const ABOARD = ["space", "seat", "monarch", "track", "waypoint", "passenger"];

/** Whether the question is about something that lies on the board. */
export const wantsTheShip = (p: Pick<BoardProps, "choices">): boolean => ABOARD.some((noun) => isAsked(p, noun));
