import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { Y_AXIS } from "../../math/vec3.ts";
import { rimHeight } from "../contact/rim-height.ts";
import {
  footprintOf,
  heightOf,
  type Placed,
  placeSocket,
  socketOf,
  topOf,
  type Unplaced,
} from "../contact/unplaced.ts";
import { mouthRadius } from "../fit/stand-stems.ts";
import { isClosed } from "./enclose.ts";

const GROUND = "ground";
/** How much of the room behind the glass it takes up. */
const ROOM = 0.88;
/** Its width over the mouth's, and how far under the rim it lies, in radii of the mouth. */
const OF_MOUTH = 0.96;
const UNDER = 0.14;

/** Whether a piece of ground is in a vessel, rather than the vessel on it: a forest in a light bulb, a sea in a cup. */
export const isSmallWorld = ({ concept }: Unplaced, kind: string): boolean => concept === GROUND && kind === "in";

/** Level in a vessel: behind its glass where that is widest, or near the rim of its mouth, as wide as there is room. */
export function standSmallWorld(ground: Unplaced, vessel: Unplaced, at: Placed, facing: number): Placed {
  const surface = socketOf(ground.model, ["water", "soft", "floor"])?.position[1] ?? 0;
  const [x0, y0, z0] = [12, 13, 14].map((k) => at.transform[k] as number) as [number, number, number];
  if (vessel.clear && (isClosed(vessel) || !socketOf(vessel.model, ["inside"]))) {
    const { min, max } = vessel.clear;
    const [wide, tall] = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2];
    const [reach, half] = [footprintOf(ground) / wide, heightOf(ground) / 2 / tall];
    // glass is round: the rim of the ground and the tips of its trees are within it
    const size = (ROOM * at.scale) / Math.sqrt(reach * reach + half * half);
    const middle = ((ground.bounds.min[1] + ground.bounds.max[1]) / 2) * size;
    const centre = [(min[0] + max[0]) / 2, widestOf(vessel), (min[2] + max[2]) / 2].map((v) => v * at.scale);
    const [cx, cy, cz] = centre as [number, number, number];
    return lie([x0 + cx, y0 + cy - 0.4 * middle, z0 + cz], size, size, facing);
  }
  const opening = placeSocket(socketOf(vessel.model, ["inside", "top"]) ?? topOf(vessel), at);
  const rim = rimHeight(vessel, at, opening);
  const [x, , z] = opening.position;
  const mouth = mouthRadius(vessel, at, [x, z], rim, heightOf(vessel) * at.scale) || opening.radius;
  const size = (OF_MOUTH * mouth) / footprintOf(ground);
  // walls close in below: a thinner slab stays within them
  return lie([x, rim - UNDER * mouth - surface * size, z], size, 0.5 * size, facing);
}

/** The height at which the clear part of a vessel is widest, in its own metres. */
function widestOf({ model, clear }: Unplaced): number {
  let [most, height] = [0, ((clear?.min[1] ?? 0) + (clear?.max[1] ?? 0)) / 2];
  for (const { geometry } of model.parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [x, y] = [geometry.positions[i] as number, geometry.positions[i + 1] as number];
      if (Math.abs(x) <= 1.0001 * most || !clear || y < clear.min[1] || y > clear.max[1]) continue;
      [most, height] = [Math.abs(x), y];
    }
  return height;
}

const lie = (position: readonly [number, number, number], size: number, thick: number, facing: number): Placed => ({
  transform: chain(scaling([size, thick, size]), rotation(Y_AXIS, facing), translation(position)),
  scale: size,
  turn: facing,
});
