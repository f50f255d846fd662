import { expect, test } from "vitest";
import { box } from "#engine/geometry/box.ts";
import { merge } from "#engine/geometry/merge.ts";
import { move } from "#engine/geometry/place.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";

const cube = box([1, 1, 1]);

test("a cube does not pass through itself, nor through another one it overlaps", () => {
  expect(measureSelfCrossings(cube.positions, cube.indices)).toBe(0);
  const { positions, indices } = merge([cube, move(cube, [0.3, 0.2, 0.1])]);
  expect(measureSelfCrossings(positions, indices)).toBe(0);
});

test("a corner pushed out through the far side crosses it", () => {
  const positions = cube.positions.slice();
  for (let k = 0; k < 3; k += 1) positions[k] = -2.9 * (cube.positions[k] as number) + 0.1 * k;
  expect(measureSelfCrossings(positions, cube.indices)).toBeGreaterThan(0.1);
});

test.each([
  [0.1, 1],
  [1e-8, 0],
])("a face whose edge goes through another one %f from that one's own edge", (inside, crossing) => {
  const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0.5, inside, -0.5, 0.5, inside, 0.5];
  expect(measureSelfCrossings(positions, [0, 1, 2, 0, 3, 4])).toBe(crossing);
});
