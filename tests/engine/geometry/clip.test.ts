import { describe, expect, test } from "vitest";
import { clipGeometry } from "#engine/geometry/clip.ts";
import { extrude } from "#engine/geometry/extrude.ts";
import type { Geometry } from "#engine/geometry/geometry.ts";
import { circleOutline, type Outline, reverseOutline } from "#engine/geometry/outline.ts";
import { turnX } from "#engine/geometry/place.ts";
import { cross, length, subtract, type Vec3 } from "#engine/math/vec3.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { measureVolume } from "#measure/volume.ts";

/** An upright U: its section is concave, the middle of its corners lies in the gap. */
const U: Outline = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [0.8, 1],
  [0.8, -0.8],
  [-0.8, -0.8],
  [-0.8, 1],
  [-1, 1],
];
const upright = turnX(extrude(U, { depth: 1 }), -Math.PI / 2);
const tube = turnX(
  extrude(circleOutline(1, 24), { depth: 1, holes: [reverseOutline(circleOutline(0.7, 24))] }),
  -Math.PI / 2,
);

/** Square metres of the faces in the plane y = 0, and whether any of them looks down. */
function capOf({ positions, indices }: Geometry) {
  let [area, isTurned] = [0, false];
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k): Vec3 => {
      const v = (indices[i + k] as number) * 3;
      return [positions[v] as number, positions[v + 1] as number, positions[v + 2] as number];
    }) as [Vec3, Vec3, Vec3];
    if ([a, b, c].some(([, y]) => Math.abs(y) > 1e-6)) continue;
    const doubled = cross(subtract(b, a), subtract(c, a));
    area += length(doubled) / 2;
    isTurned ||= doubled[1] < -1e-9;
  }
  return { area, isTurned };
}

describe.each([
  ["a concave solid", upright, 2 * 2 - 1.6 * 1.8],
  ["a tube", tube, 12 * Math.sin(Math.PI / 12) * (1 - 0.49)],
])("%s cut across", (_, whole, section) => {
  const cut = clipGeometry(whole, [0, 1, 0], 0);

  test("is closed and half of it", () => {
    expect(measureClosedness(cut.indices).closed).toBe(true);
    expect(measureVolume(cut.positions, cut.indices)).toBeCloseTo(section / 2, 4);
  });

  test("has a cap that covers the section once, and looks outwards", () => {
    const { area, isTurned } = capOf(cut);
    expect(area).toBeCloseTo(section, 4);
    expect(isTurned).toBe(false);
  });
});
