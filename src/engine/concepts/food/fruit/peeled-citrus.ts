import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import type { Rgb } from "../../../math/color.ts";
import { atan2, TAU } from "../../../math/elementary.ts";
import { rotation } from "../../../math/mat4.ts";
import { clamp01 } from "../../../math/scalar.ts";
import { Y_AXIS } from "../../../math/vec3.ts";
import { tint } from "../tint.ts";

const FLAPS = 5;
const SEGMENTS = 10;

/** A strip of rind that starts at the rim of the cup, bends out and hangs down. */
const flap = (r: number): Geometry =>
  sweep(
    [
      [-0.5 * r, -0.035 * r],
      [0.5 * r, -0.035 * r],
      [0.44 * r, 0.035 * r],
      [-0.44 * r, 0.035 * r],
    ],
    curveThrough(
      [
        [0, -0.12 * r, 0.95 * r],
        [0, 0.1 * r, 1.04 * r],
        [0, 0.2 * r, 1.28 * r],
        [0, 0.08 * r, 1.55 * r],
        [0, -0.22 * r, 1.7 * r],
      ],
      6,
    ),
    { scale: (t) => 1 - 0.82 * t * t, up: [0, 0, 1] },
  );

/** The wedges side by side under thin white skin. */
const wedges =
  (flesh: Rgb, pith: Rgb): Paint =>
  (surface, x, _y, z) => {
    const part = (atan2(z, x) / TAU) * SEGMENTS + SEGMENTS;
    const off = Math.abs(part - Math.floor(part) - 0.5) * 2;
    tint(surface, pith, 1);
    tint(surface, flesh, 0.82 * clamp01((0.94 - off) * 9));
    surface.height -= 0.0016 * clamp01((off - 0.8) * 5);
    surface.roughness = 0.5;
  };

/** Half out of its skin: the wedges show above, the rind is a cup below with its strips hanging out of it. */
export function peeledCitrus(r: number, cup: Geometry, rind: Paint, flesh: Rgb, pith: Rgb): Part[] {
  const inside: Paint = (surface, x, y, z, nx, ny, nz) => {
    if (ny > 0.3) tint(surface, pith, 1);
    else rind(surface, x, y, z, nx, ny, nz);
  };
  const flaps = Array.from({ length: FLAPS }, (_, i) =>
    move(place(flap(r), rotation(Y_AXIS, (i / FLAPS) * TAU + 0.3)), [0, r, 0]),
  );
  return [
    makePart("fruit", "rind", move(sphere(0.94 * r, 48), [0, r, 0]), {
      weight: 1,
      paint: wedges(flesh, pith),
      crease: 1.2,
    }),
    makePart("cup", "rind", move(cup, [0, r * 0.98, 0]), { weight: 0.9, paint: inside, crease: 0.7 }),
    ...makeParts("strip", "rind", flaps, { weight: 0.7, paint: inside, crease: 0.8 }),
  ];
}
