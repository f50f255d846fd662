import { curveThrough } from "../../geometry/curve.ts";
import { merge } from "../../geometry/merge.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { add as plus, type Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import type { CreatureStudio } from "./creature-studio.ts";

const PINK = fromHex("#e0607c");

/**
 * A tongue shot out at prey, sticky and thick at its end, put into the studio.
 *
 * @param mouth Where it leaves the mouth, in the body's unit.
 * @param length How far it reaches, in that unit; it rises a fifth of that.
 * @param radius Half its thickness, in that unit.
 * @returns Its tip: what is caught sticks there.
 */
export function shootTongue(studio: CreatureStudio, mouth: Vec3, length: number, radius: number): Vec3 {
  const tip = plus(mouth, [0, 0.2 * length, length]);
  const path = curveThrough([plus(mouth, [0, 0, -2 * radius]), plus(mouth, [0, 0.02 * length, 0.5 * length]), tip], 6);
  const end = meshSdf(sculpt([add(ellipsoid(tip, [1.9 * radius, 1.7 * radius, 2.4 * radius]))]), 0.6 * radius);
  studio.put("tongue", "body", merge([tube(radius, path, 8), end]), (surface) => {
    dye(surface, PINK, 1);
    surface.roughness = 0.3;
  });
  return plus(tip, [0, 0, 2 * radius]);
}
