import { beforeAll, describe, expect, test } from "vitest";
import { box } from "#engine/geometry/box.ts";
import type { Geometry } from "#engine/geometry/geometry.ts";
import { place } from "#engine/geometry/place.ts";
import { roughRing } from "#engine/geometry/rough-ring.ts";
import { countHandles } from "#engine/geometry/shells.ts";
import { loadSimplifier, simplifyModel } from "#engine/geometry/simplify.ts";
import { simplifyGeometry } from "#engine/geometry/simplify-geometry.ts";
import { sphere, torus } from "#engine/geometry/sphere.ts";
import { chain, rotation, scaling } from "#engine/math/mat4.ts";
import { X_AXIS, Z_AXIS } from "#engine/math/vec3.ts";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";
import { measureVolume } from "#measure/volume.ts";

const volumeOf = ({ positions, indices }: Geometry) => measureVolume(positions, indices);
const wheel = place(torus(0.3, 0.05, 40, 12), rotation(X_AXIS, Math.PI / 2));
const rings: [string, Geometry][] = [
  ["a wheel", wheel],
  ["a thin hoop", torus(0.3, 0.01, 60, 8)],
  [
    "an oval aslant",
    place(torus(0.3, 0.04), chain(scaling([1.5, 1, 1]), rotation(X_AXIS, 0.4), rotation(Z_AXIS, 0.7))),
  ],
];

beforeAll(loadSimplifier);

describe.each(rings)("%s", (_, ring) => {
  test.each([18, 24, 30, 36, 48, 60, 72])("of %i triangles is a ring that does not pass through itself", (most) => {
    const few = simplifyGeometry(ring, most);
    expect(few.indices.length / 3).toBeLessThanOrEqual(most);
    expect(measureClosedness(few.indices).closed).toBe(true);
    expect(countHandles(few)).toBe(1);
    expect(measureSelfCrossings(few.positions, few.indices)).toBe(0);
    expect(volumeOf(few) / volumeOf(ring)).toBeGreaterThan(0.2);
    expect(volumeOf(few) / volumeOf(ring)).toBeLessThan(2.2);
    expect(few.rest).toHaveLength(few.positions.length);
  });
});

test("a wheel that is drawn anew stands where it stood", () => {
  const drawn = roughRing(wheel, 36) as Geometry;
  expect(boundsOf([drawn.positions]).min[1]).toBeCloseTo(boundsOf([wheel.positions]).min[1], 2);
});

test("what has no hole, or several, is no ring", () => {
  expect(roughRing(sphere(0.3), 40)).toBeUndefined();
  expect(roughRing(box([1, 1, 1], { bevel: 0.1 }), 40)).toBeUndefined();
});

test("among many parts the rings that tell most have what a ring takes", () => {
  const parts = [
    ...[0, 1, 2, 3].map((i) => ({ name: `tyre-${i}`, slot: "tyre", geometry: wheel, weight: 0.8 })),
    ...Array.from({ length: 40 }, (_, i) => ({
      name: `bolt-${i}`,
      slot: "bolt",
      geometry: sphere(0.05),
      weight: 0.75,
    })),
  ];
  const facesAt = (limit: number) =>
    simplifyModel({ parts, sockets: [] }, limit)
      .model.parts.filter(({ slot }) => slot === "tyre")
      .map(({ geometry }) => geometry.indices.length / 3);
  expect(Math.min(...facesAt(500))).toBeGreaterThanOrEqual(36);
  expect(facesAt(48).length).toBeGreaterThan(2);
});
