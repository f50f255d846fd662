import { curveThrough } from "../../geometry/curve.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { hood, wheel } from "./stroller-parts.ts";

/** A deep tub along Z whose ends curve up. */
function tub(half: number, length: number, rim: number, deep: number): Part["geometry"] {
  const n = 20;
  const section = (t: number, grow: number, sink: number): Ring => {
    const z = (t - 0.5) * length * (1 - grow * 0.04);
    const k = 2 * t - 1;
    const end = Math.sqrt(Math.max(0, 1 - k * k * k * k));
    const low = rim - deep * (0.25 + 0.75 * end) + sink;
    const wide = (half - grow * 0.012) * (0.5 + 0.5 * Math.sqrt(Math.max(0.02, end)));
    return Array.from({ length: 13 }, (_, i): Vec3 => {
      const a = PI * (i / 12);
      const [c, s] = [cos(a), sin(a)];
      return [
        -wide * Math.sign(c) * Math.sqrt(Math.abs(c)),
        rim + 0.06 * k * k * k * k - (rim - low) * Math.sqrt(s) * (grow ? 0.92 : 1),
        z,
      ];
    });
  };
  return loft(
    Array.from({ length: n + 1 }, (_, k): Ring => {
      const t = k / n;
      return [...section(t, 0, 0), ...[...section(t, 1, 0.03)].reverse()];
    }),
  );
}

function pram(): Part[] {
  const rim = 0.86;
  const spring = (s: number) =>
    tube(
      0.011,
      curveThrough(
        [
          [s * 0.2, 0.62, 0.36],
          [s * 0.215, 0.5, 0.44],
          [s * 0.215, 0.38, 0.3],
          [s * 0.215, 0.36, 0],
          [s * 0.215, 0.38, -0.3],
          [s * 0.215, 0.5, -0.44],
          [s * 0.2, 0.62, -0.36],
        ],
        6,
      ),
      8,
    );
  return [
    makePart("tub", "body", tub(0.25, 0.98, rim, 0.4), { weight: 1 }),
    makePart("blanket", "blanket", block([0.42, 0.1, 0.5], [0, rim - 0.06, 0.16], 0.045, 4), { weight: 0.7 }),
    makePart("pillow", "pillow", block([0.34, 0.08, 0.26], [0, rim - 0.06, -0.24], 0.035, 4), { weight: 0.5 }),
    ...hood([0, rim - 0.02, -0.18], 0.262, 0.42, PI * 0.4, PI * 0.98),
    makePart(
      "springs",
      "frame",
      merge([
        spring(1),
        spring(-1),
        ...[0.34, -0.34].map((z) => bar([-0.26, 0.34, z], [0.26, 0.34, z], 0.011, 10)),
        ...[0.34, -0.34].flatMap((z) =>
          [-1, 1].map((s) => bar([s * 0.215, 0.34, z], [s * 0.215, 0.4, z * 0.92], 0.011, 8)),
        ),
      ]),
      {
        weight: 0.8,
      },
    ),
    makePart(
      "handle",
      "frame",
      tube(
        0.012,
        curveThrough(
          [
            [-0.22, 0.7, -0.42],
            [-0.22, 0.92, -0.66],
            [-0.2, 1.0, -0.8],
            [0.2, 1.0, -0.8],
            [0.22, 0.92, -0.66],
            [0.22, 0.7, -0.42],
          ],
          5,
        ),
        10,
      ),
      { weight: 0.9 },
    ),
    makePart("grip", "trim", bar([-0.16, 1.002, -0.803], [0.16, 1.002, -0.803], 0.018, 14), { weight: 0.5 }),
    ...[-1, 1].flatMap((s) => [
      ...wheel(`front-${s < 0 ? 1 : 2}`, [s * 0.27, 0.22, 0.34], 0.22, 12),
      ...wheel(`back-${s < 0 ? 1 : 2}`, [s * 0.27, 0.24, -0.34], 0.24, 12),
    ]),
    makePart(
      "axle-arms",
      "frame",
      merge(
        [0.34, -0.34].flatMap((z) =>
          [-1, 1].map((s) => bar([s * 0.255, z > 0 ? 0.22 : 0.24, z], [s * 0.25, 0.35, z], 0.01, 8)),
        ),
      ),
      { weight: 0.3 },
    ),
  ];
}

function pushed(): Part[] {
  const side = (s: number) => [
    bar([s * 0.22, 0.98, -0.42], [s * 0.22, 0.14, 0.36], 0.013, 12),
    bar([s * 0.22, 0.14, -0.3], [s * 0.22, 0.66, -0.1], 0.013, 12),
    bar([s * 0.22, 0.66, -0.1], [s * 0.22, 0.62, 0.2], 0.012, 10),
  ];
  const seat = (a: Vec3, b: Vec3, thick: number) => {
    const [dy, dz] = [b[1] - a[1], b[2] - a[2]];
    const l = Math.sqrt(dy * dy + dz * dz);
    const [ny, nz] = [(-dz / l) * thick, (dy / l) * thick];
    const at = (p: Vec3, x: number, k: number): Vec3 => [x, p[1] + ny * k, p[2] + nz * k];
    const ring = (x: number, k: number): Ring => [at(a, x, -k), at(b, x, -k), at(b, x, k), at(a, x, k)];
    return loft([ring(-0.2, 0.5), ring(-0.185, 1), ring(0.185, 1), ring(0.2, 0.5)]);
  };
  return [
    makePart(
      "frame",
      "frame",
      merge([
        ...side(1),
        ...side(-1),
        ...[0.14].map((y) => bar([-0.22, y, -0.3], [0.22, y, -0.3], 0.012, 10)),
        bar([-0.22, 0.2, 0.3], [0.22, 0.2, 0.3], 0.012, 10),
        bar([-0.22, 0.14, -0.3], [-0.22, 0.16, 0.34], 0.011, 8),
        bar([0.22, 0.14, -0.3], [0.22, 0.16, 0.34], 0.011, 8),
      ]),
      { weight: 1 },
    ),
    makePart("grip", "trim", bar([-0.235, 0.98, -0.42], [0.235, 0.98, -0.42], 0.02, 16), { weight: 0.7 }),
    makePart("back", "body", seat([0, 0.47, -0.04], [0, 0.92, -0.27], 0.028), { weight: 1 }),
    makePart("seat", "body", seat([0, 0.45, 0.26], [0, 0.47, -0.06], 0.03), { weight: 1 }),
    makePart("calf-rest", "body", seat([0, 0.24, 0.33], [0, 0.46, 0.25], 0.014), { weight: 0.7 }),
    makePart("foot-rest", "trim", block([0.38, 0.02, 0.12], [0, 0.225, 0.36], 0.006), { weight: 0.5 }),
    makePart(
      "bumper",
      "trim",
      tube(
        0.017,
        curveThrough(
          [
            [-0.22, 0.64, 0.08],
            [-0.2, 0.65, 0.26],
            [-0.1, 0.655, 0.31],
            [0.1, 0.655, 0.31],
            [0.2, 0.65, 0.26],
            [0.22, 0.64, 0.08],
          ],
          5,
        ),
        12,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "straps",
      "strap",
      merge([-1, 1].map((s) => bar([s * 0.07, 0.82, -0.185], [s * 0.05, 0.52, -0.03], 0.012, 6))),
      { weight: 0.5 },
    ),
    ...hood([0, 0.72, -0.16], 0.235, 0.34, PI * 0.2, PI * 0.72),
    makePart("basket", "hood", block([0.38, 0.1, 0.46], [0, 0.21, -0.02], 0.02), { weight: 0.6 }),
    ...[-1, 1].flatMap((s) => [
      ...wheel(`front-${s < 0 ? 1 : 2}`, [s * 0.25, 0.1, 0.36], 0.1, 6),
      ...wheel(`back-${s < 0 ? 1 : 2}`, [s * 0.25, 0.14, -0.3], 0.14, 6),
    ]),
    makePart(
      "axles",
      "frame",
      merge([
        bar([-0.25, 0.1, 0.36], [0.25, 0.1, 0.36], 0.01, 8),
        bar([-0.25, 0.14, -0.3], [0.25, 0.14, -0.3], 0.01, 8),
      ]),
      { weight: 0.3 },
    ),
  ];
}

/** What carries a baby. A stroller: a padded seat with straps in a light frame, a folding ribbed hood, a bumper bar, a basket below, four small wheels and a push bar behind; a pram: a deep tub on springs and tall spoked wheels with a big ribbed hood. */
export const stroller = defineFromPlan({
  id: "stroller",
  family: "vehicle",
  words: [
    "stroller",
    "pram",
    "baby carriage",
    "baby stroller",
    "pushchair",
    "baby buggy",
    "perambulator",
    "baby pram",
    "vintage pram",
    "push chair",
    "baby pushchair",
    "doll pram",
  ],
  senses: ["baby buggy"],
  height: 1.05,
  vary: 0.03,
  view: { azimuth: 0.85, elevation: 0.18 },
  slots: {
    body: {
      ...mainSlot("canvas", "#2f5fa8 #26292e #c23a5a #3a7a6a #7a6a9a", "seat|tub|cushion|basket"),
      group: "cloth",
    },
    hood: { ...mainSlot("canvas", "#2f5fa8 #26292e #c23a5a #3a7a6a #7a6a9a", "canopy|roof|top"), group: "cloth" },
    frame: slot("chrome brushed-steel", "", "spring|handle|chassis"),
    trim: slot("foam rubber", "#1d1e21", "grip|bumper"),
    wheel: slot("rubber", "#1b1c1e", "tyre"),
    strap: slot("canvas", "#e8c21c #d8d8d8", "belt|harness"),
    blanket: slot("fleece", "#f0c8d0 #cfe0f0 #f4ecd0", "cover"),
    pillow: slot("woven-cotton", "#f6f4ee"),
  },
  styles: {
    stroller: {
      weight: 2,
      words: ["stroller", "baby stroller", "pushchair", "push chair", "baby buggy", "baby pushchair"],
    },
    pram: {
      weight: 1,
      words: ["pram", "perambulator", "baby carriage", "baby pram", "vintage pram", "doll pram"],
      slots: ["blanket", "pillow"],
      dress: { body: "#1f2a44|#26292e|#6a1f2a|#e8e0d0", hood: "#1f2a44|#26292e|#6a1f2a|#e8e0d0" },
    },
  },
  build: ({ style }: Planned) => (style === "pram" ? pram() : pushed()),
});
