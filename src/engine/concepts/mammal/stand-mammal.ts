import { standModel } from "../../geometry/make-part.ts";
import type { Model, Part, Socket } from "../../geometry/part.ts";
import { placePart } from "../../geometry/place-part.ts";
import { PI } from "../../math/elementary.ts";
import { rotation, transformDirection, transformPoint } from "../../math/mat4.ts";
import { Z_AXIS } from "../../math/vec3.ts";

/** Puts a finished body on the floor: on its feet, or on its back. */
export function standMammal(parts: readonly Part[], sockets: readonly Socket[], pose: string): Model {
  if (pose !== "supine") return standModel(parts, sockets);
  const over = rotation(Z_AXIS, PI);
  return standModel(
    parts.map((part) => placePart(part, over)),
    sockets.map(({ position, normal, ...socket }) => ({
      ...socket,
      position: transformPoint(over, position),
      normal: transformDirection(over, normal),
    })),
  );
}
