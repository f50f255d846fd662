import { boundsOf } from "#measure/bounds.ts";
import { cylinder } from "../geometry/lathe.ts";
import { makeParts } from "../geometry/make-part.ts";
import type { Paint, Part } from "../geometry/part.ts";
import { move, stretch } from "../geometry/place.ts";
import type { MaterialSpec } from "../materials/material.ts";
import { fromHex, luminance, type Rgb } from "../math/color.ts";
import { clamp01 } from "../math/scalar.ts";
import { lookOf, saturate } from "./looks.ts";
import type { Style } from "./style.ts";

const WARM = fromHex("#ffb347");
const WHITE: Rgb = [1, 0.98, 0.92];
/** What shines on a lamp; all of any other thing does. */
const LAMPS = /shade|bulb|glass|globe|pane|flame|glow|lens|light|screen|tube|blade|gem|orb|crystal/;
const DARK_PARTS = /eye|pupil|hilt|grip|handle|guard|pommel|cord|cable/;
/** Rings of light on the ground: reach over the thing's own, and how much of the light is in each. */
const RINGS = [0.7, 1.05, 1.45] as const;

/**
 * It gives light: what shines is of its own colour at the rim and nearly white at its heart, rough so that no lamp is mirrored in
 * it, and there is light on the ground round its foot.
 */
export const glowing: Style = {
  id: "glowing",
  apply: (thing) => {
    const { parts } = thing.model;
    const isLamp = thing.family === "light" || parts.some(({ slot }) => /blade|bulb|lens/.test(slot));
    const lit = parts.filter(({ slot }) => (isLamp ? LAMPS.test(slot) : !DARK_PARTS.test(slot)));
    const shining = lit.length > 0 ? lit : parts;
    const tints = new Map<string, Rgb>();
    for (const { slot } of shining) {
      const spec = thing.materials[slot];
      if (spec && !tints.has(slot)) tints.set(slot, tintOf(spec, thing.family === "light"));
    }
    const first = [...tints.values()][0] ?? WARM;
    const painted = parts.map((part): Part => {
      const tint = shining.includes(part) ? tints.get(part.slot) : undefined;
      return tint ? { ...part, shines: true, paint: shine(part, tint, thing.family === "light") } : part;
    });
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const [wide, high, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    const reach = Math.max(wide, 0.45 * deep, 0.25 * high) / 2;
    const oval = Math.max(deep, 0.45 * wide, 0.25 * high) / 2 / reach;
    const middle = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2] as const;
    const pools = RINGS.map((ring, k) =>
      move(stretch(cylinder({ radius: ring * reach, height: 0.004 * reach, segments: 64 }), [1, 1, oval]), [
        middle[0],
        min[1] + (RINGS.length - 1 - k) * 0.004 * reach,
        middle[1],
      ]),
    );
    const light: MaterialSpec = {
      base: "glass",
      clear: true,
      colours: [mix(first, WHITE, 0.55)],
      conditions: {},
      scale: 1,
      seed: 1,
    };
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: [
          ...painted,
          ...makeParts("light", "light-pool", pools, { weight: 0.3, paint: matte(mix(first, WHITE, 0.55)) }),
        ],
      },
      materials: { ...thing.materials, "light-pool": light },
    };
  },
};

/** A pale lamp gives warm light, everything else its own colour, as bright as can be. */
function tintOf(spec: MaterialSpec, isLamp: boolean): Rgb {
  const { colour } = lookOf(spec);
  const own = saturate(colour, 1.6);
  const peak = Math.max(...own, 1e-3);
  const bright = own.map((c) => clamp01(c / peak)) as unknown as Rgb;
  const isGrey = Math.max(...bright) - Math.min(...bright) < (isLamp ? 0.7 : 0.25);
  if (isGrey) return isLamp ? WARM : fromHex("#7fe8ff");
  return bright;
}

const matte =
  (tint: Rgb): Paint =>
  (surface) => {
    [surface.r, surface.g, surface.b] = tint;
    surface.roughness = 1;
  };

const mix = (a: Rgb, b: Rgb, t: number): Rgb =>
  [0, 1, 2].map((k) => (a[k] as number) * (1 - t) + (b[k] as number) * t) as unknown as Rgb;

/** White at the heart, its tint towards the ends. */
function shine(part: Part, tint: Rgb, isLamp: boolean): Paint {
  const { min, max } = boundsOf([part.geometry.rest]);
  const middle = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2);
  const half = [0, 1, 2].map((k) => Math.max(((max[k] as number) - (min[k] as number)) / 2, 1e-9));
  const longest = Math.max(...half);
  return (surface, x, y, z, nx, ny, nz) => {
    const before = luminance([surface.r, surface.g, surface.b]);
    part.paint?.(surface, x, y, z, nx, ny, nz);
    const drawn = luminance([surface.r, surface.g, surface.b]);
    const far = Math.max(
      ...[x, y, z].map((p, k) =>
        // a shade is round: it is brightest half way up, before the bulb
        isLamp && k !== 1 ? 0 : Math.abs(p - (middle[k] as number)) / Math.max(half[k] as number, longest * 0.4),
      ),
    );
    // what is painted on it stays to be seen
    const mark = Math.abs(drawn - before) > 0.12 ? 0.5 : 0;
    const heart = clamp01(0.92 - 0.75 * far * far - mark);
    surface.r = tint[0] + (WHITE[0] - tint[0]) * heart;
    surface.g = tint[1] + (WHITE[1] - tint[1]) * heart;
    surface.b = tint[2] + (WHITE[2] - tint[2]) * heart;
    surface.roughness = 0.9;
    surface.metalness = 0;
  };
}
