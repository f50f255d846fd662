import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, place, stretch } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** An ear from the origin up: plump grains in rows about a stalk, long bristles. */
function ear(size: number, bristles: number): { grain: Geometry; awns: Geometry } {
  const rows = 9;
  const grains = deform(
    lathe(
      Array.from({ length: 29 }, (_, i) => {
        const t = i / 28;
        const w = 0.19 * Math.min(1, t * 6) * (t < 0.75 ? 1 : Math.max(0, 1 - (t - 0.75) * 3.4));
        return [i === 0 || i === 28 ? 0 : w * size, t * size * 1.25] as const;
      }),
      12,
    ),
    ([x, y, z]) => {
      const a = atan2(z, x);
      const row = (y / (size * 1.25)) * rows + (sin(a * 3) > 0 ? 0.5 : 0);
      const bump = sin((row - Math.floor(row)) * Math.PI);
      const k = 0.62 + 0.5 * bump * (0.75 + 0.25 * Math.abs(sin(a * 3)));
      return [x * k, y, z * k * 0.8];
    },
  );
  const awns = Array.from({ length: bristles }, (_, i) => {
    const angle = i * 2.4;
    const y = size * (0.35 + (0.85 * i) / bristles);
    const out = (r: number, up: number): Vec3 => [r * cos(angle), up, r * sin(angle)];
    return tube(
      size * 0.011,
      [out(size * 0.08, y), out(size * 0.28, y + size * 0.45), out(size * 0.36, y + size * 0.8)],
      4,
      {
        scale: (t) => 1 - 0.75 * t,
      },
    );
  });
  return { grain: grains, awns: merge(awns) };
}

function build({ style, stream }: Planned): Part[] {
  const chance = stream("growth");
  const isSheaf = style === "sheaf";
  const count = isSheaf ? 44 : 7;
  const tie = 0.34;
  const stalks: Geometry[] = [];
  const grains: Geometry[] = [];
  const awns: Geometry[] = [];
  for (let i = 0; i < count; i += 1) {
    const spread = Math.sqrt((i + 0.5) / count);
    const angle = i * 2.4 + 0.3 * chance();
    const r = isSheaf ? 0.062 * spread : 0.012 * spread;
    const reach = (isSheaf ? 0.24 : 0.13) * spread;
    const high = (isSheaf ? 0.78 : 0.82) - (isSheaf ? 0.1 : 0.2) * spread * spread + 0.05 * chance();
    const foot = isSheaf ? 0.14 * spread : 0.03 * spread;
    const out = (d: number, y: number): Vec3 => [d * sin(angle), y, d * cos(angle)];
    const path = curveThrough(
      [out(foot, 0), out(r, tie), out(r + reach * 0.45, tie + (high - tie) * 0.6), out(r + reach, high)],
      4,
    );
    stalks.push(tube(0.006, path, 6));
    const made = ear(isSheaf ? 0.13 : 0.17, isSheaf ? 6 : 14);
    const put = chain(
      rotation(X_AXIS, 0.55 * spread + 0.12),
      rotation(Y_AXIS, angle),
      translation(path.at(-1) as Vec3),
    );
    grains.push(place(made.grain, put));
    awns.push(place(made.awns, put));
  }
  const parts = [
    makePart("ears", "ear", merge(grains), { weight: 1, crease: 1 }),
    makePart("stalks", "stalk", merge(stalks), { weight: 0.8 }),
    makePart("awns", "awn", merge(awns), { weight: 0.4 }),
  ];
  const girth = isSheaf ? 0.072 : 0.02;
  const bands = (isSheaf ? [-0.018, 0, 0.018] : [0]).map((y) =>
    move(torus(girth, isSheaf ? 0.011 : 0.008, 32, 8), [0, tie + y, 0]),
  );
  const knot = move(stretch(sphere(0.022, 14), [1.2, 1, 0.9]), [0, tie, girth + 0.006]);
  parts.push(makePart("tie", "tie", merge(isSheaf ? [...bands, knot] : bands), { weight: 0.7 }));
  if (!isSheaf) {
    const leaf = (angle: number, y: number) =>
      tube(
        0.003,
        curveThrough(
          [
            [0, y, 0],
            [0.06 * sin(angle), y + 0.14, 0.06 * cos(angle)],
            [0.17 * sin(angle), y + 0.12, 0.17 * cos(angle)],
          ],
          6,
        ),
        6,
        {
          scale: (t) => [4 * (1 - t) + 0.3, 1],
        },
      );
    parts.push(makePart("leaves", "stalk", merge([leaf(1, 0.3), leaf(4, 0.38), leaf(5.4, 0.33)]), { weight: 0.5 }));
  }
  return parts;
}

/** Wheat. What makes it itself: golden stalks with plump bearded ears; a sheaf is a whole armful, waisted by a twine and spread above. */
export const wheat = defineFromPlan({
  id: "wheat",
  family: "plant",
  words: [
    "wheat",
    "sheaf of wheat",
    "wheat sheaf",
    "sheaf",
    "ear of wheat",
    "wheat stalk",
    "wheat ear",
    "barley",
    "rye",
    "grain",
  ],
  senses: ["wheat", "barley", "rye"],
  height: 0.9,
  view: { azimuth: 0.3, elevation: 0.14 },
  styles: {
    sheaf: { words: ["sheaf of wheat", "wheat sheaf", "sheaf", "grain"] },
    ears: { weight: 0.5, words: ["ear of wheat", "wheat stalk", "wheat ear", "barley", "rye"] },
  },
  slots: {
    ear: mainSlot("plastic", "#d9a53a #e0b04a #cf9a35", "grain|head|kernel"),
    stalk: slot("plastic", "#dcb862 #cfa850", "stem|straw|leaf"),
    awn: slot("plastic", "#e6c678", "beard|bristle"),
    tie: slot("woven-cotton", "#9a6a35 #b23a2a", "twine|band|ribbon|rope"),
  },
  build,
});
