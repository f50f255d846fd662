import { beforeAll, describe, expect, test } from "vitest";
import { box } from "#engine/geometry/box.ts";
import { fillGrid } from "#engine/geometry/fill-grid.ts";
import type { Geometry } from "#engine/geometry/geometry.ts";
import { merge } from "#engine/geometry/merge.ts";
import { move, place } from "#engine/geometry/place.ts";
import { addAll, sculpt } from "#engine/geometry/sculpt.ts";
import { ball, roundCone } from "#engine/geometry/sdf-primitives.ts";
import { countHandles, findShells, shellVolumes } from "#engine/geometry/shells.ts";
import { loadSimplifier, simplifyModel } from "#engine/geometry/simplify.ts";
import { simplifyGeometry } from "#engine/geometry/simplify-geometry.ts";
import { sphere, torus } from "#engine/geometry/sphere.ts";
import { meshSdf } from "#engine/geometry/surface-nets.ts";
import { tube } from "#engine/geometry/sweep.ts";
import { chain, rotation, scaling, translation } from "#engine/math/mat4.ts";
import { X_AXIS, Z_AXIS } from "#engine/math/vec3.ts";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { findLoosePieces } from "#measure/loose-pieces.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";
import { measureVolume } from "#measure/volume.ts";

const volumeOf = ({ positions, indices }: Geometry) => measureVolume(positions, indices);
const spring = tube(
  0.012,
  Array.from({ length: 12 * 12 + 1 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    return [Math.cos(angle) * 0.06, i * 0.004, Math.sin(angle) * 0.06] as const;
  }),
  7,
);
/** Tufts all around, with holes between them. */
const crown = meshSdf(
  sculpt(
    addAll(
      Array.from({ length: 60 }, (_, i) => {
        const [high, around] = [1 - (2 * i + 1) / 60, i * 2.4];
        const wide = Math.sqrt(1 - high * high);
        return ball([wide * Math.cos(around), high, wide * Math.sin(around)], 0.22 + 0.05 * (i % 3));
      }),
      0.02,
    ),
  ),
  0.05,
);
const trunk = meshSdf(
  sculpt(
    addAll(
      [
        roundCone([0, 0, 0], [0, 2, 0], 0.3, 0.2),
        ...Array.from({ length: 30 }, (_, i) =>
          roundCone(
            [0, 1 + i / 30, 0],
            [1.4 * Math.cos(i * 2.4), 1.4 + (i * 1.6) / 30, 1.4 * Math.sin(i * 2.4)],
            0.09,
            0.03,
          ),
        ),
      ],
      0.02,
    ),
  ),
  0.035,
);

beforeAll(loadSimplifier);

describe.each([
  ["a spring", spring, [26, 90], 0],
  ["a crown full of holes", crown, [26, 66], 0.5],
  ["a trunk with its twigs", trunk, [34, 42], 0.5],
] as const)("%s", (_, geometry, limits, least) => {
  test.each(limits)("made of %i triangles does not pass through itself, and holds what it held", (most) => {
    const few = simplifyGeometry(geometry, most);
    expect(few.indices.length / 3).toBeLessThanOrEqual(most);
    expect(measureClosedness(few.indices).closed).toBe(true);
    expect(measureSelfCrossings(few.positions, few.indices)).toBe(0);
    expect(volumeOf(few) / volumeOf(geometry)).toBeGreaterThan(least);
    expect(volumeOf(few) / volumeOf(geometry)).toBeLessThan(2);
    expect(few.rest).toHaveLength(few.positions.length);
  });
});

test("a grid is filled with as much as surfaces enclose, and once where they overlap", () => {
  const [one, other] = [box([1, 0.5, 0.3]), move(box([1, 0.5, 0.3]), [0.5, 0, 0])];
  for (const [geometry, volume] of [
    [one, 0.15],
    [merge([one, other]), 0.225],
    [torus(0.2, 0.05), volumeOf(torus(0.2, 0.05))],
  ] as const) {
    const { isSolid } = fillGrid(geometry, 0.01, boundsOf([geometry.positions]));
    expect(isSolid.reduce((sum, each) => sum + each, 0) * 1e-6).toBeCloseTo(volume, 3);
  }
});

describe("of many shells few are left", () => {
  test("of pickets that are alike an even choice", () => {
    const pickets = merge(
      Array.from({ length: 12 }, (_, i) => move(box([0.1, 1, 0.04], { bevel: 0.01 }), [i, 0.5, 0])),
    );
    const few = simplifyGeometry(pickets, 24);
    const { min, max } = boundsOf([few.positions]);
    expect(findShells(few).count).toBe(4);
    expect(max[0] - min[0]).toBeGreaterThan(8);
  });

  test("links of a chain, each as much longer, so that they still hold each other", () => {
    const link = place(torus(0.05, 0.012), chain(scaling([1, 1, 1.4]), rotation(X_AXIS, 0)));
    const links = merge(Array.from({ length: 60 }, (_, i) => place(link, translation([0, 0.02, i * 0.11]))));
    const upright = place(links, rotation(X_AXIS, -Math.PI / 2));
    const few = simplifyGeometry(upright, 200);
    expect(findShells(few).count).toBeLessThan(40);
    expect(findLoosePieces([few]).pieces).toEqual([]);
  });

  test("wheels among their spokes, as round as their share allows", () => {
    const rim = place(torus(0.5, 0.04), rotation(X_AXIS, Math.PI / 2));
    const spokes = Array.from({ length: 10 }, (_, i) =>
      place(box([0.98, 0.02, 0.02], { bevel: 0.004 }), rotation(Z_AXIS, (i / 10) * Math.PI)),
    );
    const wheels = merge([0, 1, 2, 3].flatMap((i) => [rim, ...spokes].map((part) => move(part, [i * 1.2, 0, 0]))));
    const few = simplifyGeometry(wheels, 56);
    expect(few.indices.length / 3).toBeLessThanOrEqual(56);
    expect(shellVolumes(few)).toHaveLength(4);
    // an octahedron that stands on its tip has no more than a third of the area
    const corners = few.positions.filter((_, i) => i % 3 === 1).filter((y) => Math.abs(y) > 0.3);
    expect(corners.length).toBeGreaterThanOrEqual(16);
  });

  test("spokes, no longer than they were", () => {
    const spokes = merge(
      Array.from({ length: 40 }, (_, i) =>
        place(move(box([0.5, 0.01, 0.01]), [0.3, 0, 0]), rotation(Z_AXIS, (i / 40) * Math.PI * 2)),
      ),
    );
    const few = simplifyGeometry(spokes, 96);
    const reach = (geometry: Geometry) =>
      Math.max(
        ...Array.from({ length: geometry.positions.length / 3 }, (_, i) =>
          Math.hypot(...geometry.positions.subarray(i * 3, i * 3 + 2)),
        ),
      );
    expect(findShells(few).count).toBeLessThan(40);
    expect(reach(few)).toBeLessThan(1.08 * reach(spokes));
  });
});

test("a ring of too few triangles for a hole is a lens as wide", () => {
  const wheel = place(torus(0.3, 0.05, 40, 12), rotation(X_AXIS, Math.PI / 2));
  const lens = simplifyGeometry(wheel, 14);
  expect(lens.indices.length / 3).toBe(14);
  expect(countHandles(lens)).toBe(0);
  expect(measureClosedness(lens.indices).closed).toBe(true);
  expect(volumeOf(lens)).toBeGreaterThan(0.3 * Math.PI * 0.3 * 0.3 * 0.1 * 0.8);
});

test("parts that tell most do with a little less before one of them goes", () => {
  const parts = [0.8, 0.9, 1].map((weight, i) => ({
    name: `ball-${i}`,
    slot: "body",
    weight,
    geometry: move(sphere(0.5), [0, i * 0.8, 0]),
  }));
  const { model, dropped } = simplifyModel({ parts, sockets: [] }, 48);
  expect(dropped).toEqual([]);
  expect(model.parts.reduce((sum, { geometry }) => sum + geometry.indices.length / 3, 0)).toBeLessThanOrEqual(48);
});
