import { boundsOf } from "#measure/bounds.ts";
import type { Part } from "../../geometry/part.ts";
import { cos, sin } from "../../math/elementary.ts";
import { heightOf, type Placed, standAt, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** Height of its middle over the vehicle's, where no lamps tell where the front is. */
const LEVEL = 0.3;
/** Width over the vehicle's width, and over its length: larger than life on a car, so that it is read. */
const OF_WIDTH = 0.36;
const OF_LENGTH = 0.14;
/** Metres that it stands off what it is screwed to, in its own widths. */
const OFF = 0.02;
/** Height from its upper edge to the lamps, in its own heights. */
const BELOW = 0.12;

/** A license plate on a vehicle: upright on its front, below the lamps, where it is seen. Undefined for other things. */
export function mountPlate(object: Unplaced, vehicle: Unplaced, at: Placed): Placed | undefined {
  if (object.concept !== "license-plate" || vehicle.family !== "vehicle" || vehicle.concept === object.concept)
    return undefined;
  const { parts } = vehicle.model;
  const { min, max } = vehicle.bounds;
  const width = Math.max(OF_WIDTH * widthOf(vehicle), OF_LENGTH * (max[2] - min[2]));
  const size = width / widthOf(object);
  const tall = heightOf(object) * size;
  const lamps = parts.filter(({ slot }) => slot === "headlight").map(({ geometry }) => geometry.positions);
  const under =
    lamps.length > 0 ? boundsOf(lamps).min[1] - BELOW * tall : min[1] + LEVEL * heightOf(vehicle) + tall / 2;
  const low = Math.max(min[1] + 0.1 * heightOf(vehicle), under - tall);
  const front = foremost(parts, low, low + tall, width / 2) ?? max[2];
  const [ahead, depth] = [front + OFF * width, object.bounds.min[2] * size];
  const z = (ahead - depth) * at.scale;
  const [x0, y0, z0] = [12, 13, 14].map((k) => at.transform[k] as number) as [number, number, number];
  return standAt([x0 + z * sin(at.turn), y0 + low * at.scale, z0 + z * cos(at.turn)], size * at.scale, at.turn);
}

/** How far the vehicle reaches forward there; undefined where it does not. */
function foremost(parts: readonly Part[], low: number, high: number, half: number): number | undefined {
  let most: number | undefined;
  for (const { geometry } of parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => geometry.positions[i + k] as number) as [number, number, number];
      if (Math.abs(x) < half && y > low && y < high && z > (most ?? 0)) most = z;
    }
  return most;
}
