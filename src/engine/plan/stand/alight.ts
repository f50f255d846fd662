import type { Part } from "../../geometry/part.ts";
import { chain, type Mat4, scaling, translation } from "../../math/mat4.ts";
import { add, cross, dot, length, normalize, scale, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { placeSurfaces } from "../contact/contact-field.ts";
import type { Spot } from "../contact/spot.ts";
import { extentOf, type Placed, type Unplaced } from "../contact/unplaced.ts";
import { stageFor } from "./stand-by.ts";

/** Concepts of what alights on flowers and leaves with its feet on the face of them. */
const CRAWLERS: ReadonlySet<string> = new Set(
  "butterfly bee wasp fly dragonfly ladybug firefly beetle ant grasshopper spider caterpillar snail cricket mantis".split(
    " ",
  ),
);
/** Those that are mostly wings. */
const WINGED = /^(?:butterfly|dragonfly)$/;
/** Parts of a plant that have a face to sit on, the first found wins. */
const FACES = ["center", "petal", "cap", "leaf", "blade"];
/** Size of what sits there over the bloom or the leaf. */
const OF_BLOOM = 0.52;
const OF_BLOOM_WINGED = 0.8;
/** How deep its feet go into the face, in its own sizes. */
const SINK = 0.012;
/** From one to the next of several, in their own sizes. */
const BESIDE = 0.8;
/** How much of the way to the camera and how much upwards the face looks that it takes. */
const TOWARDS = [0.75, 0.66] as const;

const alights = ({ concept, placement }: Unplaced): boolean => CRAWLERS.has(concept) && placement?.where === undefined;

/** Whether it sits on a leaf that lies: one looks down at it. */
export const isOnLeaf = (object: Unplaced, plant: Unplaced): boolean => alights(object) && plant.concept === "leaf";

/** The part it sits on, and the one that tells how large the bloom is. */
function faceOf({ model, concept }: Unplaced): { face: readonly Part[]; bloom: readonly Part[] } | undefined {
  const of = (slot: string): Part[] => model.parts.filter((part) => part.slot === slot);
  const petals = of("petal");
  if (petals.length > 0) {
    const hearts = of("center");
    return { face: hearts.length > 0 ? hearts : petals, bloom: petals };
  }
  if (concept !== "leaf") return undefined;
  const slot = FACES.find((each) => of(each).length > 0) ?? model.parts[0]?.slot;
  const blade = slot === undefined ? [] : of(slot);
  return blade.length > 0 ? { face: blade, bloom: blade } : undefined;
}

/**
 * An insect on the face of a flower or a leaf, the feet on it, the back to who looks and the head upwards. Undefined for what does not
 * alight so.
 */
export function alight(
  object: Unplaced,
  plant: Unplaced,
  at: Placed,
  { index, of }: Spot,
  azimuth: number,
): Placed | undefined {
  const found = alights(object) ? faceOf(plant) : undefined;
  if (!found) return undefined;
  const put = (parts: readonly Part[]) =>
    placeSurfaces(
      parts.map(({ geometry }) => geometry),
      at.transform,
    );
  const towards = normalize(add(scale(stageFor(azimuth).near, TOWARDS[0]), scale(Y_AXIS, TOWARDS[1])));
  let [sum, middle, whole]: [Vec3, Vec3, number] = [[0, 0, 0], [0, 0, 0], 0];
  const corners: Vec3[] = [];
  for (const { positions, indices } of put(found.face))
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => {
        const i = 3 * (indices[t + k] as number);
        return [positions[i], positions[i + 1], positions[i + 2]] as unknown as Vec3;
      }) as [Vec3, Vec3, Vec3];
      const out = cross(subtract(b, a), subtract(c, a));
      if (dot(out, towards) <= 0) continue;
      const area = length(out);
      sum = add(sum, out);
      middle = add(middle, scale(add(add(a, b), c), area / 3));
      whole += area;
      corners.push(a, b, c);
    }
  if (whole === 0) return undefined;
  const out = normalize(sum);
  const centre = scale(middle, 1 / whole);
  let [low, high]: [Vec3, Vec3] = [
    [1e9, 1e9, 1e9],
    [-1e9, -1e9, -1e9],
  ];
  for (const { positions } of put(found.bloom))
    for (let i = 0; i < positions.length; i += 3) {
      const p = [positions[i], positions[i + 1], positions[i + 2]] as unknown as Vec3;
      low = [Math.min(low[0], p[0]), Math.min(low[1], p[1]), Math.min(low[2], p[2])];
      high = [Math.max(high[0], p[0]), Math.max(high[1], p[1]), Math.max(high[2], p[2])];
    }
  const wide = Math.max(...subtract(high, low));
  const share = (WINGED.test(object.concept) ? OF_BLOOM_WINGED : OF_BLOOM) / Math.sqrt(of);
  const size = (share * wide) / extentOf(object);
  const reach = 0.2 * extentOf(object) * size;
  // as far out as the face rises under the feet
  let rise = 0;
  for (const corner of corners) {
    const off = subtract(corner, centre);
    const over = dot(off, out);
    if (length(subtract(off, scale(out, over))) < reach) rise = Math.max(rise, over);
  }
  const foot = add(centre, scale(out, rise - SINK * extentOf(object) * size));
  const up = normalize(subtract(Y_AXIS, scale(out, out[1])), scale(stageFor(azimuth).near, -1));
  const side = cross(out, up);
  const turned: Mat4 = [...side, 0, ...out, 0, ...up, 0, 0, 0, 0, 1] as unknown as Mat4;
  const aside = scale(side, BESIDE * (index - (of - 1) / 2) * extentOf(object) * size);
  const transform = chain(scaling([size, size, size]), turned, translation(add(foot, aside)));
  return { transform, scale: size, turn: at.turn };
}
