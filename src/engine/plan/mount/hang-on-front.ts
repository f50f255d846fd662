import type { Surface } from "../contact/contact-field.ts";
import type { Spot } from "../contact/spot.ts";
import { type Placed, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { hangBefore } from "./hang-from.ts";

/** Concepts of what is on the front of a building, and not on its roof. */
const FRONTED: ReadonlySet<string> = new Set(["wall-clock", "wreath", "picture-frame", "neon-sign", "mirror"]);
/** Concepts of what else has a face. */
const UPRIGHT = /^(?:wall|door|fence|gate)$/;
/** Where on it their middle is, as a share of the building's height, and how much of its height and width they take at most. */
const HIGH = { level: 0.74, mostTall: 0.3 } as const;
const LOW = { level: 0.56, mostTall: 0.5 } as const;
const WIDE = 0.62;

/** Hats, and what is stuck in their bands: where on the crown that is, and how much of it. */
const HATS = /hat$/;
const TUCKED: ReadonlySet<string> = new Set(["playing-card", "ticket", "feather", "quill"]);
const BAND = { level: 0.68, mostTall: 0.5, mostWide: 0.26 } as const;

/** Whether a thing is on a building's face: a clock, a wreath. */
export const isFaceOfBuilding = ({ concept }: Unplaced, { family, concept: other }: Unplaced): boolean =>
  (family === "building" || UPRIGHT.test(other)) && FRONTED.has(concept);

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
  return hangBefore(object, building, at, still(), spot, {
    ...(UPRIGHT.test(building.concept) ? LOW : HIGH),
    mostWide,
  });
}
