import { clipGeometry } from "../../../geometry/clip.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline, roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, settle, turnY } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { atan2, cos, PI, sin } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { CRUST, shade, tint } from "../tint.ts";
import { CREAM_SLOT, whippedCream } from "../whipped-cream.ts";

/** Pie: a crimped golden rim in a tin, a lattice of pastry strips, dark red fruit shining between them. */
export const pie = defineFood({
  id: "pie",
  words: [
    "pie",
    "apple pie",
    "cherry pie",
    "pumpkin pie",
    "quiche",
    "blueberry pie",
    "turnover",
    "pudding",
    "custard",
    "slice of pie",
    "pie slice",
    "piece of pie",
  ],
  senses: ["pie#1", "quiche#2", "pudding#2"],
  height: 0.06,
  slots: {
    crust: { ...slot("plaster", "#d9a050 #cf9444", "pastry|dough|lattice"), takesWhole: true },
    filling: slot("plastic", "#8f101c", "fruit|cherry|apple|jam"),
    tin: slot("brushed-steel", "#c8ccd0", "dish|pan"),
    cream: CREAM_SLOT,
  },
  kinds: {
    cherry: { weight: 2, words: ["cherry pie"], dress: { filling: "#8f101c" } },
    apple: { weight: 2, words: ["apple pie"], dress: { filling: "#c8801e" } },
    blue: { words: ["blueberry pie"], dress: { filling: "#2a1a4a" } },
    smooth: { weight: 0, words: ["pumpkin pie", "quiche", "custard", "pudding"], dress: { filling: "#c46a1c" } },
  },
  extras: { cream: { chance: 0 } },
  cut: { whole: { slice: "whole" }, under: /tin/ },
  styles: { whole: {}, slice: { weight: 0, traits: ["sliced"], words: ["slice of pie", "pie slice", "piece of pie"] } },
  build: (food) =>
    food.style === "slice"
      ? [...sliceOf(wholePie(food)), ...creamOn(food, 0.07)]
      : [...wholePie(food), ...creamOn(food, 0)],
  view: { azimuth: 0.35, elevation: 0.62 },
});

/** A swirl of cream on top, `out` from the axis on the side that a slice is on. */
const creamOn = (food: Food, out: number): Part[] =>
  food.has("cream")
    ? [
        makePart(
          "cream",
          "cream",
          move(whippedCream(out > 0 ? 0.02 : 0.036), [out * sin(TURNED), TOP - 0.004, out * cos(TURNED)]),
          { weight: 0.9 },
        ),
      ]
    : [];

/** Height of the filling or of the strips over it, metres. */
const TOP = 0.05;
/** Half the angle of a slice, radians. */
const HALF = 0.42;
/** So that its point and a cut side are seen. */
const TURNED = 2.5;

/** A wedge with its point to the front, in its own crust where the tin was. */
const sliceOf = (whole: readonly Part[]): Part[] =>
  whole.flatMap((part): Part[] => {
    const left = clipGeometry(part.geometry, [-cos(HALF), 0, -sin(HALF)], 0);
    const wedge = clipGeometry(left, [cos(HALF), 0, -sin(HALF)], 0);
    if (wedge.indices.length === 0) return [];
    const geometry = turnY(wedge, TURNED);
    return part.slot === "tin" ? [{ ...part, name: "base", slot: "crust", geometry }] : [{ ...part, geometry }];
  });

function wholePie(food: Food): Part[] {
  const r = 0.12;
  const baked: Paint = (surface, x, y, z) => {
    tint(surface, CRUST, 0.5 * smoothstep(0.036, 0.05, y) * (0.7 + 0.5 * noise(x * 60, y * 60, z * 60, 3)));
    shade(surface, 1 + 0.08 * noise(x * 260, y * 260, z * 260, 4));
    surface.roughness = 0.5;
  };
  const tin = lathe(
    roundCorners(
      [
        [0, 0],
        [r * 0.74, 0, 0.003],
        [r * 0.98, 0.038, 0.002],
        [r * 1.06, 0.04, 0.001],
        [r * 1.06, 0.042, 0.001],
        [r * 0.9, 0.041],
        [0, 0.03],
      ],
      3,
    ),
    72,
  );
  const rim = deform(
    lathe(
      roundCorners(
        [
          [r * 0.84, 0.034],
          [r * 1.03, 0.04, 0.003],
          [r * 1.04, 0.047, 0.004],
          [r * 0.95, 0.054, 0.006],
          [r * 0.86, 0.046, 0.004],
        ],
        4,
      ),
      140,
      true,
    ),
    ([x, y, z]) => {
      const wave = cos(28 * atan2(z, x));
      return [x * (1 + 0.016 * wave), y + (y > 0.038 ? 0.0035 * wave : 0), z * (1 + 0.016 * wave)];
    },
  );
  const bubbling: Paint = (surface, x, y, z) => {
    surface.roughness = 0.1;
    if (food.kind === "smooth") return;
    const [u, v] = [x * 62 + 0.3 * noise(x * 30, 1, z * 30, 3), z * 62 + 0.5 * (Math.floor(x * 62) & 1)];
    const [p, q] = [u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5];
    const bump = Math.max(0, 0.48 - Math.sqrt(p * p + q * q));
    shade(surface, 0.6 + 1.2 * bump);
    surface.height += 0.006 * bump + 0 * y;
  };
  const parts: Part[] = [
    makePart("tin", "tin", tin, { weight: 0.7 }),
    makePart(
      "filling",
      "filling",
      move(
        lathe(
          [
            [0, 0],
            [r * 0.88, 0],
            [r * 0.88, 0.012],
            [r * 0.5, 0.0155],
            [0, 0.0165],
          ],
          64,
        ),
        [0, 0.031, 0],
      ),
      { weight: 0.9, paint: bubbling, crease: 1 },
    ),
    makePart("rim", "crust", settle(rim), { weight: 1, paint: baked, crease: 1 }),
  ];
  if (food.kind === "smooth") return parts;
  const strips: Geometry[] = [];
  for (let k = -2; k <= 2; k += 1)
    for (const cross of [0, 1]) {
      const at = k * 0.0385;
      const half = Math.sqrt(r * r * 0.84 - at * at);
      const path = Array.from({ length: 33 }, (_, i): Vec3 => {
        const x = (i / 32 - 0.5) * 2 * half;
        const weave = cos((x / 0.0385) * PI) * ((k + 4) % 2 === 0 ? 1 : -1) * (cross === 0 ? 1 : -1);
        return [x, 0.0495 + 0.0022 * weave - 0.45 * (x * x + at * at) * 0.8, at];
      });
      const strip = sweep(rectangleOutline(0.0185, 0.0042, 0.0015, 2), path, { up: [0, 1, 0] });
      strips.push(cross === 0 ? strip : turnY(strip, PI / 2));
    }
  parts.push(makePart("lattice", "crust", settle(merge(strips)), { weight: 1, paint: baked }));
  return parts;
}
