import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import { blockOn } from "../building/masonry.ts";
import { bar } from "../pieces.ts";
import { FLOOR, squares, THICKNESS } from "./ground-slabs.ts";

/** Half the side of a room's floor, the height of its walls and their thickness, in radii of the ground. */
export const [HALF, HIGH, THICK] = [0.86, 1, 0.06];
/** How far a room is turned, radians: one looks into its corner, between the two walls. */
const TURNED = -0.7;

export type Slots = Readonly<Record<string, readonly Geometry[]>>;

/** A floor with walls on its far sides, and what stands along them. */
export function room(floor: Paint | undefined, fittings: Slots): Part[] {
  const put = (...pieces: readonly Geometry[]): Geometry => turnY(merge(pieces), TURNED);
  const slab = (top: number, thick: number, grow: number): Geometry =>
    move(box([2 * (HALF + grow), thick, 2 * (HALF + grow)], { bevel: 0.008 }), [0, top - thick / 2, 0]);
  const walls = [
    blockOn([2 * HALF + THICK, HIGH, THICK], -THICK / 2, -0.02, -HALF - THICK / 2, 0.008),
    blockOn([THICK, HIGH, 2 * HALF], -HALF - THICK / 2, -0.02, 0, 0.008),
  ];
  return [
    makePart("base", "base", put(slab(-0.03, THICKNESS - 0.03, THICK)), { weight: 0.6 }),
    {
      ...makePart("land", "land", slab(0, 0.05, 0), { weight: 1, grain: "x", ...(floor && { paint: floor }) }),
      geometry: put(slab(0, 0.05, 0)),
    },
    makePart("wall", "wall", put(...walls), { weight: 0.8 }),
    ...Object.entries(fittings).map(([slot, pieces]) => makePart(slot, slot, put(...pieces), { weight: 0.5 })),
  ];
}

/** On the back wall: a frame with a cross, and the panes behind it. */
function windowAt(x: number, y: number, wide: number, tall: number): { trim: Geometry[]; pane: Geometry[] } {
  const z = -HALF;
  const edge = 0.045;
  return {
    trim: [
      ...[-1, 1].map((s) => blockOn([edge, tall + edge, 0.05], x + (s * wide) / 2, y - edge / 2, z)),
      ...[0, tall].map((up) => blockOn([wide + 2 * edge, edge, 0.06], x, y + up - edge / 2, z)),
      blockOn([0.025, tall, 0.04], x, y, z),
      blockOn([wide, 0.025, 0.04], x, y + tall / 2, z),
    ],
    pane: [blockOn([wide, tall, 0.024], x, y, z)],
  };
}

/** Boards along the foot of both walls. */
export const skirting = (): Geometry[] => [
  blockOn([2 * HALF, 0.07, 0.03], 0, 0, -HALF + 0.01),
  blockOn([0.03, 0.07, 2 * HALF], -HALF + 0.01, 0, 0),
];

/** Two walls with a window and a picture, over boards. */
export function livingRoom(): Part[] {
  const { trim, pane } = windowAt(0.2, 0.4, 0.6, 0.44);
  const frame = blockOn([0.03, 0.34, 0.46], -HALF + 0.01, 0.44, 0.1);
  const picture = blockOn([0.024, 0.26, 0.38], -HALF + 0.022, 0.48, 0.1);
  return room(undefined, { trim: [...trim, ...skirting()], pane: [...pane, picture], rail: [frame] });
}

/** Cupboards under a worktop along one wall, others over them, a window, squares on the floor. */
export function kitchen(): Part[] {
  const { trim, pane } = windowAt(0.1, 0.56, 0.5, 0.34);
  const deep = 0.26;
  const doors = [-0.6, -0.2, 0.2, 0.6].map((x) => blockOn([0.36, 0.3, 0.02], x, 0.07, -HALF + deep + 0.005, 0.006));
  const knobs = [-0.6, -0.2, 0.2, 0.6].map((x) => blockOn([0.1, 0.018, 0.03], x, 0.33, -HALF + deep + 0.02));
  const cupboard = blockOn([1.7, 0.4, deep], 0, 0, -HALF + deep / 2);
  const shelf = blockOn([0.18, 0.3, 0.7], -HALF + 0.09, 0.6, 0.15, 0.008);
  const top = blockOn([1.72, 0.04, deep + 0.05], 0, 0.4, -HALF + deep / 2 + 0.02, 0.006);
  return room(squares(true), { fitting: [cupboard, ...doors, shelf], trim, pane, rail: [top, ...knobs] });
}

/** Walls of red boards, a door with a white cross, bales of hay. */
export function barn(): Part[] {
  const z = -HALF;
  const edge = 0.06;
  const [wide, tall] = [0.8, 0.76];
  const long = Math.sqrt(wide * wide + tall * tall);
  const brace = (s: number): Geometry =>
    bar([(-s * wide) / 2, 0.02, z + 0.012], [(s * wide) / 2, tall - 0.02, z + 0.012], 0.02 * long, 6);
  const trim = [
    ...[-1, 1].map((s) => blockOn([edge, tall, 0.05], 0.1 + (s * wide) / 2, 0, z)),
    blockOn([wide + edge, edge, 0.05], 0.1, tall - edge / 2, z),
    ...[-1, 1].map((s) => move(brace(s), [0.1, 0, 0])),
    blockOn([2 * HALF + THICK, 0.05, THICK + 0.03], -THICK / 2, HIGH - 0.045, z - THICK / 2),
    blockOn([THICK + 0.03, 0.05, 2 * HALF], -HALF - THICK / 2, HIGH - 0.045, 0),
  ];
  const bales = [
    blockOn([0.24, 0.2, 0.4], -HALF + 0.13, 0, 0.5, 0.03),
    blockOn([0.24, 0.2, 0.4], -HALF + 0.13, 0, 0.06, 0.03),
    blockOn([0.22, 0.19, 0.38], -HALF + 0.13, 0.195, 0.28, 0.03),
  ];
  return room(undefined, { trim, fitting: bales });
}

/** Tall bars between two rails around the far half of the ground. */
export function zoo(): Part[] {
  const [from, to, count, tall, out] = [1.5, 4.78, 19, 0.86, 0.9];
  const at = (i: number): readonly [number, number] => {
    const a = from + ((to - from) * i) / (count - 1);
    return [out * sin(a), out * cos(a)];
  };
  const pieces: Geometry[] = [];
  for (let i = 0; i < count; i++) {
    const [x, z] = at(i);
    pieces.push(bar([x, -0.03, z], [x, tall, z], i % 6 === 0 ? 0.028 : 0.013, 8));
    if (i === 0) continue;
    const [px, pz] = at(i - 1);
    for (const y of [0.12, tall - 0.08]) pieces.push(bar([px, y, pz], [x, y, z], 0.016, 6));
  }
  return [makePart("bars", "rail", merge(pieces), { weight: 0.6 })];
}

/** Houses as high as they are narrow along the far side of the street, their windows in rows. */
export function city(chance: () => number): Part[] {
  const wide = (2 * FLOOR[0]) / 5;
  const houses: Geometry[] = [];
  const panes: Geometry[] = [];
  for (let i = 0; i < 5; i++) {
    const x = -FLOOR[0] + wide * (i + 0.5);
    const rows = 3 + Math.floor(4 * chance());
    const tall = 0.06 + rows * 0.17;
    houses.push(blockOn([wide * 0.96, tall, 0.2], x, -0.02, -FLOOR[1] + 0.1, 0.008));
    for (let row = 0; row < rows; row++)
      for (const s of [-1, 0, 1])
        panes.push(blockOn([wide * 0.16, 0.09, 0.02], x + s * wide * 0.28, 0.05 + row * 0.17, -FLOOR[1] + 0.2));
  }
  return [
    makePart("kerb", "kerb", blockOn([2 * FLOOR[0], 0.05, 0.34], 0, 0, -FLOOR[1] + 0.17, 0.01), { weight: 0.5 }),
    makePart("houses", "wall", merge(houses), { weight: 0.6 }),
    makePart("panes", "pane", merge(panes), { weight: 0.4 }),
  ];
}
