import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import type { Rgb } from "../../math/color.ts";
import { distance, type Vec3 } from "../../math/vec3.ts";
import { saturate } from "../looks.ts";
import type { Style } from "../style.ts";

const KEPT = /eye|glass|pane|window|screen|skin|face|flame/;
/** Stuffs that are of the style already, in whatever colour they are. */
const NOBLE = /^(?:velvet|silk|gold|gold-leaf|brass|silver|stained-glass)$/;
const DARK: readonly Rgb[] = [
  [0.062, 0.058, 0.07],
  [0.17, 0.155, 0.17],
  [0.2, 0.018, 0.045],
];
const STONE: readonly Rgb[] = [
  [0.16, 0.155, 0.165],
  [0.05, 0.05, 0.06],
  [0.1, 0.095, 0.1],
];

/** Gothic: dark stone or black iron and wine red, crowned with slender pinnacles. */
export const gothic: Style = {
  id: "gothic",
  apply: (thing, draw) => {
    const { parts } = thing.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const isBuilding = thing.family === "building";
    const living = thing.family === "animal" || thing.family === "figure";
    const main = parts.filter((part) => !KEPT.test(part.slot) && (part.weight ?? 0.5) >= 0.4);
    const feet = living ? [] : crownPoints(main, size);
    const pinnacles = feet.map(([x, y, z], i) =>
      move(pinnacle(size * (0.2 + 0.05 * ((i * 0.618) % 1))), [x, y - size * 0.035, z]),
    );
    const tones = isBuilding ? STONE : DARK;
    const spec = (base: string, colour: Rgb) => ({
      base,
      colours: [colour],
      conditions: isBuilding ? { old: 0.4, dirty: 0.3 } : {},
      scale: 1,
      seed: draw.seed32(base),
    });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, own], i) => {
        if (KEPT.test(slot) || NOBLE.test(own.base)) return [slot, own];
        const [first] = own.colours;
        if (!isBuilding && living) return [slot, { ...own, colours: first ? [saturate(first, 0.5)] : own.colours }];
        return [slot, { ...own, colours: [tones[i % tones.length] as Rgb] }];
      }),
    );
    return {
      ...thing,
      model: { ...thing.model, parts: [...parts, ...makeParts("pinnacle", "pinnacle", pinnacles, { weight: 0.8 })] },
      materials: { ...materials, pinnacle: spec(isBuilding ? "granite" : "iron", tones[0] as Rgb) },
    };
  },
};

/** Ways in which a thing's top is followed to its end: level parts of them; the ends of a ridge before the corners of the eaves. */
const ENDS: readonly (readonly [x: number, z: number, rise: number])[] = [
  [1, 0, 2.4],
  [-1, 0, 2.4],
  [0, 1, 2.4],
  [0, -1, 2.4],
  [1, 1, 0.9],
  [-1, 1, 0.9],
  [1, -1, 0.9],
  [-1, -1, 0.9],
];

/** The upper corners of a thing, apart from each other. */
function crownPoints(parts: readonly Part[], size: number): Vec3[] {
  const found: Vec3[] = [];
  for (const [x, z, rise] of ENDS) {
    let best: Vec3 | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const { geometry } of parts) {
      const { positions } = geometry;
      for (let i = 0; i < positions.length; i += 3) {
        const at: Vec3 = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
        const value = at[0] * x + at[2] * z + at[1] * rise;
        if (value > most + 1e-6) [best, most] = [at, value];
      }
    }
    const point = best;
    // a little inwards, where there is something to stand on
    if (point && found.every((other) => distance(other, point) > size * 0.12)) {
      found.push([point[0] - x * size * 0.02, point[1], point[2] - z * size * 0.02]);
    }
  }
  return found;
}

/** A square shaft, a collar, and a steep spire with knobs up its edges. */
function pinnacle(height: number): Geometry {
  const r = height * 0.13;
  const body = lathe(
    [
      [0, 0],
      [r * 0.8, 0],
      [r * 0.8, height * 0.26],
      [r * 1.15, height * 0.28],
      [r * 1.15, height * 0.33],
      [r * 0.75, height * 0.35],
      [0, height * 0.94],
    ],
    8,
  );
  const knobs = [0.45, 0.58, 0.71].flatMap((t) => {
    const out = r * 0.75 * (1 - (t - 0.35) / 0.59);
    const knob = sphere(r * 0.2, 8, 6);
    return [
      move(knob, [out, t * height, 0]),
      move(knob, [-out, t * height, 0]),
      move(knob, [0, t * height, out]),
      move(knob, [0, t * height, -out]),
    ];
  });
  return merge([body, ...knobs, move(sphere(r * 0.34, 10, 8), [0, height * 0.95, 0])]);
}
