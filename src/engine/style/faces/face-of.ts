import { boundsOf } from "#measure/bounds.ts";
import type { Model } from "../../geometry/part.ts";
import { clamp01 } from "../../math/scalar.ts";
import { add, dot, length, mix, scale, subtract, type Vec3 } from "../../math/vec3.ts";

/** How far a face goes beyond the line from between the eyes to the mouth, in distances of the eyes' outer sides. */
const REACH = 0.62;
/** How far up the forehead that line begins, in its own lengths. */
const BROW = 0.25;

/** Whether a point of the model is in the face of whoever has eyes and a mouth; undefined where nobody has. */
export function faceOf({ parts, sockets }: Pick<Model, "parts" | "sockets">): ((point: Vec3) => boolean) | undefined {
  const eyes = parts.filter(({ slot }) => slot === "eye").map(({ geometry }) => geometry.positions);
  const mouth = sockets.find(({ name }) => name === "mouth")?.position;
  if (eyes.length === 0 || !mouth) return undefined;
  const { min, max } = boundsOf(eyes);
  const between = mix(min as Vec3, max as Vec3, 0.5);
  const down = subtract(mouth, between);
  const from = add(between, scale(down, -BROW));
  const along = subtract(mouth, from);
  const reach = REACH * Math.max(...[0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)));
  return (point) => {
    const t = clamp01(dot(subtract(point, from), along) / Math.max(dot(along, along), 1e-12));
    return length(subtract(point, add(from, scale(along, t)))) < reach;
  };
}
