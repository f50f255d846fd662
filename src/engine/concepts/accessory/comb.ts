import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

const TEETH = 0.03;
const THICK = 0.0046;

/** A tooth pointing down from y = `top`, rounded towards its tip. */
function tooth(x: number, top: number, length: number, wide: number): Geometry {
  const ring = (y: number, w: number, d: number): Ring => {
    const [a, b] = [w / 2, d / 2];
    const points: Vec3[] = [
      [x - a, y, b * 0.5],
      [x - a * 0.5, y, b],
      [x + a * 0.5, y, b],
      [x + a, y, b * 0.5],
      [x + a, y, -b * 0.5],
      [x + a * 0.5, y, -b],
      [x - a * 0.5, y, -b],
      [x - a, y, -b * 0.5],
    ];
    return points;
  };
  const low = top - length;
  return loft([
    ring(low, wide * 0.3, THICK * 0.3),
    ring(low + 0.0012, wide * 0.62, THICK * 0.55),
    ring(low + length * 0.45, wide * 0.92, THICK * 0.75),
    ring(top, wide, THICK * 0.84),
    ring(top + 0.004, wide, THICK * 0.84),
  ]);
}

/** Tortoiseshell: amber with dark clouds. */
const shell: Paint = (surface, x, y, z) => {
  const cloud = noise(x * 70, y * 90, z * 60, 3) + 0.5 * noise(x * 160, y * 190, z * 100, 7);
  const t = Math.min(1, Math.max(0, (cloud + 0.15) * 2.2));
  surface.r = 0.55 + (0.035 - 0.55) * t;
  surface.g = 0.22 + (0.012 - 0.22) * t;
  surface.b = 0.035 + (0.006 - 0.035) * t;
  surface.roughness = 0.15;
};

function build({ style, kind }: Planned): Part[] {
  const half = style === "tail" ? 0.062 : 0.088;
  const base = TEETH - 0.001;
  const pieces: Geometry[] = [];
  const rows: readonly (readonly [number, number, number])[] =
    style === "wide"
      ? [[-half + 0.011, half - 0.011, 0.0086]]
      : [
          [-half + 0.0105, -0.003, 0.0054],
          [0.0025, half - 0.0095, 0.0034],
        ];
  for (const [from, to, step] of rows) {
    const count = Math.round((to - from) / step);
    for (let i = 0; i <= count; i += 1) {
      const x = from + ((to - from) * i) / count;
      pieces.push(tooth(x, base, TEETH - 0.0015, step * 0.6));
    }
  }
  const guard = (s: number) => tooth(s * (half - 0.0035), base, TEETH, 0.0062);
  const crown = style === "wide" ? 0.024 : 0.017;
  const spine = extrude(
    closeCorners(
      style === "tail"
        ? [
            [-half, base, 0.002],
            [half - 0.004, base, 0.003],
            [half + 0.012, base + 0.006, 0.006],
            [half + 0.115, base + 0.0065, 0.0024],
            [half + 0.115, base + 0.0115, 0.0024],
            [half + 0.01, base + crown, 0.02],
            [-half, base + crown, 0.012],
          ]
        : [
            [-half, base, 0.002],
            [half, base, 0.002],
            [half, base + crown * 0.72, 0.012],
            [half * 0.5, base + crown, 0.06],
            [-half * 0.5, base + crown, 0.06],
            [-half, base + crown * 0.72, 0.012],
          ],
      5,
    ),
    { depth: THICK, bevel: 0.0016, bevelSteps: 3 },
  );
  return [
    makePart("comb", "comb", merge([spine, guard(-1), ...(style === "tail" ? [] : [guard(1)]), ...pieces]), {
      weight: 1,
      grain: "x",
      ...(kind === "tortoiseshell" && { paint: shell }),
    }),
  ];
}

/** A hair comb, standing on its teeth. What makes it itself: a flat curved spine and one long row of thin teeth, coarse at one end and fine at the other, between two broad end teeth; of tortoiseshell, plastic, wood or horn. */
export const comb = defineFromPlan({
  id: "comb",
  family: "object",
  words: ["comb", "hair comb", "pocket comb", "wide-tooth comb", "tail comb", "wooden comb", "plastic comb"],
  senses: ["comb"],
  height: 0.047,
  view: { azimuth: 0.35, elevation: 0.34 },
  slots: { comb: mainSlot("plastic", "#17181b #d8447a #2a7fb8 #2f8a5a #e8b23a #e9e2d0", "tooth|spine|handle") },
  styles: {
    pocket: { weight: 3 },
    wide: { weight: 1, words: ["wide-tooth comb"], traits: ["wide"] },
    tail: { weight: 1, words: ["tail comb"], traits: ["long"] },
  },
  kinds: {
    plastic: { weight: 2.5, words: ["plastic comb"] },
    tortoiseshell: { weight: 1.4 },
    wooden: { weight: 1, words: ["wooden comb"], materials: { comb: "oak" }, dress: { comb: "#a8703a #7a4a24" } },
  },
  build,
});
