// What travels in Abyss, told by its events.

import type { Flight } from "../../flights.ts";
import type { Event } from "../../wire.ts";
import { raceOf } from "./model.ts";

const at = (place: string, thing = "") => `[data-place="${place}"]${thing && ` [data-look="${thing}"]`}`;

/** `you`: the seat that is shown, null for a spectator. */
export function flights(events: Event[], you: number | null): Flight[] {
  return events.flatMap((event) => {
    const { seat = -1, card = -1, race = -1, lord = -1, location = -1 } = event.values;
    // With the viewer a thing has its own place; with others it goes to where they are, on a phone behind a tab.
    const home = (own: string[]) => (seat === you ? own : [at(`seat:${seat}`), "#tab-players"]);
    const made = (from: string[], to: string[]): Flight[] => [{ from, to, dress: "ab" }];
    switch (event.event) {
      case "ally_bought":
      case "ally_taken":
        return made([at("track", `card:${card}`)], home([at("hand", `card:${card}`), at("hand")]));
      case "to_council":
        return made([at("track", `card:${card}`)], [at(`race:${raceOf(card)}`)]);
      case "stack_taken":
      case "apprentice_stack":
        return made([at(`race:${race}`)], home([at("hand")]));
      case "affiliated":
        return made([at("recruiting", `card:${card}`)], home([at("joined")]));
      case "lord_enters":
      case "lord_corrupted":
        return made([at("recruiting", `lord:${lord}`), at("court", `lord:${lord}`)], home([at("lords", `lord:${lord}`), at("lords")]));
      case "location_taken":
      case "smokers_exchanged":
        return made([at("unrolled", `location:${location}`), at("row", `location:${location}`)], home([at("lords", `location:${location}`), at("lords")]));
      default:
        return [];
    }
  });
}
