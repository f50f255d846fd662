import type { Socket } from "../../geometry/part.ts";
import { add, scale, type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { depthOf, heightOf, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** How high the waist of a body without one is, in its heights; its radius in breadths, arms and tail left out. */
const WAIST_AT = 0.42;
const WAIST_ROUND = 0.5;
const SLIM = 0.72;

/** Sockets a wearer has not named, guessed from those it has. */
export function estimateSocket(wearer: Unplaced, place: string): Socket | undefined {
  const head = socketOf(wearer.model, ["head"]);
  const back = socketOf(wearer.model, ["back"]);
  if (place === "eyes" && head) {
    const down = add(head.position, scale(head.normal, -0.75 * head.radius));
    return { name: "eyes", position: add(down, [0, 0, head.radius * 0.9]), normal: Z_AXIS, radius: head.radius };
  }
  if (place === "neck" && head) {
    const down = add(head.position, scale(head.normal, -2 * head.radius));
    return { name: "neck", position: down, normal: Y_AXIS, radius: head.radius * 0.6 };
  }
  if (place === "waist") {
    const around = WAIST_ROUND * Math.max(widthOf(wearer) * SLIM, depthOf(wearer) * SLIM);
    return { name: "waist", position: [0, WAIST_AT * heightOf(wearer), 0], normal: Y_AXIS, radius: around };
  }
  if (place === "back" && back === undefined && head) {
    const behind: Vec3 = [0, head.position[1] * 0.68, -depthOf(wearer) * 0.3];
    return { name: "back", position: behind, normal: [0, 0, -1], radius: widthOf(wearer) * 0.3 };
  }
  return place === "head" ? undefined : head;
}
