import { describe, expect, test } from "vitest";
import { noise } from "#engine/geometry/deform.ts";
import { merge } from "#engine/geometry/merge.ts";
import { move } from "#engine/geometry/place.ts";
import { add, addAll, carve, sculpt } from "#engine/geometry/sculpt.ts";
import { primitive, type Sdf } from "#engine/geometry/sdf.ts";
import { ball, ellipsoid, ringSdf, roundBox, roundCone } from "#engine/geometry/sdf-primitives.ts";
import { both, placed } from "#engine/geometry/sdf-transform.ts";
import { dropDust, findShells } from "#engine/geometry/shells.ts";
import { sphere } from "#engine/geometry/sphere.ts";
import { meshSdf } from "#engine/geometry/surface-nets.ts";
import { rotation, translation } from "#engine/math/mat4.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { measureVolume } from "#measure/volume.ts";

const volumeOf = (sdf: Sdf, cellSize: number) => {
  const mesh = meshSdf(sdf, cellSize);
  expect(measureClosedness(mesh.indices).closed).toBe(true);
  return measureVolume(mesh.positions, mesh.indices);
};

const CUBE = { min: [-1, -1, -1], max: [1, 1, 1] } as const;

describe("meshSdf", () => {
  test("a ball has a ball's volume", () => {
    expect(volumeOf(ball([0.3, -0.2, 0.1], 0.5), 0.04) / ((4 / 3) * Math.PI * 0.125)).toBeCloseTo(1, 2);
  });

  test.each<[string, Sdf, number]>([
    ["ellipsoid", ellipsoid([0, 0, 0], [0.2, 0.5, 0.35]), (4 / 3) * Math.PI * 0.2 * 0.5 * 0.35],
    ["ring", ringSdf([0, 0, 0], 0.5, 0.15), 2 * Math.PI ** 2 * 0.5 * 0.15 ** 2],
    ["sharp box", roundBox([0, 0, 0], [0.4, 0.8, 0.6], 0), 0.4 * 0.8 * 0.6],
    ["capsule", roundCone([0, 0, 0], [0, 0, 1], 0.2, 0.2), Math.PI * 0.04 + (4 / 3) * Math.PI * 0.008],
    [
      "turned ellipsoid",
      placed(ball([0, 0, 0], 0.2), rotation([0, 0, 1], 0.7), [1, 2, 1.5]),
      (4 / 3) * Math.PI * 0.008 * 3,
    ],
    ["pair of balls", both(ball([0.5, 0, 0], 0.2)), 2 * (4 / 3) * Math.PI * 0.008],
  ])("the volume of a %s is right within two percent", (_, sdf, volume) => {
    expect(volumeOf(sdf, 0.02) / volume).toBeGreaterThan(0.98);
    expect(volumeOf(sdf, 0.02) / volume).toBeLessThan(1.02);
  });

  test("vertices lie on the surface", () => {
    const { positions } = meshSdf(ball([0, 0, 0], 0.5), 0.05);
    for (let i = 0; i < positions.length; i += 3) {
      expect(Math.hypot(positions[i] as number, positions[i + 1] as number, positions[i + 2] as number)).toBeCloseTo(
        0.5,
        3,
      );
    }
  });

  test("a rough field gives a closed mesh", () => {
    for (let seed = 0; seed < 3; seed += 1) {
      const fine = 7 + seed * 9;
      const rough = primitive(CUBE, (x, y, z) => 0.3 * noise(x * fine, y * fine, z * fine, seed) - 0.02);
      expect(measureClosedness(meshSdf(rough, 0.1).indices).closed).toBe(true);
    }
  });

  test("even salt and pepper gives a closed mesh", () => {
    const salt = primitive(CUBE, (x, y, z) => noise(x * 911.3, y * 733.1, z * 577.7, 5));
    const mesh = meshSdf(salt, 0.1);
    expect(mesh.indices.length).toBeGreaterThan(30_000);
    expect(measureClosedness(mesh.indices).closed).toBe(true);
  });

  test("skipping blocks and leaving out far pieces changes nothing", () => {
    const pieces = Array.from({ length: 12 }, (_, i) =>
      roundCone([i * 0.2, 0, 0], [i * 0.2 + 0.1, 0.3, 0.1], 0.12, 0.05),
    );
    const clay = sculpt([...addAll(pieces, 0.06), carve(ellipsoid([1, 0.1, 0.1], [0.5, 0.1, 0.1]), 0.04)]);
    const plain = meshSdf(primitive(clay.bounds, clay.at), 0.03);
    expect(meshSdf(clay, 0.03).positions).toHaveLength(plain.positions.length);
    expect(Math.abs(volumeOf(clay, 0.03) - measureVolume(plain.positions, plain.indices))).toBeLessThan(1e-6);
  });

  test("what the bounds cut off is closed flat", () => {
    const mesh = meshSdf(ball([0, 0, 0], 0.5), 0.05, { min: [-1, -1, -1], max: [1, 0, 1] });
    expect(measureClosedness(mesh.indices).closed).toBe(true);
  });

  test("an empty field gives no triangles", () => {
    expect(
      meshSdf(
        primitive(CUBE, () => 1),
        0.1,
      ).indices,
    ).toHaveLength(0);
  });

  test("a grid beyond measure is refused by name", () => {
    expect(() => meshSdf(ball([0, 0, 0], 100), 0.01)).toThrow("meshSdf: the grid must hold at most");
  });
});

describe("sculpt", () => {
  test("a smooth union is fuller than its pieces, a crease is not", () => {
    const [a, b] = [ball([-0.2, 0, 0], 0.25), ball([0.2, 0, 0], 0.25)];
    expect(sculpt([add(a), add(b, 0.2)]).at(0, 0.2, 0)).toBeLessThan(sculpt([add(a), add(b)]).at(0, 0.2, 0));
  });

  test("a carved solid has lost what was carved", () => {
    const whole = volumeOf(ball([0, 0, 0], 0.5), 0.03);
    const bitten = volumeOf(sculpt([add(ball([0, 0, 0], 0.5)), carve(ball([0.5, 0, 0], 0.3))]), 0.03);
    expect(bitten).toBeLessThan(whole * 0.95);
    expect(bitten).toBeGreaterThan(whole * 0.75);
  });

  test("a moved solid is where it was moved to", () => {
    const moved = placed(ball([0, 0, 0], 0.1), translation([1, 2, 3]));
    expect(moved.at(1, 2, 3)).toBeCloseTo(-0.1, 9);
    expect(moved.bounds.min[0]).toBeCloseTo(0.9, 9);
  });

  test("no step is a mistake", () => {
    expect(() => sculpt([])).toThrow("sculpt: steps");
  });
});

test("what a rough field sheds is left out, unless there is nothing else", () => {
  const [ball, speck] = [sphere(1, 16), move(sphere(0.001, 8), [2, 0, 0])];
  expect(dropDust(merge([ball, speck]), 0.01).indices.length).toBe(ball.indices.length);
  expect(dropDust(merge([speck, speck]), 0.01).indices.length).toBe(speck.indices.length * 2);
});

test("a small hollow within a solid is filled, a large one stays", () => {
  const ball = (hole: number) =>
    meshSdf(sculpt([add(ellipsoid([0, 0, 0], [1, 1, 1])), carve(ellipsoid([0, 0, 0], [hole, hole, hole]))]), 0.1);
  expect(findShells(ball(0.3)).count).toBe(1);
  expect(findShells(ball(0.7)).count).toBe(2);
});
