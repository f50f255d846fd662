import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { SlotDress } from "../concept.ts";
import { block, blockOn, coneRoof, square, turnedUp } from "./masonry.ts";
import { hues, type StructureParameters } from "./structure.ts";

/** What it is made of: pale stone, slate roofs, chains and walkways painted blue. */
export const TOWER_BRIDGE_DRESS: Readonly<Record<string, SlotDress>> = {
  stone: { material: "limestone", colours: hues("#cdbf9c") },
  trim: { material: "slate", colours: hues("#59636c") },
  iron: { material: "painted-metal", colours: hues("#3f86bd") },
  road: { material: "concrete", colours: hues("#4a4b4d") },
};

/** Height of the road, of a tower's walls, and half of a tower's width. */
const DECK = 0.5;
const WALL = 1.62;
const HALF = 0.21;
/** Depth of the road. */
const DEPTH = 0.46;

/**
 * Two Gothic towers in a river, a pair of walkways between their tops, a road that opens below in two leaves, and at either side a
 * blue chain that hangs from the tower to a small one on the bank.
 */
export function towerBridge(p: StructureParameters) {
  const reach = 2.35 * p.wide;
  const t = 0.78 * p.wide;
  const sides = [-1, 1] as const;
  const corners = sides.flatMap((a) => sides.map((b) => [a, b] as const));
  const walls = sides.flatMap((s) => [
    // a gate through each for the road
    ...sides.map((k) => blockOn([2 * HALF, WALL, 0.09], s * t, 0, k * (HALF - 0.045), 0.008)),
    blockOn([2 * HALF, WALL - DECK - 0.38, 2 * HALF], s * t, DECK + 0.38, 0, 0.008),
  ]);
  const turrets = sides.flatMap((s) =>
    corners.map(([a, b]) =>
      move(
        turnedUp([
          [0, 0.2],
          [0.062, 0.2],
          [0.062, WALL + 0.1],
          [0.08, WALL + 0.12],
          [0.08, WALL + 0.18],
          [0, WALL + 0.18],
        ]),
        [s * t + a * HALF, 0, b * HALF],
      ),
    ),
  );
  const roofs = sides.flatMap((s) => [
    move(
      square([
        [0, WALL - 0.02],
        [HALF, WALL - 0.02],
        [HALF * 0.42, WALL + 0.34],
        [0, WALL + 0.56],
      ]),
      [s * t, 0, 0],
    ),
    ...corners.map(([a, b]) => move(coneRoof(0.085, WALL + 0.17, 0.24, 16), [s * t + a * HALF, 0, b * HALF])),
  ]);
  const ledges = sides.flatMap((s) =>
    [0.92, 1.26, WALL - 0.04].map((y) => block([2 * HALF + 0.05, 0.035, 2 * HALF + 0.05], [s * t, y, 0], 0.006)),
  );
  const panes = sides.flatMap((s) =>
    [1.02, 1.36].flatMap((y) =>
      [-0.09, 0, 0.09].flatMap((c) =>
        sides.flatMap((k) => [
          blockOn([0.045, 0.17, 0.02], s * t + c, y, k * HALF),
          blockOn([0.02, 0.17, 0.045], s * t + k * HALF, y, c),
        ]),
      ),
    ),
  );
  const bank = reach - 0.2;
  const banks = sides.flatMap((s) => [
    ...sides.map((k) => blockOn([0.3, 1.0, 0.1], s * bank, 0, k * (HALF - 0.02), 0.01)),
    blockOn([0.3, 0.2, 2 * HALF], s * bank, 0.84, 0, 0.01),
    blockOn([0.55, DECK + 0.02, DEPTH + 0.1], s * (reach - 0.1), 0, 0, 0.015),
  ]);
  const bankRoofs = sides.map((s) =>
    move(
      square([
        [0, 1.02],
        [0.19, 1.02],
        [0, 1.3],
      ]),
      [s * bank, 0, 0],
    ),
  );
  const walks = sides.flatMap((k) => [
    block([2 * t - 2 * HALF + 0.06, 0.035, 0.08], [0, 1.24, k * 0.12], 0.004),
    block([2 * t - 2 * HALF + 0.06, 0.03, 0.08], [0, 1.4, k * 0.12], 0.004),
    ...Array.from({ length: 9 }, (_, i) =>
      blockOn([0.022, 0.16, 0.05], (i / 8 - 0.5) * (2 * t - 2 * HALF - 0.05), 1.24, k * 0.12),
    ),
  ]);
  const rails = sides.flatMap((k) => [
    block([2 * reach, 0.07, 0.03], [0, DECK, (k * DEPTH) / 2], 0.004),
    block([2 * reach, 0.014, 0.014], [0, DECK + 0.1, (k * DEPTH) / 2]),
    ...Array.from({ length: 41 }, (_, i) =>
      blockOn([0.012, 0.11, 0.012], (i / 20 - 1) * (reach - 0.03), DECK, (k * DEPTH) / 2),
    ),
  ]);
  const chains = sides.flatMap((s) =>
    sides.map((k) => move(chain(s * (t + HALF - 0.02), s * (bank - 0.1)), [0, 0, (k * DEPTH) / 2])),
  );
  const hangers = sides.flatMap((s) =>
    sides.flatMap((k) =>
      Array.from({ length: 9 }, (_, i) => (i + 1) / 10).map((f) => {
        const x = s * (t + HALF + f * (bank - 0.1 - t - HALF));
        return blockOn([0.014, sag(f) - DECK + 0.02, 0.014], x, DECK, (k * DEPTH) / 2);
      }),
    ),
  );
  return standModel(
    [
      makePart("towers", "stone", merge(walls), { weight: 1 }),
      makePart("turrets", "stone", merge(turrets), { weight: 0.9 }),
      ...makeParts("roof", "trim", roofs, { weight: 0.9 }),
      makePart("ledges", "stone", merge(ledges), { weight: 0.5 }),
      makePart("windows", "window", merge(panes), { weight: 0.5 }),
      makePart("banks", "stone", merge(banks), { weight: 0.7 }),
      ...makeParts("bank-roof", "trim", bankRoofs, { weight: 0.5 }),
      ...makeParts(
        "pier",
        "stone",
        sides.map((s) => blockOn([0.68, 0.34, 0.86], s * t, 0, 0, 0.05)),
        { weight: 0.7 },
      ),
      makePart("deck", "road", block([2 * reach, 0.05, DEPTH], [0, DECK - 0.02, 0], 0.006), { weight: 0.8 }),
      makePart("walkways", "iron", merge(walks), { weight: 0.9 }),
      makePart("rails", "iron", merge(rails), { weight: 0.6 }),
      ...makeParts("chain", "iron", chains, { weight: 0.9 }),
      makePart("hangers", "iron", merge(hangers), { weight: 0.5 }),
      makePart("water", "water", block([2 * reach * 0.98, 0.06, 1.5], [0, 0.01, 0], 0.02), { weight: 0.4 }),
    ],
    [{ name: "top", position: [0, DECK, 0], normal: [0, 1, 0], radius: 0.2 }],
  );
}

/** Where along its way a chain hangs lowest. */
const LOWEST = 0.72;

/** Height of a chain from the tower (0) to the bank (1): lowest before the small tower. */
const sag = (f: number): number => {
  const off = f < LOWEST ? 1 - f / LOWEST : (f - LOWEST) / (1 - LOWEST);
  return DECK + 0.1 + (f < LOWEST ? 0.72 : 0.3) * off * off;
};

/** A chain between two places along the bridge. */
const chain = (from: number, to: number): Geometry =>
  tube(
    0.026,
    Array.from({ length: 25 }, (_, i): Vec3 => [from + ((to - from) * i) / 24, sag(i / 24), 0]),
    8,
  );
