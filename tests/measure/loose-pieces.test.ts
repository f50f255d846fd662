import { expect, test } from "vitest";
import { box } from "../../src/engine/geometry/box.ts";
import { merge } from "../../src/engine/geometry/merge.ts";
import { move } from "../../src/engine/geometry/place.ts";
import { findLoosePieces, isInOnePiece } from "../../src/measure/loose-pieces.ts";

const base = move(box([1, 0.5, 1]), [0, 0.25, 0]);
const cube = (y: number) => move(box([0.2, 0.2, 0.2]), [0, y, 0]);

test("what lies on a thing that stands is held, also by another", () => {
  const { pieces, pieceOf } = findLoosePieces([cube(0.8), cube(0.6), base]);
  expect(pieces).toEqual([]);
  expect(pieceOf.every((own) => own.every((piece) => piece === -1))).toBe(true);
});

test("what hangs over it is loose by its gap, though it belongs to the same part", () => {
  const { pieces, pieceOf } = findLoosePieces([merge([base, cube(0.7)])]);
  expect(pieces).toHaveLength(1);
  expect(pieces[0]?.gap).toBeCloseTo(0.1, 1);
  expect(pieces[0]?.fall).toBeCloseTo(0.1, 1);
  expect(pieces[0]?.height).toBeCloseTo(0.6, 1);
  expect(new Set(pieceOf[0])).toEqual(new Set([-1, 0]));
});

test("beyond the reach there is no gap to tell", () => {
  expect(findLoosePieces([base, cube(1.2)], 0.1).pieces[0]?.gap).toBe(Number.POSITIVE_INFINITY);
});

test("nothing of a thing that was looked at before is left where the next one stands", () => {
  const hanging = () => findLoosePieces([base, cube(0.7)]);
  const first = hanging();
  findLoosePieces([base, move(box([0.3, 1, 0.3]), [0, 0.9, 0]), move(box([3, 0.1, 3]), [0, 0.05, 0])]);
  expect(isInOnePiece([base, cube(0.6)], 128)).toBe(true);
  expect(hanging()).toEqual(first);
  expect(isInOnePiece([base, cube(0.7)], 128)).toBe(false);
});
