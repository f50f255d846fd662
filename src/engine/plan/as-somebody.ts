import { boundsOf } from "#measure/bounds.ts";
import type { Model } from "../geometry/part.ts";
import { placePart } from "../geometry/place-part.ts";
import { scaling } from "../math/mat4.ts";
import { scale } from "../math/vec3.ts";

/** Height of a thing that has arms and legs and something to do, metres: a person's, so that it suits a person's things. */
const TALL = 1.6;

/** Whether a thing is drawn with arms and legs. */
export const isLimbed = (styles: readonly string[]): boolean => styles.some((style) => style.startsWith("limbed"));

/** As tall as a person, unless it is larger anyway: a banana at a desk. */
export function asSomebody(model: Model): Model {
  const { min, max } = boundsOf(model.parts.map(({ geometry }) => geometry.positions));
  const factor = TALL / (max[1] - min[1]);
  if (!(factor > 1)) return model;
  const grow = scaling([factor, factor, factor]);
  return {
    ...model,
    parts: model.parts.map((part) => placePart(part, grow)),
    sockets: model.sockets.map((socket) => ({
      ...socket,
      position: scale(socket.position, factor),
      radius: socket.radius * factor,
    })),
  };
}
