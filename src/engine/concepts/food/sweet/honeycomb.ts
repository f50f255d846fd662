import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import { move } from "../../../geometry/place.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { oval } from "../shapes.ts";
import { glossy } from "../tint.ts";

/** Honeycomb: a slab of six-sided wax cells, amber honey in them and dripping down. */
export const honeycomb = defineFood({
  id: "honeycomb",
  words: [
    "honeycomb",
    "honey",
    "bee honey",
    "honey frame",
    "honeycomb frame",
    "hive frame",
    "frame of honey",
    "frame of honeycomb",
  ],
  senses: ["honeycomb#2", "honey#1"],
  height: 0.1,
  slots: {
    wax: { ...slot("plastic", "#e8a81e", "cell|comb"), takesWhole: true },
    honey: slot("glass", "#c8700a", "drip"),
  },
  build: () => {
    const s = 0.0105;
    const rings: Geometry[] = [];
    const fills: Geometry[] = [];
    const hex = (r: number) =>
      circleOutline(r, 6).map(
        ([x, y]) => [x * cos(PI / 6) - y * sin(PI / 6), x * sin(PI / 6) + y * cos(PI / 6)] as const,
      );
    for (let j = 0; j < 6; j += 1)
      for (let i = 0; i < 6 - (j % 2); i += 1) {
        const at: Vec3 = [(i - 2.5 + (j % 2) * 0.5) * s * 1.732, 0.012 + j * s * 1.5, 0];
        rings.push(move(extrude(hex(s * 1.03), { depth: 0.024, holes: [[...hex(s * 0.8)].reverse()] }), at));
        fills.push(move(extrude(hex(s * 0.86), { depth: (i * 5 + j * 3) % 4 === 0 ? 0.012 : 0.021 }), at));
      }
    const drips = [-0.03, 0.006, 0.034].map((x, i) =>
      move(oval([0.0045, 0.0125 + 0.004 * i, 0.004], 16), [x, 0.006 + 0.0005 * i, 0.01]),
    );
    return [
      makePart("wax", "wax", merge(rings), { weight: 1, paint: glossy(0.4) }),
      makePart("honey", "honey", merge([...fills, ...drips]), { weight: 0.9, paint: glossy(0.06) }),
    ];
  },
  view: { azimuth: 0.45, elevation: 0.2 },
});
