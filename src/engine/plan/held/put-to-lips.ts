import type { Socket } from "../../geometry/part.ts";
import { acos, atan2, PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import { extentOf, type Placed, placeSocket, socketOf, type Unplaced } from "../contact/unplaced.ts";

/** How far what is breathed may point up or down, as the sine of the angle. */
const LEVEL = 0.3;
/** Length of what is smoked over the radius of the mouth, and over its holder, at most. */
const SMOKED = 5;
const MOST_SMOKED = 0.26;

/** The way water leaves a raised trunk. */
const UPWARDS: Vec3 = [0, 0.5, 0.87];

/**
 * Straight out from the mouth: a jet by its `breath`, a pipe by its `lips`. Undefined for what has neither, and for a holder without a
 * mouth.
 */
export function putToLips(object: Unplaced, holder: Unplaced, at: Placed): Placed | undefined {
  const end = socketOf(object.model, ["breath", "lips"]);
  const mouth = trunkOf(holder) ?? socketOf(holder.model, ["mouth"]);
  if (!end || !mouth) return undefined;
  const { position, normal, radius } = placeSocket(mouth, at);
  const smoked = Math.min(SMOKED * radius, MOST_SMOKED * extentOf(holder) * at.scale) / extentOf(object);
  const size = end.name === "breath" ? shownSize(object, holder, at, "breathed") : smoked;
  const yaw = Math.abs(normal[0]) + Math.abs(normal[2]) > 0.2 ? atan2(normal[0], normal[2]) : at.turn;
  const pitch = acos(clamp(normal[1], -LEVEL, LEVEL)) - PI / 2;
  return {
    transform: chain(
      translation(scale(end.position, -1)),
      scaling([size, size, size]),
      rotation(Y_AXIS, -atan2(end.normal[0], end.normal[2])),
      rotation(X_AXIS, pitch),
      rotation(Y_AXIS, yaw),
      translation(position),
    ),
    scale: size,
    turn: yaw,
  };
}

/** The tip of a trunk that is held up. */
function trunkOf({ model }: Unplaced): Socket | undefined {
  const trunk = model.parts.find(({ slot }) => slot === "trunk")?.geometry.positions;
  const mouth = socketOf(model, ["mouth"]);
  if (!trunk || !mouth) return undefined;
  let tip: Vec3 = mouth.position;
  for (let i = 0; i < trunk.length; i += 3) {
    const [x, y, z] = [trunk[i] as number, trunk[i + 1] as number, trunk[i + 2] as number];
    if (y + z > tip[1] + tip[2]) tip = [x, y, z];
  }
  return tip[1] > mouth.position[1] ? { ...mouth, position: tip, normal: UPWARDS } : undefined;
}
