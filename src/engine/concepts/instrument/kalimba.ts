import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const [WIDE, LONG, THICK] = [0.13, 0.185, 0.032];

/** A round sound hole below the tines, ringed. */
const soundHole: Paint = (surface, x, _y, z, _nx, ny) => {
  const v = z - 0.03;
  const r = Math.sqrt(x * x + v * v);
  if (ny < 0.7 || r > 0.024) return;
  if (r > 0.021) layColour(surface, [surface.r * 0.4, surface.g * 0.35, surface.b * 0.3]);
  else {
    layColour(surface, [0.006, 0.004, 0.003], 0.9);
    surface.height -= 0.004;
  }
};

function build({ count }: Planned): Part[] {
  const top = THICK;
  const half = (count - 1) / 2;
  const pitch = 0.105 / count;
  const tines = Array.from({ length: count }, (_, i) => {
    const off = Math.abs(i - half) / Math.max(1, half);
    const x = (i - half) * pitch;
    const end = 0.042 - 0.042 * off;
    return merge([
      bar([x, top + 0.0125, -0.077], [x, top + 0.008, -0.03], pitch * 0.24, 8),
      settle(
        move(turnX(block([pitch * 0.72, 0.0017, end + 0.034], [0, 0, 0], 0.0005), -0.14), [
          x,
          top + 0.0125,
          (end - 0.034) / 2,
        ]),
      ),
    ]);
  });
  const body = settle(move(turnX(slab([WIDE, LONG, THICK], 0.022, 0.005), -PI / 2), [0, THICK / 2, 0]));
  return [
    makePart("box", "body", body, { weight: 1, paint: soundHole, grain: "z" }),
    makePart(
      "bridge",
      "bridge",
      merge([
        block([0.118, 0.01, 0.01], [0, top + 0.004, -0.034], 0.002),
        block([0.118, 0.012, 0.008], [0, top + 0.005, -0.062], 0.002),
      ]),
      { weight: 0.7 },
    ),
    makePart("press", "tine", bar([-0.06, top + 0.0145, -0.049], [0.06, top + 0.0145, -0.049], 0.003, 12), {
      weight: 0.6,
    }),
    makePart(
      "screws",
      "tine",
      merge([-0.05, 0, 0.05].map((x) => bar([x, top - 0.002, -0.049], [x, top + 0.02, -0.049], 0.0032, 10))),
      { weight: 0.3 },
    ),
    makePart("tines", "tine", merge(tines), { weight: 1 }),
  ];
}

/** A kalimba or thumb piano. What makes it itself: a small wooden box with a round sound hole and a row of flat steel tines over a bridge, the longest in the middle, their free ends in a V. */
export const kalimba = defineFromPlan({
  id: "kalimba",
  family: "instrument",
  words: ["kalimba", "thumb piano", "mbira", "sansula"],
  height: 0.05,
  vary: 0.04,
  view: { azimuth: 0.35, elevation: 0.75 },
  slots: {
    body: mainSlot("mahogany walnut maple", "", "box|board|wood"),
    bridge: slot("rosewood ebony"),
    tine: slot("brushed-steel", "", "key|tongue|prong"),
  },
  count: { slot: "tine", min: 15, max: 17, most: 21 },
  build,
});
