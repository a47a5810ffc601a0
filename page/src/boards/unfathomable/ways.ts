export { aid } from "./aid.ts";
export { leading, orderForms } from "./orders.ts";

// What is used, cast, resolved or gained.
export const effective = [
  "room_action", "item_action", "sheet_action", "feat_action", "mythos_action", "reveal",
  "use_item", "use_spell", "use_feat", "use_sheet", "use_mythos", "spell--pick_spell", "spell--last_spell",
  "item--conjure", "item--keep_item", "item--last_item", "mythos--top_mythos",
  "waypoint--pick_waypoint", "waypoint--through_the_gate",
];

export const slow = ["check_outcome"];
