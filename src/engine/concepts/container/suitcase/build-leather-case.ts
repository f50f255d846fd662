import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { PI } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import type { SuitcaseParameters } from "./suitcase-parameters.ts";

/** Leather with corners, straps and latches. */
export function buildLeatherCase(p: SuitcaseParameters): Model {
  const brief = p.style === "briefcase";
  const [w, h, d] = [(brief ? 0.44 : 0.56) * p.wide, (brief ? 0.31 : 0.38) * p.tall, brief ? 0.11 : 0.19];
  const body = move(box([w, h, d], { bevel: 0.022, bevelSteps: 3 }), [0, h / 2, 0]);
  const rim = (z: number, wide: number, out: number): Geometry => {
    const path = rectangleOutline(w + out, h + out, 0.024, 4).map(([x, y]): Vec3 => [x, y + h / 2, z]);
    return sweep(rectangleOutline(wide, 0.006, 0.002, 2), path, { closed: true, up: [0, 0, 1] });
  };
  const parts: Part[] = [
    makePart("body", "body", body, { weight: 1, paint: stitched(w, h) }),
    makePart("seam", "trim", rim(0, 0.013, 0.001), { weight: 0.7 }),
  ];
  const corner = box([0.062, 0.062, d + 0.008], { bevel: 0.024, bevelSteps: 3 });
  if (!brief)
    parts.push(
      ...makeParts(
        "corner",
        "trim",
        [-1, 1].flatMap((x) => [-1, 1].map((y) => move(corner, [x * (w / 2 - 0.028), h / 2 + y * (h / 2 - 0.028), 0]))),
        { weight: 0.8 },
      ),
    );
  if (p.straps) {
    for (const [i, x] of [-w * 0.27, w * 0.27].entries()) {
      const strap = sweep(
        rectangleOutline(0.007, 0.036, 0.002, 2),
        rectangleOutline(d + 0.006, h + 0.006, 0.024, 4).map(([z, y]): Vec3 => [x, y + h / 2, -z]),
        { closed: true, up: [1, 0, 0] },
      );
      parts.push(makePart(`strap-${i + 1}`, "trim", strap, { weight: 0.8 }));
      const buckle = sweep(
        rectangleOutline(0.007, 0.007, 0.002, 2),
        rectangleOutline(0.054, 0.044, 0.008, 3).map(([u, v]): Vec3 => [x + u, h * 0.74 + v, d / 2 + 0.0065]),
        { closed: true, up: [0, 0, 1] },
      );
      parts.push(
        makePart(`buckle-${i + 1}`, "metal", buckle, { weight: 0.7 }),
        makePart(
          `prong-${i + 1}`,
          "metal",
          move(box([0.006, 0.05, 0.006], { bevel: 0.002 }), [x, h * 0.74, d / 2 + 0.0075]),
          { weight: 0.3 },
        ),
      );
    }
  }
  const latchX = p.straps ? w * 0.12 : w * 0.3;
  const latches = [-1, 1].map((s) =>
    move(box([0.05, 0.042, 0.014], { bevel: 0.005, bevelSteps: 2 }), [s * latchX, h - 0.03, d / 2 - 0.0005]),
  );
  const clasp = [-1, 1].map((s) =>
    move(turnX(cylinder({ radius: 0.009, height: 0.008, bevel: 0.002, segments: 16 }), PI / 2), [
      s * latchX,
      h - 0.03,
      d / 2 + 0.004,
    ]),
  );
  parts.push(
    ...makeParts("latch", "metal", latches, { weight: 0.8 }),
    makePart("clasps", "metal", merge(clasp), { weight: 0.4 }),
  );
  const grip = sweep(
    rectangleOutline(0.03, 0.018, 0.008, 3),
    curveThrough(
      [
        [-0.078, h - 0.006, 0],
        [-0.07, h + 0.036, 0],
        [-0.035, h + 0.052, 0],
        [0, h + 0.055, 0],
        [0.035, h + 0.052, 0],
        [0.07, h + 0.036, 0],
        [0.078, h - 0.006, 0],
      ],
      5,
    ),
    { up: [0, 0, 1] },
  );
  parts.push(makePart("handle", "trim", grip, { weight: 0.95 }));
  const rings = [-1, 1].map((s) => move(turnX(torus(0.016, 0.004, 20, 8), PI / 2), [s * 0.079, h + 0.004, 0]));
  parts.push(...makeParts("ring", "metal", rings, { weight: 0.4 }));
  if (p.stickers) {
    const marks: [number, number, number][] = [
      [-0.06, 0.32, 0.06],
      [0.13, 0.62, 0.05],
      [0.09, 0.2, 0.045],
    ];
    for (const [i, [x, y, r]] of marks.entries()) {
      const disc =
        i === 1
          ? box([r * 2.2, r * 1.3, 0.0016])
          : turnX(cylinder({ radius: r * 0.85, height: 0.0016, segments: 32 }), PI / 2);
      parts.push(
        makePart(
          `sticker-${i + 1}`,
          "sticker",
          move(disc, [x * (w / 0.56), h * y, d / 2 + (i === 1 ? 0.0004 : -0.0004)]),
          { weight: 0.5, paint: sticker(i, r) },
        ),
      );
    }
  }
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: d / 2 },
    { name: "attach", position: [0, h + 0.05, 0], normal: [0, 1, 0], radius: 0.02 },
  ]);
}

/** A line of stitches a finger's width from the edge of front and back. */
const stitched =
  (w: number, h: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (Math.abs(nz) < 0.8) return;
    const [u, v] = [Math.abs(x), Math.abs(y)];
    const edge = Math.max(u - (w / 2 - 0.034), v - (h / 2 - 0.034));
    if (Math.abs(edge) > 0.0016) return;
    const along = (u - (w / 2 - 0.034) > v - (h / 2 - 0.034) ? y : x) / 0.012;
    if (along - Math.floor(along) > 0.65) return;
    surface.r = 0.62;
    surface.g = 0.5;
    surface.b = 0.33;
    surface.height += 0.0004;
  };

const INKS = ["#b8322b", "#1f5f8f", "#2f7a55"].map(fromHex);

const sticker =
  (number: number, r: number): Paint =>
  (surface, x, y, z) => {
    const ink = INKS[number % 3] as readonly [number, number, number];
    const d =
      number === 1
        ? Math.max(Math.abs(x) / (r * 1.1), Math.abs(y) / (r * 0.65))
        : Math.sqrt(x * x + Math.min(y * y, z * z) + Math.max(y * y, z * z)) / (r * 0.85);
    const band = Math.abs(number === 1 ? y : z) < r * 0.22;
    if (d > 0.86 || band) [surface.r, surface.g, surface.b] = ink;
  };
