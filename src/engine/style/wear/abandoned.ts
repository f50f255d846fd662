import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** Tufts about the foot of a thing, and blades to a tuft. */
const TUFTS = 22;
const BLADES = 9;
/** Longest blade in heights of the thing, and in shares of its length at most. */
const HIGH = 0.34;
const LONG = 0.22;
const DARK = fromHex("#3d4f1c");
const LIGHT = fromHex("#9aa351");

/** Left where it stands: high grass has grown up about its foot. */
export const abandoned: Style = {
  id: "abandoned",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const [wide, high, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    const most = Math.min(HIGH * high, LONG * Math.max(wide, deep, 0.6 * high));
    const next = draw.stream("weeds");
    const blades: Geometry[] = [];
    for (let k = 0; k < TUFTS; k += 1) {
      const angle = ((k + 0.8 * next()) / TUFTS) * TAU;
      // around the foot of a thing, on its own outline's side of the box
      const [c, s] = [cos(angle), sin(angle)];
      const reach = 0.5 / Math.max(Math.abs(c), Math.abs(s), 0.72);
      const [x, z] = [(min[0] + max[0]) / 2 + c * reach * wide, (min[2] + max[2]) / 2 + s * reach * deep];
      const tuft = most * (0.4 + 0.6 * next());
      for (let i = 0; i < BLADES; i += 1) blades.push(blade([x, min[1], z], tuft, next));
    }
    const paint: Paint = (surface, _x, y) => {
      const t = clamp01((y - min[1]) / most);
      surface.r = DARK[0] + (LIGHT[0] - DARK[0]) * t;
      surface.g = DARK[1] + (LIGHT[1] - DARK[1]) * t;
      surface.b = DARK[2] + (LIGHT[2] - DARK[2]) * t;
      surface.roughness = 0.85;
      surface.metalness = 0;
    };
    const weeds: MaterialSpec = { base: "plastic", colours: [LIGHT], conditions: {}, scale: 1, seed: 1 };
    const part = makePart("weeds", "weeds", merge(blades), { weight: 0.8, paint });
    return {
      ...thing,
      model: { ...thing.model, parts: [...thing.model.parts, part] },
      materials: { ...thing.materials, weeds },
    };
  },
};

/** A blade of grass, thick at its foot and hanging over at its tip. */
function blade(at: Vec3, tuft: number, next: () => number): Geometry {
  const long = tuft * (0.55 + 0.45 * next());
  const turn = TAU * next();
  const lean = 0.15 + 0.5 * next();
  const [c, s] = [cos(turn), sin(turn)];
  const foot = 0.12 * tuft;
  const path = [0, 0.35, 0.7, 1].map((t): Vec3 => {
    const out = foot + lean * long * t * t;
    return [at[0] + c * out, at[1] + long * (t - 0.22 * lean * t * t), at[2] + s * out];
  });
  return tube(0.028 * tuft, path, 3, { scale: (t) => [1 - 0.86 * t, 1 - 0.86 * t] });
}
