import { loft } from "../../../geometry/loft.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { disc, slab } from "../../../geometry/slab.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { layColour } from "../../lay-colour.ts";
import type { CameraParameters } from "./camera-parameters.ts";
import { makeLens } from "./lens.ts";

const STRIPES = ["#e04a3a", "#f08a2c", "#f2c63a", "#4aa85a", "#3a7fd0"].map(fromHex);

/** A box with a sloping face, a rainbow stripe, a big flash and a slot below from which the picture comes. */
export function buildInstant(p: CameraParameters): Part[] {
  const { width: w } = p;
  const h = w * 0.86;
  const d = w * 0.8;
  const ring = (y: number, front: number, half: number): readonly Vec3[] =>
    rectangleOutline(half * 2, d * 0.5 + front, w * 0.06, 4).map(([x, z]): Vec3 => [x, y, -z + (front - d * 0.5) / 2]);
  const body = loft([
    ring(0, d * 0.5, w * 0.49),
    ring(h * 0.02, d * 0.52, w * 0.5),
    ring(h * 0.26, d * 0.52, w * 0.5),
    ring(h * 0.3, d * 0.4, w * 0.49),
    ring(h * 0.4, d * 0.22, w * 0.49),
    ring(h * 0.97, d * 0.14, w * 0.48),
    ring(h, d * 0.1, w * 0.46),
  ]);
  const stripe: Paint = (surface, x, _y, z, _nx, ny) => {
    if (Math.abs(x) > w * 0.1 || z < 0 || ny < -0.5) return;
    layColour(
      surface,
      STRIPES[Math.min(4, Math.floor(((x + w * 0.1) / (w * 0.2)) * 5))] as (typeof STRIPES)[number],
      0.4,
      0,
    );
  };
  const r = w * 0.17;
  const face = d * 0.18;
  const print: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.4) return;
    layColour(surface, [0.86, 0.85, 0.8], 0.4, 0);
    if (Math.abs(x) < w * 0.3 && y > -w * 0.05)
      layColour(surface, y > w * 0.16 + w * 0.05 * sin(x * 40) ? [0.24, 0.5, 0.8] : [0.16, 0.4, 0.14], 0.2);
  };
  return [
    makePart("body", "body", body, { weight: 1, paint: stripe, crease: 0.5 }),
    makePart(
      "panel",
      "lens",
      move(slab([w * 0.94, h * 0.42, d * 0.06], w * 0.05, d * 0.02), [0, h * 0.68, d * 0.165]),
      { weight: 0.8 },
    ),
    ...makeLens(r, w * 0.2, "lens").map((part) => ({ ...part, geometry: move(part.geometry, [0, h * 0.62, face]) })),
    makePart(
      "flash",
      "glass",
      move(slab([w * 0.24, h * 0.17, d * 0.08], w * 0.02, d * 0.02), [w * 0.3, h * 0.78, face]),
      {
        weight: 0.7,
        paint: (surface, x) => layColour(surface, cos(x * 900) > 0 ? [0.85, 0.86, 0.88] : [0.62, 0.64, 0.68], 0.1, 0),
      },
    ),
    makePart(
      "finder",
      "glass",
      move(slab([w * 0.14, h * 0.13, d * 0.08], w * 0.02, d * 0.02), [-w * 0.32, h * 0.79, face]),
      { weight: 0.6 },
    ),
    makePart("shutter", "shutter", move(disc(w * 0.06, d * 0.08, d * 0.02, 28), [-w * 0.33, h * 0.56, face]), {
      weight: 0.7,
    }),
    makePart("print", "print", move(slab([w * 0.74, h * 0.5, w * 0.008], w * 0.01), [0, h * 0.32, d * 0.52]), {
      weight: 0.6,
      paint: print,
    }),
  ];
}
