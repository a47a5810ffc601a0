// The Everrain: what a captain orders ahead. Which way a storm takes and which enemy acts the table works out each time.

import type { OrderForm } from "../../orders.ts";

const form = (prompt: string, family: string): OrderForm => ({ prompt, family, fields: [], untils: ["game", "round"], first: () => ({}) });

export const orderForms: OrderForm[] = [
  form("storm_drift", "storm_step"),
  form("storm_toward", "storm_step"),
  form("omen", "omen_leave"),
  form("activate", "activate"),
];
