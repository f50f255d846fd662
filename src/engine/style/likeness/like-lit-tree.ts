import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { add, distance, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Dressed } from "../style.ts";
import { boundsOfParts } from "./lend-room.ts";

/** Shares of the height: where branches are looked for from, how far apart their ends are, half a bulb's width, the foot's radius and thickness. */
const [FORKS, APART, BULB, FOOT, THICK] = [0.4, 0.05, 0.027, 0.17, 0.03];
/** Fewest ends of branches: a palm has none. */
const LEAST = 5;
/** How far a bulb is beyond the end of its branch, over its radius. */
const BEYOND = 0.5;
const WARM = fromHex("#ffd9a0");

/**
 * Of a tree that a lamp looks like: trunk and branches in the lamp's own metal on a round foot, a bulb at each branch's end. Undefined
 * for what has no branches.
 *
 * @param lent The tree where it stands.
 */
export function litTree(thing: Dressed, lent: readonly Part[], prefix: string): Dressed | undefined {
  const wood = lent.filter(({ slot }) => slot === `${prefix}trunk`);
  if (wood.length === 0) return undefined;
  const { min, max } = boundsOfParts(wood);
  const tall = max[1] - min[1];
  const middle: Vec3 = [(min[0] + max[0]) / 2, min[1] + FORKS * tall, (min[2] + max[2]) / 2];
  const ends = endsOf(wood, middle, APART * tall);
  if (ends.length < LEAST) return undefined;
  const radius = BULB * tall;
  const bulbs = ends.map((end) =>
    move(sphere(radius, 18), add(end, scale(normalize(subtract(end, middle)), BEYOND * radius))),
  );
  const foot = cylinder({ radius: FOOT * tall, height: THICK * tall, bevel: 0.3 * THICK * tall, segments: 48 });
  // the roots go into it, wherever the trunk leans to
  const [x, z] = rootOf(wood, min[1] + THICK * tall);
  const { stem, bulb } = thing.materials;
  const [first] = Object.values(thing.materials);
  const metal = stem ?? first;
  return {
    ...thing,
    model: {
      parts: [
        // no bark on what is cast
        ...wood.map(({ paint: _, ...part }): Part => ({ ...part, slot: "tree" })),
        makePart("foot", "tree", move(foot, [x, min[1], z]), { weight: 0.8 }),
        makePart("bulbs", `${prefix}bulb`, merge(bulbs), { weight: 1, crease: 1.4 }),
      ],
      sockets: thing.model.sockets,
    },
    materials: {
      ...thing.materials,
      ...(metal && { tree: metal }),
      [`${prefix}bulb`]: bulb ?? { base: "plastic", colours: [WARM], conditions: {}, scale: 1, seed: 1 },
    },
  };
}

/** Where the wood reaches farther out from the middle than anywhere near. */
function endsOf(wood: readonly Part[], middle: Vec3, apart: number): Vec3[] {
  const spots: [at: Vec3, far: number][] = [];
  for (const { geometry } of wood)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const at = [0, 1, 2].map((k) => geometry.positions[i + k] as number) as unknown as Vec3;
      if (at[1] > middle[1]) spots.push([at, distance(at, middle)]);
    }
  spots.sort((a, b) => b[1] - a[1]);
  // from the farthest inwards: what is near a spot that was seen before is on the way to it
  const seen = new Map<string, Vec3[]>();
  const cell = (at: Vec3, k: 0 | 1 | 2): number => Math.floor(at[k] / apart);
  return spots.flatMap(([at]) => {
    const [cx, cy, cz] = [cell(at, 0), cell(at, 1), cell(at, 2)];
    let isEnd = true;
    for (let n = 0; n < 27 && isEnd; n += 1) {
      const key = `${cx + (n % 3) - 1} ${cy + (Math.floor(n / 3) % 3) - 1} ${cz + Math.floor(n / 9) - 1}`;
      isEnd = !seen.get(key)?.some((other) => distance(other, at) < apart);
    }
    const own = `${cx} ${cy} ${cz}`;
    const mine = seen.get(own);
    if (mine) mine.push(at);
    else seen.set(own, [at]);
    return isEnd ? [at] : [];
  });
}

/** The middle of what is below a height. */
function rootOf(wood: readonly Part[], below: number): readonly [x: number, z: number] {
  let [x, z, count] = [0, 0, 0];
  for (const { geometry } of wood)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      if ((geometry.positions[i + 1] as number) > below) continue;
      x += geometry.positions[i] as number;
      z += geometry.positions[i + 2] as number;
      count += 1;
    }
  return [x / Math.max(1, count), z / Math.max(1, count)];
}
