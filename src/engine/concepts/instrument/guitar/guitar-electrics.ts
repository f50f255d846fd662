import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { disc, slab } from "../../../geometry/slab.ts";
import { layColour } from "../../lay-colour.ts";
import type { GuitarShape } from "./guitar-shapes.ts";

/**
 * Pickups with their poles, knobs and the socket of the cable.
 *
 * @param u Length of the body, metres.
 * @param front Where its face is.
 */
export function pickupsAndKnobs(shape: GuitarShape, u: number, front: number): Part[] {
  const pickups = shape.pickups.map((up) =>
    move(slab([u * 0.23, u * shape.pickup, u * 0.03], u * 0.02, u * 0.006), [
      0,
      u * (shape.bridge + up),
      front + u * 0.018,
    ]),
  );
  const poles: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5 || Math.abs(x) > u * 0.1) return;
    const cell = (x / u) * 28;
    const v = (y / u) * 28;
    const k = cell - Math.floor(cell) - 0.5;
    if (k * k + v * v < 0.07) layColour(surface, [0.7, 0.7, 0.7], 0.25, 1);
  };
  const knobs = shape.knobs.map(([x, y]) => move(disc(u * 0.028, u * 0.045, u * 0.006, 20), [x * u, y * u, front]));
  const { jack } = shape;
  return [
    ...makeParts("pickup", "pickup", pickups, { weight: 0.8, paint: poles }),
    ...makeParts("knob", "knob", knobs, { weight: 0.6 }),
    ...(jack
      ? [
          makePart(
            "jack",
            "tuner",
            move(slab([u * 0.06, u * 0.06, u * 0.02], u * 0.02, u * 0.005), [
              u * jack[0],
              u * jack[1],
              front - u * 0.002,
            ]),
            { weight: 0.2 },
          ),
        ]
      : []),
  ];
}
