import { curveThrough, graph } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline, rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { footprint, makeSole } from "./shoe-last.ts";

/** Half the sole's width by z, metres. */
const HALF = graph([
  [-0.14, 0.02],
  [-0.1, 0.033],
  [-0.03, 0.031],
  [0.045, 0.047],
  [0.09, 0.043],
  [0.14, 0.012],
]);

/** A flat band over the foot at `z`, leaning back by `lean` on its way up; it goes into the sole on both sides. */
function over(z: number, rise: number, width: number, level: number, lean = 0): Geometry {
  const half = HALF(z) - 0.001;
  const way: Vec3[] = [-1, -0.98, -0.72, 0, 0.72, 0.98, 1].map((k, i) => {
    const up = [
      level - 0.006,
      level + rise * 0.3,
      level + rise * 0.82,
      level + rise,
      level + rise * 0.82,
      level + rise * 0.3,
      level - 0.006,
    ][i] as number;
    return [half * k * (i === 1 || i === 5 ? 1.02 : 1), up, z - lean * (up - level)];
  });
  return sweep(rectangleOutline(0.0038, width, 0.0015, 2), curveThrough(way, 6), { up: [0, 0, 1] });
}

function thong(level: number): Part[] {
  const post: Vec3 = [-0.014, level, 0.078];
  const arm = (s: number): Geometry => {
    const foot: Vec3 = [s * (HALF(-0.022) - 0.004), level - 0.006, -0.022];
    return sweep(
      ellipseOutline(0.0028, 0.0075, 14),
      curveThrough(
        [
          foot,
          [foot[0] * 1.0, level + 0.02, -0.012],
          [s * 0.033 - 0.002, level + 0.04, 0.02],
          [s * 0.014 - 0.01, level + 0.036, 0.056],
          [post[0] + s * 0.0015, level + 0.021, post[2]],
        ],
        7,
      ),
      { up: [0, 0, 1], scale: (t) => [1.1, 1.25 - 0.45 * t], endRounding: 0.003 },
    );
  };
  const toe = tube(
    0.0036,
    [
      [post[0], level - 0.005, post[2]],
      [post[0], level + 0.012, post[2]],
      [post[0], level + 0.024, post[2] - 0.002],
    ],
    12,
    {
      endRounding: 0.003,
    },
  );
  const plug = move(stretch(sphere(0.0075, 16, 10), [1, 0.45, 1]), [post[0], level + 0.0005, post[2]]);
  return [makePart("straps", "strap", merge([arm(1), arm(-1), toe, plug]), { weight: 0.9 })];
}

function buckled(level: number, style: string): Part[] {
  const bands =
    style === "slide"
      ? [over(0.05, 0.046, 0.04, level, 0.3), over(0.004, 0.054, 0.036, level, 0.4)]
      : [over(0.078, 0.034, 0.02, level, 0.25), over(0.03, 0.05, 0.022, level, 0.4)];
  const buckleAt: [number, number][] =
    style === "slide"
      ? [
          [0.045, 0.03],
          [0.0, 0.034],
        ]
      : [[0.024, 0.032]];
  const parts: Part[] = [];
  if (style !== "slide") {
    const ankle = 0.085;
    const ring = sweep(
      rectangleOutline(0.0035, 0.015, 0.0014, 2),
      curveThrough(
        [
          [0.032, ankle - 0.004, -0.07],
          [0.026, ankle - 0.012, -0.035],
          [0, ankle - 0.014, -0.022],
          [-0.026, ankle - 0.012, -0.035],
          [-0.032, ankle - 0.004, -0.07],
          [-0.024, ankle + 0.002, -0.108],
          [0, ankle + 0.004, -0.122],
          [0.024, ankle + 0.002, -0.108],
        ],
        6,
        true,
      ),
      { up: [0, 1, 0], closed: true },
    );
    const sides = [1, -1].map((s) =>
      sweep(
        rectangleOutline(0.0035, 0.016, 0.0014, 2),
        curveThrough(
          [
            [s * 0.032, level - 0.006, -0.066],
            [s * 0.036, level + 0.025, -0.068],
            [s * 0.0325, ankle - 0.002, -0.07],
          ],
          6,
        ),
        { up: [0, 0, 1] },
      ),
    );
    const middle = sweep(
      rectangleOutline(0.0035, 0.014, 0.0014, 2),
      curveThrough(
        [
          [0, level + 0.034, 0.078],
          [0, level + 0.05, 0.03],
          [0, level + 0.062, -0.004],
          [0, ankle - 0.014, -0.0225],
        ],
        6,
      ),
      { up: [1, 0, 0] },
    );
    bands.push(ring, ...sides, middle);
  }
  const buckles = buckleAt.map(([z, up]) =>
    move(
      turnY(
        extrude(rectangleOutline(0.024, 0.027, 0.005, 3), {
          depth: 0.003,
          bevel: 0.0012,
          holes: [reverseOutline(rectangleOutline(0.015, 0.018, 0.003, 3))],
        }),
        1.35,
      ),
      [HALF(z) + 0.0005, level + up * 0.55, z - 0.008],
    ),
  );
  parts.push(
    makePart("straps", "strap", merge(bands), { weight: 0.9 }),
    makePart("buckles", "buckle", merge(buckles), { weight: 0.5 }),
  );
  return parts;
}

function build({ style }: Planned): Part[] {
  const thick = style === "flip-flop" ? 0.017 : 0.022;
  const spring = (geometry: Geometry): Geometry =>
    settle(deform(geometry, ([x, y, z]): Vec3 => [x, y + 0.004 * Math.max(0, z / 0.14) * (z / 0.14), z]));
  const bed = spring(makeSole(footprint(1.06, 0.003), thick * 0.62, 0.003));
  const inside = move(makeSole(footprint(1.06, 0.0022), thick * 0.5, 0.003), [0, thick * 0.58, 0]);
  const level = thick * 1.08;
  const soleTop: Paint = (surface, x, y, z, _nx, ny) => {
    if (style === "flip-flop" && ny > 0.7) {
      surface.height += 0.0006 * (sin((x + z) * 900) > 0.2 ? 1 : 0) * (sin((x - z) * 900) > 0.2 ? 1 : 0);
    }
    // pressed in where heel and ball of the foot rest
    const [hu, hv] = [x / 0.026, (z + 0.085) / 0.034];
    const [bu, bv] = [(x + 0.002) / 0.036, (z - 0.05) / 0.038];
    const worn = Math.max(0, 1 - hu * hu - hv * hv) + Math.max(0, 1 - bu * bu - bv * bv);
    const tone = 1 - 0.22 * Math.min(1, worn);
    if (ny > 0.5 && y > 0) {
      surface.r *= tone;
      surface.g *= tone;
      surface.b *= tone;
    }
  };
  return [
    makePart("footbed", "footbed", inside, { weight: 1, crease: 0.9, paint: soleTop, grain: "z" }),
    makePart("sole", "sole", bed, { weight: 0.8, crease: 0.9 }),
    ...(style === "flip-flop" ? thong(level) : buckled(level, style)),
  ];
}

const SLOTS = (bed: string, strap: string, material: string) => ({
  strap: mainSlot(material, strap, "thong|band"),
  footbed: slot(material === "rubber" ? "rubber" : "leather felt", bed, "insole"),
  sole: slot("rubber", material === "rubber" ? "#f0ece0 #23262b #1f6f9a" : "#2a1d14 #d8c8a4", "bottom"),
});

/** A flip-flop. What makes it itself: a flat foot-shaped rubber sole and a strap in a V that rises from both sides to a post between the toes. */
export const flipFlop = defineFromPlan({
  id: "flip-flop",
  family: "garment",
  words: ["flip-flop", "flip flop", "flipflop", "thong sandal", "beach sandal", "zori"],
  senses: [],
  height: 0.062,
  view: { azimuth: 0.75, elevation: 0.6 },
  slots: SLOTS("#e2572a #1f8fb0 #f2c62f #e0508a #2fa06a #23262b", "#1f3f6a #f4f0e6 #e0304a #18191d #f2b01f", "rubber"),
  styles: { "flip-flop": {} },
  build,
});

/** A sandal. What makes it itself: an open foot-shaped sole with the toes bare, broad straps across the foot with a buckle, and a strap about the ankle. */
export const sandal = defineFromPlan({
  id: "sandal",
  family: "garment",
  words: ["sandal", "leather sandal", "roman sandal", "gladiator sandal", "slide sandal", "birkenstock"],
  senses: ["sandal"],
  height: 0.09,
  view: { azimuth: 0.85, elevation: 0.45 },
  slots: {
    ...SLOTS("#b08a5a #8a6238 #c8a878", "#6b3d1e #3a2114 #a86a34 #1d1a18 #b8324a", "leather"),
    buckle: slot("gold silver", "", "metal"),
  },
  styles: {
    ankle: { weight: 2 },
    slide: { weight: 1, words: ["slide sandal", "birkenstock"] },
  },
  build,
});
