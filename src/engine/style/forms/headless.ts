import { boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import type { Part } from "../../geometry/part.ts";
import { distance, dot, normalize, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Dressed, Style } from "../style.ts";

/** Name of the socket that is left where the head was; its radius is half that one's height. */
export const STUMP = "stump";

/** Cut off at the neck: what stands above it is gone, what is held up beside it stays. */
export const headless: Style = { id: "headless", apply: behead };

/** The thing without its head, or itself where it has no neck. */
export function behead(thing: Dressed): Dressed {
  const { sockets } = thing.model;
  const neck = sockets.find(({ name }) => name === "neck");
  const crown = sockets.find(({ name }) => name === "head");
  if (!neck || !crown) return thing;
  const up = normalize(subtract(crown.position, neck.position));
  const offset = dot(neck.position, up);
  const skull: Vec3 = [0, 1, 2].map(
    (k) => ((crown.position[k] as number) + (neck.position[k] as number)) / 2,
  ) as unknown as Vec3;
  const reach = 1.3 * distance(crown.position, neck.position) + crown.radius;
  const parts = thing.model.parts.flatMap((part): Part[] => {
    const { min, max } = boundsOf([part.geometry.positions]);
    const nearest = skull.map((c, k) => Math.min(Math.max(c, min[k] as number), max[k] as number)) as unknown as Vec3;
    const middle = min.map((low, k) => (low + (max[k] as number)) / 2) as unknown as Vec3;
    const isOfHead = distance(middle, skull) < reach || (nearest[0] === skull[0] && nearest[2] === skull[2]);
    if (!isOfHead) return [part];
    const geometry = clipGeometry(part.geometry, up, offset);
    return geometry.indices.length > 0 ? [{ ...part, geometry }] : [];
  });
  const left = sockets.filter(({ name }) => !/^(?:head|eyes|mouth|top)$/.test(name));
  const radius = distance(crown.position, neck.position) / 2;
  const stump = { name: STUMP, position: neck.position, normal: up, radius };
  return parts.length > 0 ? { ...thing, model: { ...thing.model, parts, sockets: [...left, stump] } } : thing;
}
