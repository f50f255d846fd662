import { line } from "../../geometry/curve.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { LampParameters } from "./lamp-parameters.ts";
import { shade } from "./lamp-shade.ts";

/** Radius of the bulb and how far it hangs below the upper ring, metres. */
const BULB = 0.036;
const DROP = 0.13;

/** A rose at the ceiling, a cord, a holder with its bulb, and a shade on three wires about it. */
export function makePendantLamp(p: LampParameters): Part[] {
  const top = p.shadeHeight;
  const upper = p.shadeRadius * p.shadeTaper - 0.001;
  const rose = lathe(
    roundCorners(
      [
        [0, p.height - 0.035],
        [0.012, p.height - 0.035],
        [0.055, p.height - 0.012, 0.012],
        [0.06, p.height, 0.002],
        [0, p.height],
      ],
      4,
    ),
    40,
  );
  const holder = move(cylinder({ radius: 0.02, height: 0.075, segments: 24 }), [0, top - DROP + BULB * 0.8, 0]);
  const wires = [0, 1, 2].map((i) => {
    const angle = (i / 3) * TAU + 0.5;
    return tube(0.003, line([0, top + 0.03, 0], [upper * sin(angle), top - 0.002, upper * cos(angle)], 1), 8);
  });
  const thick = 0.0055 * p.stout;
  return [
    makePart("rose", "base", rose, { weight: 0.7 }),
    makePart("cord", "chain", tube(thick, line([0, top - 0.03, 0], [0, p.height - 0.02, 0], 1), 10), { weight: 0.8 }),
    makePart("holder", "stem", holder, { weight: 0.4 }),
    ...makeParts("wire", "stem", wires, { weight: 0.3 }),
    makePart("bulb", "bulb", move(sphere(BULB, 24), [0, top - DROP, 0]), { weight: 0.5 }),
    ...shade(p, 0, top),
  ];
}
