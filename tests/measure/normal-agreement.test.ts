import { expect, test } from "vitest";
import { normalAgreement } from "#measure/normal-agreement.ts";

const SIDE = 64;
const wave = (x: number, y: number) => Math.sin((x / SIDE) * 4 * Math.PI) + Math.cos((y / SIDE) * 2 * Math.PI);
const heights = Float32Array.from({ length: SIDE * SIDE }, (_, i) => wave(i % SIDE, Math.floor(i / SIDE)));

/** The normal map of those heights, `steep` times as high, its green turned over or not. */
function normals(steep: number, green: 1 | -1): Uint8Array {
  const out = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i += 1) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const nx = (wave(x - 1, y) - wave(x + 1, y)) * steep;
    const ny = (wave(x, y + 1) - wave(x, y - 1)) * steep * green;
    const long = Math.hypot(nx, ny, 1);
    out.set(
      [nx, ny, 1].map((n) => Math.floor((n / long) * 127.5 + 128)),
      i * 3,
    );
  }
  return out;
}

test.each([0.05, 0.5, 8])("a normal map of the very heights agrees, %d times as steep", (steep) => {
  const { within, steepness } = normalAgreement(normals(steep, 1), heights, SIDE);
  expect(within).toBe(1);
  expect(steepness / steep).toBeGreaterThan(0.9);
  expect(steepness / steep).toBeLessThan(1.1);
});

test("a green that points down does not agree", () => {
  expect(normalAgreement(normals(0.5, -1), heights, SIDE).within).toBeLessThan(0.7);
});

test("heights moved by two texels do not agree", () => {
  const moved = heights.map((_, i) => wave((i % SIDE) + 2, Math.floor(i / SIDE)));
  expect(normalAgreement(normals(0.5, 1), moved, SIDE).within).toBeLessThan(0.9);
});
