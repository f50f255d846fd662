import { deform } from "../../geometry/place.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** Its foot firm on the ground, all above it further to one side the higher it is. */
export const leaning: Style = {
  id: "leaning",
  apply: (thing, draw) => {
    const by = draw.number("lean", 0.17, 0.23) * (draw.chance("left", 0.5) ? -1 : 1);
    const leant = ([x, y, z]: Vec3): Vec3 => [x + by * y, y, z];
    const { parts, sockets } = thing.model;
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: parts.map((part) => ({ ...part, geometry: deform(part.geometry, leant) })),
        sockets: sockets.map((socket) => ({ ...socket, position: leant(socket.position) })),
      },
    };
  },
};
