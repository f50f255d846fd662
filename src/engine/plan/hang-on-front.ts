import type { Surface } from "./contact-field.ts";
import { hangBefore } from "./hang-from.ts";
import type { Spot } from "./rest-on.ts";
import { type Placed, type Unplaced, widthOf } from "./unplaced.ts";

/** Concepts of what is on the front of a building, and not on its roof. */
const FRONTED: ReadonlySet<string> = new Set(["wall-clock", "wreath", "picture-frame", "neon-sign"]);
/** Where on it their middle is, as a share of the building's height, and how much of its height and width they take at most. */
const LEVEL = 0.74;
const TALL = 0.3;
const WIDE = 0.62;

/** Hats, and what is stuck in their bands: where on the crown that is, and how much of it. */
const HATS = /hat$/;
const TUCKED: ReadonlySet<string> = new Set(["playing-card", "ticket", "feather"]);
const BAND = { level: 0.5, mostTall: 0.62, mostWide: 0.3 } as const;

/** Whether a thing is on a building's face: a clock, a wreath. */
export const isFaceOfBuilding = ({ concept }: Unplaced, { family }: Unplaced): boolean =>
  family === "building" && FRONTED.has(concept);

/** High up on the front of a building, large enough to be read, or in the band of a hat. Undefined for what is on its roof. */
export function hangOnFront(
  object: Unplaced,
  building: Unplaced,
  at: Placed,
  still: () => readonly Surface[],
  spot: Spot,
): Placed | undefined {
  const { relation, where } = object.placement ?? {};
  if (HATS.test(building.concept) && TUCKED.has(object.concept) && /^(?:in|on|with)$/.test(relation ?? "")) {
    const mostWide = BAND.mostWide * widthOf(building) * at.scale;
    return hangBefore(object, building, at, still(), spot, { ...BAND, mostWide });
  }
  if (!isFaceOfBuilding(object, building) || (relation !== "on" && relation !== "with")) return undefined;
  if (where !== undefined && where !== "hung") return undefined;
  const mostWide = (WIDE * widthOf(building) * at.scale) / spot.of;
  return hangBefore(object, building, at, still(), spot, { level: LEVEL, mostTall: TALL, mostWide });
}
