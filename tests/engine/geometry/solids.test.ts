import { describe, expect, test } from "vitest";
import { box } from "#engine/geometry/box.ts";
import { arc, bezier, curveThrough, graph, line } from "#engine/geometry/curve.ts";
import { bend, taper, twist, wobble } from "#engine/geometry/deform.ts";
import { extrude } from "#engine/geometry/extrude.ts";
import type { Geometry } from "#engine/geometry/geometry.ts";
import { cylinder, lathe } from "#engine/geometry/lathe.ts";
import { loft } from "#engine/geometry/loft.ts";
import { merge } from "#engine/geometry/merge.ts";
import {
  circleOutline,
  closeCorners,
  outlineArea,
  rectangleOutline,
  reverseOutline,
} from "#engine/geometry/outline.ts";
import { mirror, move, turnX } from "#engine/geometry/place.ts";
import { sphere, torus } from "#engine/geometry/sphere.ts";
import { sweep, tube } from "#engine/geometry/sweep.ts";
import { triangulateOutline } from "#engine/geometry/triangulate-outline.ts";
import { cross, length, subtract, type Vec3 } from "#engine/math/vec3.ts";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";
import { measureVolume } from "#measure/volume.ts";

const volume = (geometry: Geometry) => measureVolume(geometry.positions, geometry.indices);
const star = Array.from({ length: 10 }, (_, i) => {
  const angle = (i / 10) * 2 * Math.PI;
  const radius = i % 2 === 0 ? 1 : 0.4;
  return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
});
const helix = Array.from({ length: 40 }, (_, i) => [Math.cos(i / 5), i / 20, Math.sin(i / 5)] as const);
const circlePath = arc([0, 0, 0], 1, 0, 2 * Math.PI, 32).slice(0, -1);

const solids: readonly (readonly [string, Geometry, number, number])[] = [
  ["a sharp unit box", box([1, 1, 1]), 1, 1e-6],
  ["a rounded box", box([1, 1, 1], { bevel: 0.1, bevelSteps: 8 }), roundedBoxVolume(1, 0.1), 2e-3],
  ["a divided box", box([2, 1, 0.5], { bevel: 0.01, divisions: [5, 1, 3] }), 1, 2e-3],
  ["a sphere", sphere(1, 96, 96), (4 / 3) * Math.PI, 0.01],
  ["a torus", torus(1, 0.25, 96, 48), 2 * Math.PI ** 2 * 0.0625, 0.01],
  ["a cylinder", cylinder({ radius: 1, height: 2, segments: 128 }), 2 * Math.PI, 0.01],
  ["a cone", cylinder({ radius: 1, radiusTop: 0, height: 3, segments: 128 }), Math.PI, 0.01],
  [
    "a hollow cup",
    lathe(
      [
        [0, 0],
        [1, 0],
        [1, 2],
        [0.9, 2],
        [0.9, 0.1],
        [0, 0.1],
      ],
      128,
    ),
    Math.PI * (2 - 0.81 * 1.9),
    0.01,
  ],
  [
    "a frustum with flat caps",
    lathe(
      [
        [1, 0],
        [1, 1],
      ],
      128,
    ),
    Math.PI,
    0.01,
  ],
  ["an extruded star", extrude(star, { depth: 0.5 }), 0.5 * outlineArea(star), 1e-5],
  ["a bevelled star", extrude(star, { depth: 0.5, bevel: 0.02 }), 0.5 * outlineArea(star), 0.03],
  [
    "a frame with two windows",
    extrude(rectangleOutline(4, 2), {
      depth: 1,
      holes: [-1, 1].map((x) => reverseOutline(rectangleOutline(1, 1, 0.2).map(([u, v]) => [u + x, v] as const))),
    }),
    8 - 2 * (1 - 0.04 * (4 - Math.PI)),
    0.02,
  ],
  ["a bar along a line", sweep(rectangleOutline(1, 0.5), line([0, 0, 0], [0, 0, 3], 4)), 1.5, 1e-5],
  ["a ring swept shut", tube(0.2, circlePath, 24, { closed: true }), 2 * Math.PI ** 2 * 0.04, 0.02],
  ["a helix", tube(0.05, helix, 12, { endRounding: 0.02 }), Math.PI * 0.0025 * 39 * Math.sqrt(0.04 + 0.0025), 0.01],
  ["a twisted box", twist(box([1, 1, 1], { divisions: [1, 24, 1] }), (y) => y), 1, 0.02],
  ["a wobbled ball", wobble(sphere(1, 48), 0.02, 0.4), (4 / 3) * Math.PI, 0.2],
  ["a bent bar", bend(move(box([0.2, 2, 0.2], { divisions: [1, 24, 1] }), [0, 1, 0]), 1, 0.5, 1.5), 0.08, 1e-3],
  [
    "a mirrored, moved and merged pair",
    merge([mirror(move(box([1, 1, 1]), [2, 0, 0])), turnX(box([1, 1, 1]), 1)]),
    2,
    1e-5,
  ],
  [
    "a loft to a point",
    loft([
      circleOutline(1, 64)
        .map(([x, y]) => [x, -y, 0] as const)
        .map(([x, z]) => [x, 0, z] as const),
      [[0, 3, 0]],
    ]),
    Math.PI,
    0.01,
  ],
];

function roundedBoxVolume(side: number, r: number): number {
  const core = side - 2 * r;
  return core ** 3 + 6 * core ** 2 * r + 3 * core * Math.PI * r ** 2 + (4 / 3) * Math.PI * r ** 3;
}

describe.each(solids)("%s", (_name, geometry, expected, tolerance) => {
  test("is closed and right side out", () => {
    expect(measureClosedness(geometry.indices)).toMatchObject({ closed: true });
    expect(volume(geometry)).toBeGreaterThan(0);
  });
  test("has the volume that mathematics gives it", () => {
    expect(Math.abs(volume(geometry) - expected)).toBeLessThan(tolerance);
  });
  test("does not pass through itself", () => {
    expect(measureSelfCrossings(geometry.positions, geometry.indices)).toBe(0);
  });

  test("has a rest place for every vertex and only finite numbers", () => {
    expect(geometry.rest.length).toBe(geometry.positions.length);
    expect([...geometry.positions, ...geometry.rest].every(Number.isFinite)).toBe(true);
  });
});

test("a rounding far finer than the sides of the revolution is left out rather than turned into needles", () => {
  const turned = (radius: number) =>
    cylinder({ radius: 1, height: 0.5, bevel: radius, bevelSteps: 6, segments: 24 }).indices.length / 3;
  expect(turned(0.001)).toBeLessThan(turned(0.1) / 2);
  expect(measureClosedness(cylinder({ radius: 1, height: 0.5, bevel: 0.001, segments: 24 }).indices).closed).toBe(true);
});

test("a handle thicker than its bends are tight does not pass through itself", () => {
  const path = curveThrough(
    [
      [0, 0, 0],
      [2, 0, 0],
      [3, 0.3, 0],
      [3, 0.9, 0],
      [2.5, 2, 0],
      [1, 3, 0],
    ],
    6,
  );
  const { positions, indices } = tube(0.5, path, 14);
  expect(measureSelfCrossings(positions, indices)).toBe(0);
});

test.each([
  ["a star whose tips are tighter than", closeCorners(star.map(([x, y]) => [x, y, 0.05] as const)), []],
  ["a frame thinner than twice", rectangleOutline(2, 1), [reverseOutline(rectangleOutline(1.9, 0.9))]],
])("%s the bevel of its rims does not pass through itself", (_name, outline, holes) => {
  const { positions, indices } = extrude(outline, { depth: 0.3, bevel: 0.08, holes });
  expect(measureSelfCrossings(positions, indices)).toBe(0);
  expect(measureClosedness(indices).closed).toBe(true);
});

test("placing moves the positions and leaves the rest frame", () => {
  const placed = move(box([1, 1, 1]), [5, 0, 0]);
  expect(boundsOf([placed.positions]).min[0]).toBeCloseTo(4.5);
  expect(boundsOf([placed.rest]).min[0]).toBeCloseTo(-0.5);
});

test("a rounded corner keeps to its radius", () => {
  const outline = closeCorners(
    [
      [0, 0, 0.5],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    16,
  );
  expect(outlineArea(outline)).toBeCloseTo(16 - 0.25 * (1 - Math.PI / 4), 3);
});

test("ear clipping covers the drawing and nothing else", () => {
  const hole = reverseOutline(circleOutline(0.2, 12));
  const triangles = triangulateOutline(star, [hole]);
  const points = [...star, ...hole];
  let sum = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const area = outlineArea([0, 1, 2].map((k) => points[triangles[i + k] as number] as readonly [number, number]));
    expect(area).toBeGreaterThanOrEqual(-1e-12);
    sum += area;
  }
  expect(sum).toBeCloseTo(outlineArea(star) + outlineArea(hole), 9);
});

test("a smooth curve goes through its points", () => {
  const points = [
    [0, 0, 0],
    [1, 2, 0],
    [3, 1, 1],
  ] as const;
  const curve = curveThrough(points, 4);
  expect(curve[4]).toEqual(points[1]);
  expect(curve.at(-1)).toEqual(points[2]);
});

test("a Bézier curve starts and ends at its ends and leaves along its handles", () => {
  const curve = bezier([0, 0, 0], [0, 1, 0], [2, 1, 0], [2, 0, 0], 2);
  expect(curve).toEqual([
    [0, 0, 0],
    [1, 0.75, 0],
    [2, 0, 0],
  ]);
});

test("tapering to half makes a frustum of a bar", () => {
  const bar = move(box([1, 1, 1], { divisions: [1, 16, 1] }), [0, 0.5, 0]);
  expect(volume(taper(bar, (y) => 1 - y / 2))).toBeCloseTo(7 / 12, 3);
});

test("a graph never swings beyond its knots", () => {
  const f = graph([
    [0, 0],
    [1, 1],
    [1.1, 1],
    [2, 0],
  ]);
  for (let t = -1; t < 3; t += 0.01) {
    expect(f(t)).toBeGreaterThanOrEqual(-1e-9);
    expect(f(t)).toBeLessThanOrEqual(1 + 1e-9);
  }
});

test("impossible rings and lathes are refused with the numbers", () => {
  expect(() =>
    lathe(
      [
        [0, 0],
        [1, 1],
      ],
      2,
    ),
  ).toThrow("segments must be at least 3");
  expect(() => loft([[[0, 0, 0]], [[0, 1, 0]]])).toThrow("loft: rings must be");
});

test("a bevel of half the height leaves no strip of needles between its halves", () => {
  const { positions, indices } = box([1, 0.1, 0.8], { bevel: 0.0499, bevelSteps: 2, divisions: [4, 4, 4] });
  const at = (corner: number): Vec3 => {
    const v = (indices[corner] as number) * 3;
    return [positions[v] as number, positions[v + 1] as number, positions[v + 2] as number];
  };
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [at(i), at(i + 1), at(i + 2)];
    const longest = Math.max(length(subtract(a, b)), length(subtract(b, c)), length(subtract(c, a)));
    expect(length(cross(subtract(b, a), subtract(c, a))) / longest ** 2).toBeGreaterThan(0.02);
  }
});
