import { boundsOf } from "#measure/bounds.ts";
import { standModel } from "../../geometry/make-part.ts";
import type { Socket } from "../../geometry/part.ts";
import { turnX } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** How far the nose of what takes off points up, radians. */
const CLIMB = 0.2;

/** Nose up, as an airplane leaves the ground; what is taller than long rises as it stands. */
export const airborne: Style = {
  id: "airborne",
  apply: (thing) => {
    const { parts, sockets } = thing.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    if (max[1] - min[1] > max[2] - min[2]) return thing;
    const turned = ([x, y, z]: Vec3): Vec3 => [x, y * cos(CLIMB) + z * sin(CLIMB), z * cos(CLIMB) - y * sin(CLIMB)];
    const along = (socket: Socket): Socket => ({
      ...socket,
      position: turned(socket.position),
      normal: turned(socket.normal),
    });
    return {
      ...thing,
      model: standModel(
        parts.map((part) => ({ ...part, geometry: turnX(part.geometry, -CLIMB) })),
        sockets.map(along),
      ),
    };
  },
};
