import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../geometry/geometry.ts";
import { lathe } from "../geometry/lathe.ts";
import { makeParts } from "../geometry/make-part.ts";
import { merge } from "../geometry/merge.ts";
import { move } from "../geometry/place.ts";
import { sphere } from "../geometry/sphere.ts";
import type { Rgb } from "../math/color.ts";
import { saturate } from "./looks.ts";
import type { Style } from "./style.ts";
import { type Spot, surfaceSpots } from "./surface-spots.ts";

const KEPT = /eye|glass|pane|window|screen|skin|face|flame/;
const DARK: readonly Rgb[] = [
  [0.035, 0.033, 0.04],
  [0.13, 0.12, 0.13],
  [0.12, 0.012, 0.03],
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
    const lowest = min[1] + (max[1] - min[1]) * (isBuilding ? 0.4 : 0.6);
    const middle = { x: (min[0] + max[0]) / 2, z: (min[2] + max[2]) / 2 };
    // pinnacles stand on what looks up, at the outside rather than in the middle
    const favour = ({ position: [x, y, z], normal }: Spot) => {
      if (normal[1] < 0.35 || y < lowest) return 0;
      const out = Math.max(Math.abs(x - middle.x) / (max[0] - min[0]), Math.abs(z - middle.z) / (max[2] - min[2]));
      return 0.08 + 1.8 * out * out;
    };
    const main = parts.filter((part) => !KEPT.test(part.slot) && (part.weight ?? 0.5) >= 0.4);
    const living = thing.family === "animal" || thing.family === "figure";
    const spots = living
      ? []
      : surfaceSpots(main, draw.fork("pinnacles"), { count: 9, apart: size * 0.16, favour, tries: 120 });
    const pinnacles = spots.map(({ position: [x, y, z] }, i) =>
      move(pinnacle(size * (0.12 + 0.05 * ((i * 0.618) % 1))), [x, y - size * 0.02, z]),
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
        if (KEPT.test(slot)) return [slot, own];
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
