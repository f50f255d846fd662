import type { Ask } from "../concept.ts";
import { says } from "../from-ask.ts";
import { HANDY, MANUAL, RAISED } from "./hand-deeds.ts";

/** How the arms of an upright body are held. */
export const ARMS = [
  "relaxed",
  "carrying",
  "raised",
  /** One hand up beside the head with what it strikes with. */
  "striking",
  "waving",
  "saluting",
  "pointing",
  /** The palms together before the breast. */
  "praying",
  /** One hand at the mouth. */
  "sipping",
  /** One hand at the hair. */
  "grooming",
  /** Both hands before the eyes. */
  "peering",
  /** Both hands out over what is worked at. */
  "reaching",
  /** Both hands over the head. */
  "lifting",
  /** One arm straight out, the other hand at the cheek: a bow. */
  "drawing",
  /** One hand over the other. */
  "pouring",
  /** One hand up in the middle before the breast, to clasp another's. */
  "clasping",
  /** One palm up before the head, to meet another's. */
  "highfiving",
  /** One hand over the other before the belly, on a pole. */
  "sweeping",
  /** Both hands low at the hips, on the shafts of a barrow. */
  "wheeling",
  /** One hand out at the neck of a violin, the other before the breast. */
  "fiddling",
  /** Both hands at the right of the mouth. */
  "fluting",
  /** Both hands out to the sides and up, one higher than the other. */
  "juggling",
  /** One hand out at the neck of a guitar, the other before the belly at its strings. */
  "strumming",
  /** Both hands together before the belly, on a hilt. */
  "gripping",
] as const;
export type Arms = (typeof ARMS)[number];

/** Arms that are called as what is done. */
const AS_DONE = ["wheeling", "fiddling", "fluting", "strumming"] as const satisfies readonly Arms[];

/** What is done with a thing at the lips, or before the eyes. */
const AT_LIPS = ["eating", "drinking", "speaking", "blowing"];
const SENSING = ["peering", "lens"];

/** Deeds that are known by where the hands are, the most telling first. */
const TOLD_BY_HANDS: readonly (readonly [arms: Arms, deeds: readonly string[]])[] = [
  ["drawing", ["archery"]],
  ["lifting", ["lifting"]],
  ["striking", ["wielding", "throwing", "swinging", "casting", "directing-traffic"]],
  ["reaching", ["pushing", "typing"]],
  ["gripping", ["pulling"]],
  ["clasping", ["arm-wrestling", "handshaking"]],
  ["highfiving", ["highfiving"]],
  ["saluting", ["saluting"]],
  ["pointing", ["pointing"]],
  ["praying", ["praying"]],
];

/** How the arms are held for what somebody is asked to do. */
export function armsOf(ask: Ask): Arms {
  const does = (what: string): boolean => ask.doing?.has(what) ?? false;
  const alike = AS_DONE.find(does);
  if (alike) return alike;
  if (does("raising")) return "striking";
  const told = TOLD_BY_HANDS.find(([, deeds]) => deeds.some((deed) => says(ask, deed)));
  if (told) return told[0];
  if (does("tending")) return "pointing";
  if (does("holding") && says(ask, "sweeping")) return "sweeping";
  if (does("juggling")) return "juggling";
  if (does("hooping") || does("roped")) return "raised";
  if (SENSING.some(does)) return "peering";
  // who sits up to a cone has it upright before the belly
  if (does("holding") && !does("sitting") && AT_LIPS.some((deed) => says(ask, deed) || does(deed))) return "sipping";
  if (does("both-hands") && says(ask, "pouring")) return "pouring";
  if (does("holding") && says(ask, "grooming")) return "grooming";
  if (says(ask, "waving") && !does("holding")) return "waving";
  const isBusy = HANDY.some((what) => ask.doing?.has(what)) || MANUAL.some((deed) => says(ask, deed));
  if (!isBusy && RAISED.some((deed) => says(ask, deed))) return "raised";
  const acts = ask.doing !== undefined && [...ask.doing].some((what) => what !== "wearing" && what !== "sitting");
  return acts || isBusy ? "carrying" : "relaxed";
}
