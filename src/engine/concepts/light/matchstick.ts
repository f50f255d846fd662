import { box } from "../../geometry/box.ts";
import { line } from "../../geometry/curve.ts";
import { bend, wobble } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { FLAME_SLOT, flame, flamePaint } from "./flame.ts";

/** Length and thickness of the stick, metres. */
const [LONG, THICK] = [0.048, 0.0042];
const FIRE = 0.026;
const CHAR = fromHex("#1d1916");
const BROWNED = fromHex("#6a4526");

/** Black and shrunk to a crooked hook over its upper half, the head a small rough lump, ash grey at the edge of the black. */
function spent(): Part[] {
  const curl = (g: Geometry) => bend(turnY(g, 0.6), 1.15, 0.5 * LONG, 1.02 * LONG);
  const thin = tube(THICK * 0.68, line([0, 0, 0], [0, LONG, 0], 28), 4, {
    scale: (t) => 1 - 0.42 * smoothstep(0.4, 0.8, t),
  });
  const lump = wobble(stretch(sphere(THICK * 0.62, 20, 14), [1, 1.35, 1]), 0.0008, 0.0022, 3);
  return [
    makePart("stick", "stick", curl(settle(thin)), {
      weight: 0.9,
      paint: (surface, x, y, z) => {
        const edge = y + 0.0025 * sin(x * 1900 + z * 1300) - 0.42 * LONG;
        if (edge > 0) layColour(surface, CHAR, 0.95, 0);
        else if (edge > -0.006) layColour(surface, BROWNED, 0.8, 0);
      },
    }),
    makePart("head", "head", curl(settle(move(lump, [0, LONG, 0]))), {
      weight: 0.8,
      paint: (surface) => layColour(surface, CHAR, 0.95, 0),
    }),
  ];
}

function build({ has }: Planned): Part[] {
  const isLit = has("flame");
  const isSpent = has("spent") && !isLit;
  const stick = move(box([THICK, LONG, THICK], { bevel: 0.0003 }), [0, LONG / 2, 0]);
  const head = move(stretch(sphere(THICK * 0.86, 20, 14), [1, 1.5, 1]), [0, LONG, 0]);
  if (isSpent) return spent();
  return [
    makePart("stick", "stick", stick, {
      weight: 0.9,
      // the wood under a burning head is black already
      ...(isLit && {
        paint: (surface, _x, y) => {
          if (y > 0.7 * LONG) layColour(surface, CHAR, 0.9, 0);
        },
      }),
    }),
    makePart("head", "head", head, { weight: 0.8 }),
    ...(isLit
      ? [
          makePart("flame", "flame", move(flame(FIRE, 0.0072), [0, LONG - 0.005, 0]), {
            weight: 0.8,
            paint: flamePaint(FIRE),
          }),
        ]
      : []),
  ];
}

/** A match, upright. What makes it itself: a thin square stick of pale wood with a rounded red head; burning, a flame around the head and black wood under it; burnt, a black hook with a shrunken head. */
export const matchstick = defineFromPlan({
  id: "matchstick",
  family: "light",
  words: [
    "matchstick",
    "match",
    "safety match",
    "burnt matchstick",
    "burnt match",
    "burned match",
    "spent match",
    "used match",
  ],
  height: LONG,
  view: { azimuth: 0.4, elevation: 0.2 },
  slots: {
    stick: mainSlot("oak", "#dcc08c #e4cc9c", "wood|shaft"),
    head: slot("plaster", "#b8241c #8c1f2a #c8402c", "tip"),
    flame: FLAME_SLOT,
  },
  extras: {
    flame: { chance: 0.3, traits: ["burning", "lit", "glowing"] },
    spent: {
      chance: 0,

      traits: ["spent", "used"],
      words: ["burnt matchstick", "burnt match", "burned match", "spent match", "used match"],
    },
  },
  build,
});
