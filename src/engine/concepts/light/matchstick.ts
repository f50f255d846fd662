import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { FLAME_SLOT, flame, flamePaint } from "./flame.ts";

/** Length and thickness of the stick, metres. */
const [LONG, THICK] = [0.048, 0.0042];
const FIRE = 0.026;
const CHAR = fromHex("#1d1916");

function build({ has }: Planned): Part[] {
  const isLit = has("flame");
  const head = move(stretch(sphere(THICK * 0.86, 20, 14), [1, 1.5, 1]), [0, LONG, 0]);
  return [
    makePart("stick", "stick", move(box([THICK, LONG, THICK], { bevel: 0.0003 }), [0, LONG / 2, 0]), {
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

/** A match, upright. What makes it itself: a thin square stick of pale wood with a rounded red head; burning, a flame around the head and black wood under it. */
export const matchstick = defineFromPlan({
  id: "matchstick",
  family: "light",
  words: ["matchstick", "match", "safety match"],
  height: LONG,
  view: { azimuth: 0.4, elevation: 0.2 },
  slots: {
    stick: mainSlot("oak", "#dcc08c #e4cc9c", "wood|shaft"),
    head: slot("plaster", "#b8241c #8c1f2a #c8402c", "tip"),
    flame: FLAME_SLOT,
  },
  extras: { flame: { chance: 0.3, traits: ["burning", "lit", "glowing"] } },
  build,
});
