import { boundsOf } from "#measure/bounds.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import type { Conditions, MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { fitOn } from "../fit-on.ts";
import { puddle } from "../forms/spill.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

/** Least amount that runs off in drops. */
export const isDrenched = ({ wet = 0 }: Conditions): boolean => wet >= 0.7;

/** Drops at most, and their radii and distance as ratios of the thing's size. */
const DROPS = 70;
const [LEAST, MOST] = [0.006, 0.014];
const APART = 0.035;
/** How much longer a drop is that hangs. */
const HANGS = 2.2;
/** How far the puddle reaches beyond it, as a ratio of its size. */
const SPREAD = 0.1;
/** Families of what is worn, hung up or put on something: no puddle forms under it. */
const WORN = /^(?:garment|accessory)$/;
const BARE = /eye|pupil|iris|flame/;
const WATER = "water-drop";
const CLEAR: MaterialSpec = {
  base: "glass",
  colours: [fromHex("#a9cfe0")],
  conditions: {},
  scale: 1,
  seed: 1,
  clear: true,
};

/** Drenched: drops on what faces up and out, longer ones that hang from what faces down, a puddle where it stands. */
export const drenched: Style = {
  id: "drenched",
  apply: (thing, draw) => {
    const body = thing.model.parts.filter(({ slot, weight = 0.5 }) => weight >= 0.4 && !BARE.test(slot));
    if (body.length === 0) return thing;
    const { min, max } = boundsOf(body.map(({ geometry }) => geometry.positions));
    const [wide, deep] = [max[0] - min[0], max[2] - min[2]];
    const size = Math.max(wide, max[1] - min[1], deep);
    const isOverGround = ({ position }: Spot) => position[1] > min[1] + 0.04 * size;
    const spots = surfaceSpots(body, draw, {
      count: DROPS,
      apart: size * APART,
      favour: (spot) => (isOverGround(spot) ? (spot.normal[1] < -0.5 ? 1 : 0.6) : 0),
      tries: 14,
    });
    const next = draw.stream("drops");
    const drops = spots.map((spot) => {
      const share = next();
      const r = size * (LEAST + (MOST - LEAST) * share * share);
      if (spot.normal[1] > -0.35) return fitOn(stretch(BEAD, [r, r * 0.6, r]), spot, r * 0.2, next());
      const [x, y, z] = spot.position;
      return move(stretch(BEAD, [r * 0.8, r * HANGS, r * 0.8]), [x, y - r * HANGS * 0.7, z]);
    });
    const pools = WORN.test(thing.family)
      ? []
      : [0, 1, 2, 3].map((k) => {
          const angle = 0.4 + 1.4 * k;
          const [reachX, reachZ] = [wide / 2 + SPREAD * size, deep / 2 + SPREAD * size];
          const pool =
            k === 0
              ? stretch(puddle(1, 0.006 * size, draw.fork("pool")), [reachX, 1, reachZ])
              : puddle(size * (0.015 + 0.015 * next()), 0.005 * size, draw.fork(`pool ${k}`));
          return move(pool, [
            (min[0] + max[0]) / 2 + (k === 0 ? 0 : reachX * sin(angle)),
            min[1],
            (min[2] + max[2]) / 2 + (k === 0 ? 0 : reachZ * cos(angle)),
          ]);
        });
    const water = [...drops, ...pools];
    if (water.length === 0) return thing;
    return {
      ...thing,
      model: { ...thing.model, parts: [...thing.model.parts, makePart(WATER, WATER, merge(water), { weight: 0.6 })] },
      materials: { ...thing.materials, [WATER]: CLEAR },
    };
  },
};

const BEAD = sphere(1, 10, 7);
