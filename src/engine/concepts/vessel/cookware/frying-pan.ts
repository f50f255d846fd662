import { cookware } from "./cookware.ts";

/** A frying pan. What makes it itself: a wide shallow round pan with sloping sides and one long handle; a wok is deep and round. */
export const fryingPan = cookware(
  "frying-pan",
  ["frying pan", "pan", "skillet", "wok", "fry pan", "cast iron pan", "cast iron skillet"],
  ["frying pan", "wok", "pan#1"],
  0.08,
  (_draw, ask) => (ask.word === "wok" ? "wok" : "skillet"),
);
