import { noise } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { atan2, cos } from "../../math/elementary.ts";
import { block, square } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Half the side of the plate, of the pit it sinks into and of the flags around, and how high those lie; metres. */
const PLATE = 0.29;
const PIT = 0.325;
const REACH = 0.56;
const FLOOR = 0.09;

/** Two rings and a star cut into the plate, dark with dirt, and its edges trodden pale. */
const carved: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.5) return;
  const r = Math.sqrt(x * x + z * z);
  const ray = Math.abs(cos(4 * atan2(z, x)));
  const cut =
    Math.abs(r - 0.2) < 0.008 ||
    Math.abs(r - 0.165) < 0.005 ||
    Math.abs(r - (0.055 + 0.085 * ray * ray * ray)) < 0.007 ||
    Math.abs(Math.max(Math.abs(x), Math.abs(z)) - 0.24) < 0.006;
  if (!cut) return;
  surface.height -= 0.006;
  layColour(surface, [surface.r * 0.28, surface.g * 0.28, surface.b * 0.28]);
};

/** Slanting yellow and black along the rim of a plate of steel. */
const warned: Paint = (surface, x, _y, z, _nx, ny) => {
  const edge = Math.max(Math.abs(x), Math.abs(z));
  if (ny < 0.5 || edge < 0.225) return;
  const stripe = (x + z) / 0.09;
  layColour(surface, stripe - Math.floor(stripe) < 0.5 ? [0.85, 0.55, 0.02] : [0.02, 0.02, 0.02], 0.5, 0);
};

/** Each flag a tone of its own, and moss in the joints. */
const paved: Paint = (surface, x, _y, z) => {
  const tone = 0.8 + 0.3 * noise(x * 9, 1, z * 9, 3);
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
};

function build({ style, has }: Planned): Part[] {
  const isSteel = style === "steel";
  const rise = has("pressed") ? 0.004 : 0.045;
  const top = FLOOR + rise;
  const wide = REACH - PIT;
  const flags = [-1, 1].flatMap((s) => [
    ...[-1, 0, 1].map((k) =>
      block(
        [k === 0 ? 2 * PIT - 0.012 : wide - 0.006, FLOOR, wide - 0.006],
        [k * (PIT + wide / 2), FLOOR / 2 + (k === s ? 0.004 : 0), s * (PIT + wide / 2)],
        0.012,
        2,
      ),
    ),
    block([wide - 0.006, FLOOR, 2 * PIT - 0.012], [s * (PIT + wide / 2), FLOOR / 2, 0], 0.012, 2),
  ]);
  return [
    makePart("pit", "pit", block([2 * REACH - 0.02, 0.03, 2 * REACH - 0.02], [0, 0.015, 0]), { weight: 0.6 }),
    ...makeParts("flag", "floor", flags, { weight: 0.8, paint: paved }),
    makePart(
      "plate",
      "plate",
      square([
        [0, 0.02],
        [PLATE, 0.02],
        [PLATE, top - 0.018],
        [PLATE - 0.008, top - 0.006],
        [PLATE - 0.024, top],
        [0, top],
      ]),
      { weight: 1, paint: isSteel ? warned : carved },
    ),
    ...(isSteel
      ? makeParts(
          "bolt",
          "metal",
          [-1, 1].flatMap((a) =>
            [-1, 1].map((b) => block([0.03, 0.016, 0.03], [a * 0.19, top + 0.004, b * 0.19], 0.006)),
          ),
          { weight: 0.4 },
        )
      : []),
  ];
}

/** A trap's trigger in a floor. What makes it itself: a square slab that stands a hand's breadth proud of the flagstones around it, with a dark gap on all sides, a carved sign on it; pressed it lies flush. Of steel it has a striped rim and bolts. */
export const pressurePlate = defineFromPlan({
  id: "pressure-plate",
  family: "ornament",
  words: ["pressure plate", "floor plate", "floor switch", "trap trigger", "stone pressure plate"],
  height: 0.135,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.55 },
  slots: {
    plate: mainSlot("sandstone limestone smooth-stone", "", "slab|button"),
    floor: slot("smooth-stone granite", "#6d6a66 #5e6064 #77705f", "frame|flagstone|tile"),
    pit: slot("dirt", "#0c0b0a", "gap|hole"),
    metal: slot("brushed-steel", "", "bolt|screw"),
  },
  styles: {
    stone: {},
    steel: {
      weight: 0.25,
      traits: ["futuristic", "modern"],
      words: ["floor switch"],
      materials: { plate: "diamond-plate", floor: "metal-panels" },
    },
  },
  extras: { pressed: { chance: 0, traits: ["flat", "pressed"] } },
  build,
});
