import { describe, expect, test } from "vitest";
import { openDepths, openVisible } from "../../../src/engine/kernels/raster-kernel.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";

const SIZE = 32;

/** Triangles of all sizes that lie in a square of `SIZE`, three vertices each. */
function scatteredTriangles(count: number) {
  const random = createDraw(7).stream("triangles");
  const places = Float32Array.from({ length: count * 9 }, () => random() * (SIZE - 1));
  return { places, indices: Uint32Array.from({ length: count * 3 }, (_, i) => i) };
}

/** Height of a triangle over a place, or undefined beside it; `turn` is 1 where it runs counter-clockwise with y upwards. */
function heightOver(places: Float32Array, triangle: number, x: number, y: number) {
  const [ax = 0, ay = 0, ah = 0, bx = 0, by = 0, bh = 0, cx = 0, cy = 0, ch = 0] = places.subarray(triangle * 9);
  const twice = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const b = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / twice;
  const c = ((y - ay) * (bx - ax) - (x - ax) * (by - ay)) / twice;
  if (b < 0 || c < 0 || b + c > 1) return undefined;
  return { height: ah + b * (bh - ah) + c * (ch - ah), turn: Math.sign(twice) };
}

/** The highest of the triangles that turn so over the middle of every texel. */
function highest(places: Float32Array, turn: number, at: (height: number) => number = (height) => height) {
  return Array.from({ length: SIZE * SIZE }, (_, i) => {
    let best = { height: Number.NEGATIVE_INFINITY, triangle: -1 };
    for (let triangle = 0; triangle < places.length / 9; triangle += 1) {
      const found = heightOver(places, triangle, (i % SIZE) + 0.5, Math.floor(i / SIZE) + 0.5);
      if (!found || found.turn !== turn) continue;
      const height = Math.fround(at(found.height));
      if (height > best.height) best = { height, triangle };
    }
    return best;
  });
}

describe("depth maps", () => {
  const { places, indices } = scatteredTriangles(60);
  const empty = () => new Float32Array(SIZE * SIZE).fill(Number.NEGATIVE_INFINITY);

  test("hold the highest of what covers a texel's middle, on either side", () => {
    const [front, back] = [empty(), empty()];
    openDepths(indices, places.length / 3, SIZE)(places, front, back);
    const expected = { front: highest(places, 1), back: highest(places, -1, (height) => -height) };
    for (const [i, { height }] of expected.front.entries()) expect(front[i]).toBeCloseTo(height, 3);
    for (const [i, { height }] of expected.back.entries()) expect(back[i]).toBeCloseTo(height, 3);
  });

  test("leave out what looks away when no map is given for it", () => {
    const [front, alone] = [empty(), empty()];
    const draw = openDepths(indices, places.length / 3, SIZE);
    draw(places, front, empty());
    draw(places, alone);
    expect(alone).toEqual(front);
  });
});

describe("what is seen", () => {
  const { places, indices } = scatteredTriangles(60);
  // y runs downwards, so what is seen turns clockwise in these coordinates
  const expected = highest(places, -1);
  const look = (rows: readonly (readonly [number, number])[], more: { faces?: Uint32Array; behind?: Float32Array }) => {
    const face = new Int32Array(SIZE * SIZE).fill(-1);
    const nearness = new Float32Array(SIZE * SIZE);
    const draw = openVisible({ indices, screen: places, size: SIZE, ...more }, face, nearness);
    for (const [first, end] of rows) draw(first, end);
    return { face, nearness };
  };

  test("is the nearest triangle of each sample, however the rows are shared out", () => {
    const whole = look([[0, SIZE]], {});
    expect(Array.from(whole.face)).toEqual(expected.map(({ triangle }) => triangle));
    const shared = look(
      [
        [16, 32],
        [0, 7],
        [7, 16],
      ],
      {},
    );
    expect(shared).toEqual(whole);
  });

  test("is what lies behind when what is before it is known", () => {
    const { face, nearness } = look([[0, SIZE]], {});
    const behind = look([[0, SIZE]], { behind: nearness });
    for (const [i, near] of behind.nearness.entries()) {
      if (behind.face[i] === -1) continue;
      expect(behind.face[i]).not.toBe(face[i]);
      expect(near).toBeLessThan(nearness[i] as number);
    }
    expect(behind.face.some((triangle) => triangle >= 0)).toBe(true);
  });

  test("is only of the faces that are looked for", () => {
    const { face } = look([[0, SIZE]], { faces: Uint32Array.of(3, 14, 15) });
    expect(new Set(face).size).toBeGreaterThan(1);
    for (const triangle of face) expect([-1, 3, 14, 15]).toContain(triangle);
  });
});
