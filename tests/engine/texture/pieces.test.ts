import { expect, test } from "vitest";
import { findPieces } from "#engine/texture/tilings/pieces.ts";

const SIZE = 64;

/** Joints two texels wide along a grid of `count` x `count`, `shift` texels aside. */
const grid = (count: number, shift: number) =>
  Float32Array.from({ length: SIZE * SIZE }, (_, i) => {
    const pitch = SIZE / count;
    const isJoint = (at: number) => (at + shift) % pitch < 2;
    return isJoint(i % SIZE) || isJoint(Math.floor(i / SIZE)) ? 1 : 0;
  });

test.each([0, 7])(
  "a grid of four by four is sixteen pieces, also where it crosses the edge (%i texels aside)",
  (shift) => {
    const { middles, owner } = findPieces(grid(4, shift), SIZE);
    expect(middles).toHaveLength(16);
    for (const { share } of middles) expect(share).toBeCloseTo((14 * 14) / SIZE ** 2, 5);
    const first = ((1 + (16 - 2 - 1) / 2 + 1 - shift + SIZE) % 16) / SIZE;
    for (const { x } of middles) expect((x * SIZE - first * SIZE + SIZE) % 16).toBeCloseTo(0, 0);
    expect(owner.every((piece) => piece >= 0)).toBe(true);
  },
);

test("without joints all is one piece", () => {
  const { middles } = findPieces(new Float32Array(SIZE * SIZE), SIZE);
  expect(middles).toEqual([expect.objectContaining({ share: 1 })]);
});
