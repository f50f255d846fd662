import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { blockOn } from "../building/masonry.ts";
import { bar } from "../pieces.ts";
import { HALF, HIGH, room, skirting } from "./ground-settings.ts";
import { squares } from "./ground-slabs.ts";

/** Depth of shelves, and how thick their boards are, in radii of the ground. */
const [DEEP, BOARD] = [0.2, 0.026];
/** Rows of a case of shelves. */
const ROWS = 4;

/** Colours that things on shelves take turns in. */
const GOODS = ["book", "tin", "packet", "jar"] as const;
type Goods = Record<(typeof GOODS)[number], Geometry[]>;

const none = (): Goods => ({ book: [], tin: [], packet: [], jar: [] });

/** On the back wall as it is made, or turned to stand along the left one. */
const along = (wall: "back" | "left", pieces: readonly Geometry[]): Geometry[] =>
  pieces.map((piece) => (wall === "back" ? piece : turnY(piece, PI / 2)));

/** Sides, back and boards of a case of shelves against the back wall. */
function shelves([x, wide, tall]: readonly [number, number, number]): Geometry[] {
  const z = -HALF + DEEP / 2;
  return [
    blockOn([wide, tall, 0.02], x, 0, -HALF + 0.01),
    ...[-1, 1].map((s) => blockOn([BOARD, tall, DEEP], x + (s * (wide - BOARD)) / 2, 0, z, 0.004)),
    ...Array.from({ length: ROWS + 1 }, (_, row) =>
      blockOn([wide, BOARD, DEEP], x, (row * (tall - BOARD)) / ROWS, z, 0.004),
    ),
  ];
}

/** Stands things on every board, one beside the other: `each` makes the one that stands at x, on y. */
function stock(
  goods: Goods,
  wall: "back" | "left",
  [x, wide, tall]: readonly [number, number, number],
  step: number,
  each: (turn: number, x: number, y: number, room: number) => Geometry | undefined,
): void {
  const room = (tall - BOARD) / ROWS - BOARD;
  const count = Math.floor((wide - 3 * BOARD) / step);
  for (let row = 0; row < ROWS; row += 1) {
    const y = (row * (tall - BOARD)) / ROWS + BOARD - 0.002;
    for (let k = 0; k < count; k += 1) {
      const turn = (k * 7 + row * 5 + (wall === "left" ? 3 : 0)) % 11;
      const piece = each(turn, x + (k - (count - 1) / 2) * step, y, room);
      if (piece) goods[GOODS[(k * 3 + row + turn) % GOODS.length] as keyof Goods].push(...along(wall, [piece]));
    }
  }
}

/** A room with cases of shelves along both walls, `tall` over its height; `each` as for `stock`. */
export function shelved(
  floor: Paint | undefined,
  tall: number,
  step: number,
  each: (turn: number, x: number, y: number, room: number) => Geometry | undefined,
): Part[] {
  const goods = none();
  const spans = [
    ["back", [0.06, 1.56, HIGH * tall]],
    ["left", [-0.08, 1.46, HIGH * tall]],
  ] as const;
  for (const [wall, span] of spans) stock(goods, wall, span, step, each);
  return room(floor, { fitting: spans.flatMap(([wall, span]) => along(wall, shelves(span))), ...goods });
}

/** Cases of books up to the ceiling along both walls. */
export const library = (): Part[] =>
  shelved(undefined, 0.96, 0.062, (turn, x, y, space) =>
    turn === 3 ? undefined : blockOn([0.05, space * (0.72 + 0.022 * turn), 0.13], x, y, -HALF + DEEP / 2 + 0.02, 0.004),
  );

/** Shelves along both walls with boxes, balls and tins of many colours on them. */
export const shop = (): Part[] =>
  shelved(squares(true), 0.94, 0.15, (turn, x, y, space) => {
    const z = -HALF + DEEP / 2 + 0.03;
    if (turn % 3 === 0) return move(sphere(0.06, 20), [x, y + 0.058, z]);
    if (turn % 3 === 1) return blockOn([0.115, space * (0.5 + 0.03 * turn), 0.11], x, y, z, 0.008);
    return bar([x, y, z], [x, y + space * 0.68, z], 0.045, 16);
  });

/** A blackboard in its frame with a line of chalk on it, a clock, a shelf of books. */
export function classroom(): Part[] {
  const z = -HALF;
  const goods = none();
  const span = [-0.1, 1.2, HIGH * 0.5] as const;
  stock(goods, "left", span, 0.062, (turn, x, y, room) =>
    turn === 3 ? undefined : blockOn([0.05, room * (0.7 + 0.02 * turn), 0.12], x, y, -HALF + DEEP / 2, 0.004),
  );
  const [y, wide, tall] = [0.34, 1.2, 0.5];
  const frame = [
    ...[-1, 1].map((s) => blockOn([0.045, tall + 0.09, 0.045], 0.06 + (s * (wide + 0.045)) / 2, y - 0.045, z + 0.01)),
    ...[-0.045, tall].map((up) => blockOn([wide, 0.045, 0.045], 0.06, y + up, z + 0.01)),
    blockOn([wide * 0.8, 0.02, 0.09], 0.06, y - 0.05, z + 0.04),
  ];
  const chalk = [0.36, 0.24, 0.3].map((long, row) =>
    blockOn([long * 2, 0.022, 0.01], 0.06 - 0.5 + long, y + tall - 0.14 - row * 0.12, z + 0.026),
  );
  const board = blockOn([wide, tall, 0.03], 0.06, y, z + 0.01);
  return room(undefined, {
    fitting: [...along("left", shelves(span)), ...frame],
    trim: [...skirting(), ...chalk],
    ...goods,
    tin: [...goods.tin, board],
  });
}

/** A bench along the wall, hammers, saws and wrenches hung over it, a shelf of tins and jars. */
export function workshop(): Part[] {
  const z = -HALF;
  const goods = none();
  const span = [-0.1, 1.2, HIGH * 0.8] as const;
  stock(goods, "left", span, 0.14, (turn, x, y, room) => {
    const at = -HALF + DEEP / 2 + 0.02;
    return turn % 2 === 0
      ? bar([x, y, at], [x, y + room * 0.7, at], 0.045, 16)
      : blockOn([0.11, room * 0.6, 0.12], x, y, at, 0.008);
  });
  const bench = [
    blockOn([1.56, 0.05, 0.34], 0.06, 0.36, z + 0.17, 0.008),
    ...[-0.66, 0.06, 0.78].map((x) => blockOn([0.07, 0.37, 0.28], x, 0, z + 0.15, 0.006)),
    blockOn([1.5, 0.46, 0.02], 0.06, 0.48, z + 0.01),
  ];
  const hung = [-0.54, -0.3, -0.06, 0.18, 0.42, 0.66];
  const handles = hung.map((x, k) => bar([x, 0.54, z + 0.04], [x, 0.74 + 0.03 * (k % 3), z + 0.04], 0.016, 10));
  const heads = hung.map((x, k) =>
    k % 2 === 0
      ? blockOn([0.13, 0.06, 0.05], x, 0.73 + 0.03 * (k % 3), z + 0.04, 0.006)
      : blockOn([0.06, 0.17, 0.02], x, 0.73, z + 0.04, 0.006),
  );
  return room(undefined, {
    ...goods,
    fitting: [...bench, ...along("left", shelves(span))],
    packet: [...goods.packet, ...handles],
    rail: heads,
  });
}
