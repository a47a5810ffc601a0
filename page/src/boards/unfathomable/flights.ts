// What travels in Unfathomable, told by its events.

import type { Flight } from "../../flights.ts";
import type { Event } from "../../wire.ts";
import { DEEP } from "./model.ts";

const at = (place: string) => `[data-place="${place}"]`;
/** who acts, as a small sign; not the whole panel */
const sign = (seat: number) => [`${at(`seat:${seat}`)} .mark`];
/** the figures of a kind in a space, else the space itself */
const figures = (kind: string, space: number) => [`${at(`${kind}:${space}`)} .figure`, at(`space:${space}`)];
const supply = (kind: string) => [`${at(`supply:${kind}`)} .figure`];
/** where the supply is out of sight it is behind this tab */
const away = (kind: string) => [...supply(kind), "#tab-players"];

/** `you`: the seat that is shown, null for a spectator. */
export function flights(events: Event[], you: number | null): Flight[] {
  return events.flatMap((event): Flight[] => {
    const { seat = -1, card = -1, space = -1, other_space: target = -1, monarch = -1, n = 0 } = event.values;
    const made = (from: string[], to: string[]): Flight[] => [{ from, to, dress: "uf" }];
    switch (event.event) {
      case "moved":
        return made([`${at(`pawn:${seat}`)} .pawn`], [`${at(`pawn:${seat}`)} .pawn`, at(`space:${space}`)]);
      case "monarch_moved":
        return made([`${at(`monarch:${monarch}`)} .figure`], [`${at(`monarch:${monarch}`)} .figure`, at(`space:${space}`)]);
      case "deep_ones_spawned":
        return made(supply("deep-ones"), figures("deep-ones", space));
      case "deep_ones_moved":
        return made(figures("deep-ones", space).slice(0, 1), figures("deep-ones", target));
      case "deep_ones_defeated":
        return made(figures("deep-ones", space).slice(0, 1), away("deep-ones"));
      case "passenger_risked":
        return made(supply("passengers"), figures("passengers", space));
      case "passenger_rescued":
        return made(figures("passengers", space).slice(0, 1), away("passengers"));
      case "passenger_defeated":
        return made(figures("passengers", space).slice(0, 1), figures("deep-ones", DEEP).slice(1));
      case "own_card_added":
        return made([`${at("hand")} [data-look="card:${card}"]`], [at("check")]);
      case "cards_added":
        return n > 0 && seat !== you ? made(sign(seat), [at("check")]) : [];
      default:
        return [];
    }
  });
}
