import { boundsOf } from "#measure/bounds.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makeParts, standModel } from "../../geometry/make-part.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { castOn } from "../cast-on.ts";
import type { Dressed, Style } from "../style.ts";

const stuff = (hex: string): MaterialSpec => ({
  base: "plastic",
  colours: [fromHex(hex)],
  conditions: {},
  scale: 1,
  seed: 1,
});

/** Length over height from which a thing lies rather than stands, and of what has leaves up at its end. */
const LIES = 1.9;
const LEAFY = 1.35;

/** A thing that is slender and lies is set on its end: a pencil, a carrot. */
function stoodUp(thing: Dressed): Dressed {
  const { parts, sockets } = thing.model;
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const [x, y, z] = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)) as [number, number, number];
  if (Math.max(x, z) < (thing.family === "food" ? LEAFY : LIES) * y || Math.min(x, z) > 0.6 * Math.max(x, z))
    return thing;
  const up = (geometry: Geometry) => (x > z ? turnZ(geometry, PI / 2) : turnX(geometry, -PI / 2));
  return {
    ...thing,
    model: standModel(
      parts.map((part) => ({ ...part, geometry: up(part.geometry) })),
      sockets.filter(({ name }) => name === "top"),
    ),
  };
}

/** Ways of an arm from the side of a body, in sizes: outwards, up, forwards. */
type ArmWay = readonly [Vec3, Vec3, Vec3, Vec3];

const RAISED: ArmWay = [
  [-0.06, 0, 0],
  [0.12, -0.03, 0.03],
  [0.22, 0.1, 0.06],
  [0.25, 0.26, 0.08],
];
const RESTING: ArmWay = [
  [-0.06, 0, 0],
  [0.1, -0.01, 0.03],
  [0.17, -0.14, 0.08],
  [0.11, -0.25, 0.13],
];
/** Out before the body, the hand up: what it has there is seen. */
const HOLDING: ArmWay = [
  [-0.06, 0, 0],
  [0.1, -0.06, 0.06],
  [0.2, -0.06, 0.2],
  [0.19, 0.06, 0.3],
];
/** Out before the body at a handlebar, or at the reins. */
const GRIPPING: ArmWay = [
  [-0.06, 0, 0],
  [0.1, -0.04, 0.08],
  [0.14, -0.1, 0.24],
  [0.1, -0.06, 0.4],
];
/** Before the body, the hand up in its middle for another's. */
const CLASPING: ArmWay = [
  [-0.06, 0, 0.04],
  [0.1, -0.12, 0.28],
  [0, -0.06, 0.56],
  [-0.3, 0.16, 0.66],
];

/** Where along X the lowest of it is: the mean of what is no higher than `band` above `under`. */
function lowestAt(parts: readonly Part[], under: number, band: number): number | undefined {
  let [sum, count] = [0, 0];
  for (const { geometry } of parts)
    for (let at = 0; at < geometry.positions.length; at += 3)
      if ((geometry.positions[at + 1] as number) < under + band) {
        sum += geometry.positions[at] as number;
        count += 1;
      }
  return count > 0 ? sum / count : undefined;
}

/** Ways of a leg from its hip to the foot, in sizes: outwards, up, forwards. */
type LegWay = readonly [knee: Vec3, foot: Vec3];

const STANDING: LegWay = [
  [0.025, -0.2, 0.01],
  [0.03, -0.4, 0],
];
/** Astride: the knees bent out and forwards, the feet hang. */
const ASTRIDE: LegWay = [
  [0.09, -0.04, 0.22],
  [0.11, -0.36, 0.2],
];

/** On a seat: the thighs out before it, the shins down over its edge. */
const SEATED: LegWay = [
  [0.03, -0.02, 0.24],
  [0.02, -0.34, 0.27],
];

/**
 * Arms and legs on what has none, as in old cartoons: black hoses, white gloves, red shoes. It stands on its own feet.
 *
 * @param hands How many hands have a place for what they hold, the right one first.
 */
const withLimbs = (
  id: string,
  [right, left]: readonly [right: ArmWay, left: ArmWay],
  hands = 0,
  [knee, foot]: LegWay = STANDING,
): Style => ({
  id,
  apply: (lying) => {
    const thing = lying.family === "vehicle" ? lying : stoodUp(lying);
    const { parts } = thing.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const [wide, high] = [max[0] - min[0], max[1] - min[1]];
    const size = Math.max(Math.min(wide, 1.6 * high), 0.7 * high);
    const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
    const thick = 0.032 * size;
    const shoulder = min[1] + 0.5 * high;
    const arms = [-1, 1].map((side) => {
      const reach = castOn(parts, [cx, shoulder, cz], [side, 0, 0]) ?? wide / 2;
      const from = (x: number, y: number, z: number): Vec3 => [
        cx + side * (reach + x * size),
        shoulder + y * size,
        cz + z * size,
      ];
      const way = (side > 0 ? left : right).map(([x, y, z]) =>
        // a hand in the middle is there however wide the body
        x < -0.1 ? ([cx - side * 0.04 * size, shoulder + y * size, max[2] + (z - 0.4) * size] as Vec3) : from(x, y, z),
      );
      return { tube: tube(thick, curveThrough(way, 8), 12), hand: way[3] as Vec3 };
    });
    const under = min[1];
    // over the feet of what leans or hangs down to one side
    const middle = lowestAt(parts, under, 0.06 * high) ?? cx;
    const legs = [-1, 1].map((side) => {
      const beside = Math.min(0.2 * size, 0.24 * wide);
      const isUnder = (castOn(parts, [middle + side * beside, under, cz], [0, -1, 0]) ?? -high) > -0.3 * high;
      const x = middle + side * (isUnder ? beside : 0.35 * beside);
      // up to what is over it, and a little into that
      const sole = castOn(parts, [x, under, cz], [0, -1, 0]);
      const hip = under - (sole ?? 0) + 0.05 * size;
      const along = ([out, up, ahead]: Vec3): Vec3 => [x + side * out * size, under + up * size, cz + ahead * size];
      const end = along(foot);
      return { tube: tube(thick, curveThrough([[x, hip, cz], along(knee), end], 8), 12), foot: end };
    });
    const gloves = arms.map(({ hand }) => move(stretch(sphere(0.075 * size, 20), [1, 1, 0.8]), hand));
    const shoes = legs.map(({ foot: [x, y, z] }) =>
      move(stretch(sphere(0.1 * size, 22), [0.72, 0.5, 1.15]), [x, y + 0.01 * size, z + 0.045 * size]),
    );
    const added = [
      ...makeParts(
        "limb",
        "limb",
        [...arms, ...legs].map((each) => each.tube),
        { weight: 0.9 },
      ),
      ...makeParts("glove", "glove", gloves, { weight: 0.9 }),
      ...makeParts("shoe", "limb-shoe", shoes, { weight: 0.9 }),
    ];
    const places: Socket[] = arms.slice(0, hands).map(({ hand: [x, y, z] }) => ({
      name: "hand",
      position: [x, y + 0.06 * size, z],
      normal: Y_AXIS,
      radius: 0.075 * size,
    }));
    // what sits, sits on its own end, between its legs
    if (foot !== STANDING[1])
      places.push({ name: "bottom", position: [middle, under, cz], normal: [0, -1, 0], radius: 0.1 * size });
    return {
      ...thing,
      model: standModel([...parts, ...added], [...thing.model.sockets, ...places]),
      materials: {
        ...thing.materials,
        limb: stuff("#17130f"),
        glove: stuff("#f7f5ef"),
        "limb-shoe": stuff("#c22f24"),
      },
    };
  },
});

/** One hand waves, the other rests at the side. */
export const limbed = withLimbs("limbed", [RESTING, RAISED]);

/** The right hand is out before it, with a place for what it holds. */
export const limbedHolding = withLimbs("limbed-holding", [HOLDING, RAISED], 1);

/** One hand is out before it for another's: two who arm-wrestle, or shake hands. */
export const limbedClasping = withLimbs("limbed-clasping", [CLASPING, RESTING]);

/** Both hands out before it and the legs astride: what rides a bicycle. */
export const limbedRiding = withLimbs("limbed-riding", [GRIPPING, GRIPPING], 2, ASTRIDE);

/** Both hands out before it and the legs over the edge of a seat: what sits at a desk. */
export const limbedSeated = withLimbs("limbed-seated", [GRIPPING, GRIPPING], 2, SEATED);
