import { box } from "../../geometry/box.ts";
import { curveThrough, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, mirror, move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { atan2, cos } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { SwordParameters } from "./sword-parameters.ts";

export function makeGuard(p: SwordParameters, h: number): Part[] {
  const half = p.guardWidth / 2;
  if (p.style === "katana") {
    const r = half;
    const disc = lathe(
      roundCorners(
        [
          [0, -0.0005],
          [r * 0.9, -0.0005],
          [r * 0.93, -0.0015, 0.001],
          [r, -0.0015, 0.0015],
          [r, h + 0.0015, 0.0015],
          [r * 0.93, h + 0.0015, 0.001],
          [r * 0.9, h + 0.0005],
          [0, h + 0.0005],
        ],
        3,
      ),
      64,
    );
    const collar = move(box([p.bladeWidth * 1.12, 0.026, p.bladeThickness * 1.7], { bevel: 0.002, bevelSteps: 2 }), [
      0,
      h + 0.011,
      0,
    ]);
    const lobed = deform(disc, ([x, y, z]) => {
      const f = 1 + 0.035 * cos(4 * atan2(z, x));
      return [x * f, y, z * f];
    });
    return [makePart("tsuba", "guard", lobed, { weight: 0.9 }), makePart("collar", "pommel", collar, { weight: 0.4 })];
  }
  const droop = p.guardDroop * p.guardWidth;
  const points: Vec3[] = [
    [-half, droop, 0],
    [-half * 0.5, droop * 0.22, 0],
    [0, 0, 0],
    [half * 0.5, droop * 0.22, 0],
    [half, droop, 0],
  ];
  const path = curveThrough(
    points.map(([x, y, z]) => [x, y + h / 2, z] as const),
    8,
  );
  const slim = p.style === "rapier" || p.style === "scimitar" ? 0.55 : 1;
  const flare = graph([
    [0, 1.25],
    [0.05, 1.18],
    [0.16, 0.82],
    [0.42, 0.95],
    [0.5, 1.15],
    [0.58, 0.95],
    [0.84, 0.82],
    [0.95, 1.18],
    [1, 1.25],
  ]);
  const bar = sweep(rectangleOutline(h * slim, h * slim * 1.15, h * 0.28, 3), path, {
    up: [0, 0, 1],
    scale: flare,
    endRounding: h * 0.3,
  });
  const block = move(
    box([p.bladeWidth * 1.25, h * 1.15, Math.max(0.02, h * 1.15)], { bevel: h * 0.25, bevelSteps: 2 }),
    [0, h / 2, 0],
  );
  const parts = [
    makePart("guard", "guard", bar, { weight: 0.95 }),
    makePart("guard-block", "guard", block, { weight: 0.6 }),
  ];
  if (slim < 1 || p.style === "sabre") {
    const knob = sphere(h * 0.55, 20, 12);
    const ends = [move(knob, [half, droop + h / 2, 0])];
    parts.push(
      ...makeParts("guard-knob", "guard", p.style === "sabre" ? ends : [...ends, mirror(ends[0] as Geometry)], {
        weight: 0.5,
      }),
    );
  }
  if (p.style === "rapier") {
    const r = 0.056;
    const cup = lathe(
      roundCorners(
        [
          [0, h],
          [r * 0.3, h, 0.01],
          [r, h + 0.032, 0.05],
          [r + 0.0016, h + 0.033, 0.0008],
          [r * 0.55, h - 0.002, 0.05],
          [0, h - 0.003],
        ].reverse() as [number, number, number][],
        5,
      ),
      48,
    );
    parts.push(makePart("cup", "guard", cup, { weight: 0.85 }));
  }
  if (p.style === "sabre" || p.style === "rapier") {
    const bottom = -p.gripLength - 0.006;
    const bow = curveThrough(
      [
        [0.012, h * 0.5, 0],
        [0.05, h * 0.2, 0],
        [0.07, bottom * 0.45, 0],
        [0.036, bottom * 0.92, 0],
        [0, bottom - 0.004, 0],
      ],
      8,
    );
    parts.push(
      makePart("knuckle-bow", "guard", sweep(rectangleOutline(0.016, 0.007, 0.003, 2), bow, { up: [1, 0, 0] }), {
        weight: 0.8,
      }),
    );
  }
  return parts;
}
