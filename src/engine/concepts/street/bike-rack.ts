import { arc } from "../../geometry/curve.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const R = 0.03;

/** One hoop across the row: up, over and down. */
const hoop = (x: number): Vec3[] => [
  [x, 0.02, 0.36],
  [x, 0.56, 0.36],
  ...arc([0, 0.56, 0], 0.36, 0, PI, 14)
    .slice(1, -1)
    .map(([z, y]): Vec3 => [x, y, z]),
  [x, 0.56, -0.36],
  [x, 0.02, -0.36],
];

/** A tube that runs up and down along the row. */
function wave(turns: number): Vec3[] {
  const step = 0.34;
  const left = (-(turns - 1) * step) / 2;
  return [
    [left - step / 2, 0.02, 0],
    ...Array.from({ length: turns }, (_, i): Vec3[] => {
      const x = left + i * step;
      const up = i % 2 === 0;
      const half = arc([x, up ? 0.72 : 0.24, 0], step / 2, up ? PI : -PI, 0, 12);
      return half;
    }).flat(),
    [left + (turns - 0.5) * step, 0.02, 0],
  ];
}

function build({ style, count }: Planned): Part[] {
  if (style === "wave") {
    const path = wave(7);
    const ends = [path[0] as Vec3, path[path.length - 1] as Vec3];
    return [
      makePart("wave", "body", tube(0.036, path, 14), { weight: 1 }),
      makePart(
        "feet",
        "plate",
        merge(ends.map(([x]) => move(cylinder({ radius: 0.1, height: 0.02, bevel: 0.005, segments: 28 }), [x, 0, 0]))),
        { weight: 0.5 },
      ),
    ];
  }
  const pitch = 0.42;
  const half = ((count - 1) * pitch) / 2;
  const places = Array.from({ length: count }, (_, i) => i * pitch - half);
  return [
    ...makeParts(
      "hoop",
      "body",
      places.map((x) => tube(R, hoop(x), 14)),
      { weight: 1 },
    ),
    makePart(
      "rails",
      "plate",
      merge([-1, 1].map((s) => block([2 * half + 0.3, 0.035, 0.08], [0, 0.0175, s * 0.36], 0.006))),
      { weight: 0.8 },
    ),
    makePart(
      "bolts",
      "bolt",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) =>
            move(cylinder({ radius: 0.018, height: 0.02, bevel: 0.003, segments: 6 }), [
              t * (half + 0.11),
              0.03,
              s * 0.36,
            ]),
          ),
        ),
      ),
      { weight: 0.2 },
    ),
  ];
}

/** A bike rack. What makes it itself: a row of equal hoops of bare tube, a wheel's width apart, on two rails bolted to the ground; or one tube that runs up and down in waves. */
export const bikeRack = defineFromPlan({
  id: "bike-rack",
  family: "street furniture",
  words: ["bike rack", "bicycle rack", "bicycle stand", "bike stand", "cycle rack", "bicycle parking"],
  height: 0.92,
  view: { azimuth: 0.62, elevation: 0.3 },
  slots: {
    body: mainSlot("stainless-steel galvanised-steel stainless-steel", "", "hoop|tube|bar"),
    plate: slot("galvanised-steel", "", "rail|base|foot"),
    bolt: slot("steel", "#3a3d42"),
  },
  styles: { hoops: { weight: 3, slots: ["bolt"] }, wave: { weight: 1, traits: ["wavy", "curved"] } },
  count: { slot: "body", min: 4, max: 6, most: 9 },
  build,
});
