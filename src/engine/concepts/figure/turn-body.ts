import { standModel } from "../../geometry/make-part.ts";
import type { Model, Part, Socket } from "../../geometry/part.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation, transformDirection } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add, length, subtract, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import type { HumanFrame } from "./human-frame.ts";

/** Beyond how many radii of the skull nothing of the head is left: hair and hats are in, hands beside it are not. */
const HEAD_REACH = [1.75, 2.2] as const;
/** Over how much of the height, from the neck's foot upwards, the neck bends. */
const NECK_LENGTH = 0.05;

/** Where a point goes, and how what is there turns. */
interface Turned {
  readonly point: Vec3;
  /** Radians about X, and then about Y. */
  readonly pitch: number;
  readonly yaw: number;
}

/** Who lies on the back lies along X, the head to the right, where length is seen best. */
const isOnBack = (pitch: number): boolean => pitch < -0.25 * PI;

/**
 * Stands a figure on the floor, laid down, leant or turned over as its pose says: the body as one piece, the head raised again at the
 * neck, which bends.
 *
 * @param parts At full size, their rest frames upright.
 * @param sockets At full size too.
 * @param height Metres; the frame counts in heights.
 */
export function standBody(
  parts: readonly Part[],
  sockets: readonly Socket[],
  frame: HumanFrame,
  height: number,
): Model {
  const { turn } = frame;
  if (!turn) return standModel(parts, sockets);
  const bend = bender(frame, turn.pitch, turn.head ?? 0, height);
  return standModel(
    parts.map((part) => turnPart(part, bend)),
    sockets.map((socket): Socket => {
      const { point, pitch, yaw } = bend(socket.position);
      const way = chain(rotation(X_AXIS, pitch), rotation(Y_AXIS, yaw));
      return { ...socket, position: point, normal: transformDirection(way, socket.normal) };
    }),
  );
}

function bender(frame: HumanFrame, pitch: number, raised: number, height: number): (at: Vec3) => Turned {
  const neck: Vec3 = [0, frame.neck[1] * height, 0];
  const [, skullY, skullZ] = frame.skull;
  const radius = Math.max(...frame.skullRadii);
  const yaw = isOnBack(pitch) ? -PI / 2 : 0;
  const whole = chain(rotation(X_AXIS, pitch), rotation(Y_AXIS, yaw));
  return (at) => {
    const [x, y, z] = [at[0] / height, at[1] / height, at[2] / height];
    const apart = length([x, y - skullY, z - skullZ]) / radius;
    const above = smoothstep(frame.neck[1] - NECK_LENGTH / 2, frame.neck[1] + NECK_LENGTH / 2, y);
    const share = above * (1 - smoothstep(HEAD_REACH[0], HEAD_REACH[1], apart));
    const bent =
      share === 0 ? at : add(neck, transformDirection(rotation(X_AXIS, -raised * share), subtract(at, neck)));
    return { point: transformDirection(whole, bent), pitch: pitch - raised * share, yaw };
  };
}

function turnPart(part: Part, bend: (at: Vec3) => Turned): Part {
  const { geometry, paint } = part;
  const positions = geometry.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const { point } = bend([positions[i] as number, positions[i + 1] as number, positions[i + 2] as number]);
    positions.set(point, i);
  }
  return {
    ...part,
    geometry: { ...geometry, positions },
    // paints of a body count on normals of the upright one
    ...(paint && {
      paint: (surface, x, y, z, nx, ny, nz) => {
        const { pitch, yaw } = bend([x, y, z]);
        const upright = transformDirection(chain(rotation(Y_AXIS, -yaw), rotation(X_AXIS, -pitch)), [nx, ny, nz]);
        paint(surface, x, y, z, ...upright);
      },
    }),
  };
}
