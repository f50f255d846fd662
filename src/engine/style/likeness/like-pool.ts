import { type Bounds, boundsOf } from "#measure/bounds.ts";
import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Dressed } from "../style.ts";

/** What one sits, lies or eats on, in the order in which it is looked for. */
const ON = [/mattress/, /cushion/, /seat/, /top|padding/] as const;
/** What lies on that and would lie in the water. */
const LOOSE = /cushion|pillow|blanket|sheet|duvet|throw|mattress/;
const LEGS = /leg|foot|stretcher|castor|wheel/;
/** Of the basin's shorter side: the coping's width and height over the tiles, and how deep under it the water stands. */
const COPING = 0.085;
const RISE = 0.1;
const DEPTH = 0.035;

/** Whether a thing is a sheet of water. */
export const isWater = ({ model }: Dressed): boolean => model.parts.some(({ slot }) => slot === "water");

/**
 * Furniture that looks like a pool is still furniture: what one sits or lies on is a basin with a coping, water in it and a ladder
 * down to it, the rest is tiled.
 */
export function likePool(thing: Dressed, pool: Dressed, draw: Draw): Dressed | undefined {
  const { parts, sockets } = thing.model;
  const slot = ON.find((each) => parts.some((part) => each.test(part.slot)));
  const water = Object.entries(pool.materials).find(([name]) => name === "water")?.[1];
  if (!slot || !water) return undefined;
  const bearing = parts.filter((part) => slot.test(part.slot));
  const flat = bearing.filter(({ name }) => !/back/.test(name));
  const own = boundsOf((flat.length > 0 ? flat : bearing).map(({ geometry }) => geometry.positions));
  const kept = parts.filter((part) => !LOOSE.test(part.slot));
  const tiles = (seed: string): MaterialSpec => ({
    base: "pool-tiles",
    colours: [],
    conditions: {},
    scale: 1,
    seed: draw.seed32(seed),
  });
  const tiled = Object.fromEntries(
    Object.entries(thing.materials).map(([name, spec]) => [name, LEGS.test(name) ? spec : tiles(name)]),
  );
  const bare = kept.map((part): Part => {
    if (LEGS.test(part.slot)) return part;
    const { paint: _, ...plain } = part;
    return plain;
  });
  return {
    ...thing,
    model: standModel([...bare, ...basinParts(own as Bounds)], sockets),
    materials: {
      ...tiled,
      basin: tiles("basin"),
      coping: { ...tiles("coping"), base: "porcelain-tiles", colours: [fromHex("#f2f0ea")] },
      water,
      ladder: { ...tiles("ladder"), base: "chrome" },
    },
  };
}

function basinParts({ min, max }: Bounds): Part[] {
  const [wide, deep] = [max[0] - min[0], max[2] - min[2]];
  const short = Math.min(wide, deep);
  const [rim, rise] = [COPING * short, RISE * short];
  const [cx, cz, top] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2, max[1] + rise];
  const floor = min[1];
  const slab = (size: Vec3, at: Vec3): Geometry => move(box(size), at);
  const level = top - DEPTH * short;
  const wallTop = top - 0.3 * rim;
  const wall = (x: number, z: number, w: number, d: number): Geometry =>
    slab([w, wallTop - floor, d], [x, (wallTop + floor) / 2, z]);
  const edge = (x: number, z: number, w: number, d: number): Geometry =>
    slab([w, 0.6 * rim, d], [x, top - 0.3 * rim, z]);
  const sides = (make: typeof wall, width: number, over: number): Geometry[] => [
    make(cx, min[2] + width / 2 - over, wide + 2 * over, width),
    make(cx, max[2] - width / 2 + over, wide + 2 * over, width),
    make(min[0] + width / 2 - over, cz, width, deep - 2 * width + 2 * over),
    make(max[0] - width / 2 + over, cz, width, deep - 2 * width + 2 * over),
  ];
  const inner: Vec3 = [wide - 2 * rim + 0.004, level - floor, deep - 2 * rim + 0.004];
  return [
    ...makeParts("basin", "basin", sides(wall, rim * 0.8, 0), { weight: 0.5 }),
    ...makeParts("coping", "coping", sides(edge, rim, 0.1 * rim), { weight: 0.5 }),
    makePart("water", "water", slab(inner, [cx, (level + floor) / 2, cz]), { weight: 0.8 }),
    ...makeParts("ladder", "ladder", ladder(max[0] - 1.3 * rim - 0.14 * short, max[2] - rim / 2, top, rim, short), {
      weight: 0.5,
    }),
  ];
}

/** Two hoops over the front edge and the rungs between them, outside. */
function ladder(x: number, z: number, top: number, rim: number, short: number): Geometry[] {
  const [half, r] = [0.085 * short, 0.014 * short];
  const reach = 0.24 * short;
  const hoop = (side: number): Geometry => {
    const at = x + side * half;
    const path: Vec3[] = [
      [at, top - 0.1 * short, z - 1.1 * rim],
      [at, top + 0.15 * short, z - 0.9 * rim],
      [at, top + 0.2 * short, z],
      [at, top + 0.14 * short, z + 0.95 * rim],
      [at, top - reach, z + 1.05 * rim],
    ];
    return tube(r, curveThrough(path, 6), 10);
  };
  const rung = (down: number): Geometry =>
    tube(
      r * 0.9,
      [
        [x - half, top - down, z + 1.02 * rim],
        [x + half, top - down, z + 1.02 * rim],
      ],
      8,
    );
  return [hoop(-1), hoop(1), rung(0.06 * short), rung(0.13 * short), rung(0.2 * short)];
}
