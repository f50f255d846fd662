import { standModel } from "../../geometry/make-part.ts";
import { placePart } from "../../geometry/place-part.ts";
import { rotation, transformDirection, transformPoint } from "../../math/mat4.ts";
import { X_AXIS } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** How steeply it goes up, radians. */
const STEEP = 0.92;

/** Concepts of who shoots out of the water, and what that is called. */
const FINNED: ReadonlySet<string> = new Set("whale orca dolphin narwhal shark fish swordfish ray".split(" "));
const OUT = ["jumping", "leaping", "emerging"];

/** Whether it comes out of the water nose foremost. */
export const breaches = (concept: string, traits: readonly string[]): boolean =>
  FINNED.has(concept) && OUT.some((trait) => traits.includes(trait));

/** A whale or a fish that shoots up out of the water, the nose foremost. */
export const breaching: Style = {
  id: "breaching",
  apply: (thing) => {
    if (thing.family !== "animal") return thing;
    const over = rotation(X_AXIS, -STEEP);
    const { parts, sockets } = thing.model;
    return {
      ...thing,
      model: standModel(
        parts.map((part) => placePart(part, over)),
        sockets.map((socket) => ({
          ...socket,
          position: transformPoint(over, socket.position),
          normal: transformDirection(over, socket.normal),
        })),
      ),
    };
  },
};
