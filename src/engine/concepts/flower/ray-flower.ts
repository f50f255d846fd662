import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import type { Rgb } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import type { Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { leafPaint, type PetalShape, petal, petalPaint, whorl } from "./petal.ts";
import { growStem } from "./stem.ts";

export interface RayFlower {
  /** Floor to head, metres. */
  readonly height: number;
  readonly stem: number;
  readonly nod: number;
  /** Of the disc in the middle. */
  readonly disc: number;
  /** Height of the disc's dome over its radius. */
  readonly dome: number;
  readonly rings: readonly { readonly count: number; readonly petal: PetalShape }[];
  /** Seeds of the disc lie in spirals: colours of the rim and of the heart. */
  readonly seeds: readonly [Rgb, Rgb];
  readonly leaves: readonly { readonly at: number; readonly angle: number; readonly shape: PetalShape }[];
  readonly foot: Rgb;
  readonly tip: Rgb;
}

/** Parts of a flower with a round disc and rays about it: slots `petal`, `center`, `stem`, `leaf`. */
export function buildRayFlower(plan: RayFlower, { stream }: Planned): Part[] {
  const chance = stream("rays");
  const { disc: r } = plan;
  const stem = growStem(plan.height, plan.stem, plan.nod, (chance() - 0.5) * 0.1);
  const disc = lathe(
    [
      [0, -r * 0.25],
      [r * 0.5, -r * 0.22],
      [r * 0.98, -r * 0.04],
      [r, r * 0.06],
      [r * 0.94, r * (0.1 + plan.dome * 0.3)],
      [r * 0.75, r * (0.1 + plan.dome * 0.66)],
      [r * 0.45, r * (0.1 + plan.dome * 0.92)],
      [0, r * (0.1 + plan.dome)],
    ],
    40,
  );
  const rays = plan.rings.flatMap(({ count, petal: shape }, ring) =>
    whorl(
      count,
      r * 0.8,
      () =>
        petal({
          ...shape,
          length: shape.length * (0.92 + 0.16 * chance()),
          rise: shape.rise + 0.16 * (chance() - 0.5),
        }),
      (ring * 0.5 * TAU) / count,
      -r * 0.04 * ring,
    ),
  );
  const longest = plan.rings[0]?.petal ?? { length: 0.05, width: 0.02 };
  const [rim, heart] = plan.seeds;
  const leaf = plan.leaves[0]?.shape;
  const parts = [
    makePart("petals", "petal", merge(rays.map(stem.crown)), {
      weight: 1,
      crease: 1.2,
      paint: petalPaint(longest.length, plan.foot, plan.tip, 0.12),
    }),
    makePart("center", "center", stem.crown(disc), {
      weight: 0.9,
      crease: 1,
      paint: (surface, x, y, z) => {
        const d = Math.sqrt(x * x + z * z) / r;
        if (d > 1.05) return;
        // two families of spirals cross where the seeds sit
        const a = atan2(z, x);
        const s = 21 * a + 26 * Math.sqrt(d) * 3;
        const u = 34 * a - 26 * Math.sqrt(d) * 3;
        const seed = 0.5 + 0.25 * (cos(s) + cos(u));
        const mix = Math.min(1, Math.max(0, (d - 0.35) * 2.2 + 0.25 * noise(x / r, y / r, z / r, 3)));
        const tone = 0.55 + 0.6 * seed;
        layColour(
          surface,
          [0, 1, 2].map((k) => ((heart[k] as number) * (1 - mix) + (rim[k] as number) * mix) * tone) as unknown as Rgb,
          0.9,
        );
        surface.height += r * 0.05 * sin(s) * sin(u);
      },
    }),
    makePart("stem", "stem", stem.geometry, { weight: 0.7 }),
  ];
  const back = stem.crown(
    move(
      lathe(
        [
          [0, -r * 0.5],
          [plan.stem * 1.6, -r * 0.45],
          [r * 0.7, -r * 0.2],
          [r * 0.75, -r * 0.06],
          [0, 0],
        ],
        24,
      ),
      [0, 0, 0],
    ),
  );
  const blades = plan.leaves.map(({ at, angle, shape }) => stem.leaf(shape, at, angle + 0.6 * (chance() - 0.5)));
  parts.push(
    makePart("leaves", "leaf", merge([...blades, back]), {
      weight: 0.8,
      crease: 1,
      ...(leaf ? { paint: leafPaint(leaf.length, leaf.width) } : {}),
    }),
  );
  return parts;
}
