import { standModel } from "../../geometry/make-part.ts";
import type { Model, Part, Socket } from "../../geometry/part.ts";
import { placePart } from "../../geometry/place-part.ts";
import { rotation, transformDirection, transformPoint } from "../../math/mat4.ts";
import { X_AXIS } from "../../math/vec3.ts";

/** How far the beak of who comes down points down, radians: straight into the water, or slantwise at its prey. */
const DOWN: Readonly<Record<string, number>> = { diving: 1.1, swooping: 0.42 };

/** Puts a finished bird on the floor, the beak foremost where its pose comes down from the air. */
export function tipBird(parts: readonly Part[], sockets: readonly Socket[], pose: string): Model {
  const by = DOWN[pose];
  if (by === undefined) return standModel(parts, sockets);
  const over = rotation(X_AXIS, by);
  return standModel(
    parts.map((part) => placePart(part, over)),
    sockets.map(({ position, normal, ...socket }) => ({
      ...socket,
      position: transformPoint(over, position),
      normal: transformDirection(over, normal),
    })),
  );
}
