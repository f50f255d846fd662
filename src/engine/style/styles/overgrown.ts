import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { stretch } from "../../geometry/place.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { fitOn } from "../fit-on.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

/** Leaves at most, and their size and distance as ratios of the thing's size. */
const LEAVES = 420;
const SIZE = 0.085;
const APART = 0.026;
/** How long the trails are that the leaves hang in, against their breadth, and their breadths in the thing's size. */
const DRAWN_OUT = 0.32;
const TRAILS = 5;
/** Share of the surface without leaves, as the noise's level. */
const BARE = -0.16;
const FACE = /eye|pupil|iris|mouth/;
const DARK = fromHex("#1d4a1a");
const LIGHT = fromHex("#5b9a35");

/** Ivy has climbed over it: leaves in hanging trails, what it is of still to be seen between them. */
export const overgrown: Style = {
  id: "overgrown",
  apply: (thing, draw) => {
    const { parts } = thing.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const seed = draw.seed32("trails");
    const favour = ({ position: [x, y, z], normal }: Spot) => {
      if (normal[1] < -0.6) return 0;
      const k = TRAILS / size;
      return noise(x * k, y * k * DRAWN_OUT, z * k, seed) > BARE ? 1 : 0;
    };
    const body = parts.filter(({ slot }) => !FACE.test(slot));
    const spots = surfaceSpots(body, draw, { count: LEAVES, apart: size * APART, favour, tries: 14 });
    if (spots.length === 0) return thing;
    const next = draw.stream("leaves");
    const leaf = leafOf(size * SIZE);
    const laid = spots.map((spot) => {
      const [spin, by] = [next(), 0.65 + 0.6 * next()];
      return fitOn(stretch(leaf, [by, by, by]), spot, size * SIZE * 0.06, spin);
    });
    const paint: Paint = (surface, x, y, z) => {
      const k = 16 / size;
      const t = clamp01(0.45 + 1.1 * noise(x * k, y * k, z * k, seed + 1));
      surface.r = DARK[0] + (LIGHT[0] - DARK[0]) * t;
      surface.g = DARK[1] + (LIGHT[1] - DARK[1]) * t;
      surface.b = DARK[2] + (LIGHT[2] - DARK[2]) * t;
      surface.roughness = 0.7;
    };
    const green: MaterialSpec = { base: "plastic", colours: [DARK], conditions: {}, scale: 1, seed };
    return {
      ...thing,
      model: { ...thing.model, parts: [...parts, makePart("ivy", "ivy", merge(laid), { weight: 1.4, paint })] },
      materials: { ...thing.materials, ivy: green },
    };
  },
};

/** A pointed leaf in few faces, lying on y = 0 with its middle raised. */
const leafOf = (size: number) =>
  stretch(
    lathe(
      [
        [0, 0],
        [0.5 * size, 0.1 * size],
        [0, 0.22 * size],
      ],
      5,
    ),
    [0.8, 1, 1.15],
  );
