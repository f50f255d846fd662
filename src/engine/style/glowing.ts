import { boundsOf } from "#measure/bounds.ts";
import { cylinder } from "../geometry/lathe.ts";
import { makeParts } from "../geometry/make-part.ts";
import type { Paint, Part } from "../geometry/part.ts";
import { move, stretch } from "../geometry/place.ts";
import type { MaterialSpec } from "../materials/material.ts";
import type { Rgb } from "../math/color.ts";
import { shine, tintOf, WARM, WHITE } from "./light-up.ts";
import { lookOf } from "./looks.ts";
import type { Style } from "./style.ts";

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
      if (spec && !tints.has(slot)) tints.set(slot, tintOf(lookOf(spec).colour, thing.family === "light"));
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

const matte =
  (tint: Rgb): Paint =>
  (surface) => {
    [surface.r, surface.g, surface.b] = tint;
    surface.roughness = 1;
  };

const mix = (a: Rgb, b: Rgb, t: number): Rgb =>
  [0, 1, 2].map((k) => (a[k] as number) * (1 - t) + (b[k] as number) * t) as unknown as Rgb;
