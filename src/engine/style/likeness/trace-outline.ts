import type { Outline, Point2 } from "../../geometry/outline.ts";
import type { Picture } from "../shown/picture-of.ts";

/** Cells along the longer side, points of the outline, and rounds of easing. */
const CELLS = 110;
const POINTS = 120;
const EASED = 3;

/**
 * The outer line of a picture, counter-clockwise, of its largest piece.
 *
 * @returns Points from 0 to 1 rightwards and upwards; empty where nothing is drawn.
 */
export function traceOutline({ aspect, at }: Picture): Outline {
  const columns = Math.max(8, Math.round(CELLS * Math.min(1, aspect)));
  const rows = Math.max(8, Math.round(CELLS * Math.min(1, 1 / aspect)));
  const isFull = (i: number, j: number): boolean =>
    i >= 0 && j >= 0 && i < columns && j < rows && at((i + 0.5) / columns, (j + 0.5) / rows) !== undefined;
  // borders of cells, the full side on their left
  const next = new Map<number, number[]>();
  const corner = (i: number, j: number) => j * (columns + 1) + i;
  const border = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to]);
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < columns; i += 1) {
      if (!isFull(i, j)) continue;
      if (!isFull(i, j - 1)) border(corner(i, j), corner(i + 1, j));
      if (!isFull(i + 1, j)) border(corner(i + 1, j), corner(i + 1, j + 1));
      if (!isFull(i, j + 1)) border(corner(i + 1, j + 1), corner(i, j + 1));
      if (!isFull(i - 1, j)) border(corner(i, j + 1), corner(i, j));
    }
  let best: Point2[] = [];
  for (const start of [...next.keys()]) {
    const loop: Point2[] = [];
    for (let c: number | undefined = start; c !== undefined; c = next.get(c)?.pop())
      loop.push([(c % (columns + 1)) / columns, Math.floor(c / (columns + 1)) / rows]);
    if (loop.length > best.length) best = loop.slice(0, -1);
  }
  return best.length < 8 ? [] : spread(eased(best));
}

const eased = (loop: readonly Point2[]): Point2[] => {
  let line = [...loop];
  const n = line.length;
  for (let round = 0; round < EASED; round += 1)
    line = line.map(([x, y], i) => {
      const [a, b] = [line[(i + n - 1) % n] as Point2, line[(i + 1) % n] as Point2];
      return [x / 2 + (a[0] + b[0]) / 4, y / 2 + (a[1] + b[1]) / 4];
    });
  return line;
};

const spread = (loop: readonly Point2[]): Point2[] => {
  const count = Math.min(POINTS, loop.length);
  return Array.from({ length: count }, (_, i) => loop[Math.floor((i * loop.length) / count)] as Point2);
};
