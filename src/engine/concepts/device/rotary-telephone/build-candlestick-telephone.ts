import { curveThrough } from "../../../geometry/curve.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, settle, turnX } from "../../../geometry/place.ts";
import { turnedCorners } from "../../../geometry/slab.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import { dial } from "./dial.ts";
import type { RotaryTelephoneParameters } from "./rotary-telephone-parameters.ts";

/** A pillar on a round foot with the dial, the mouthpiece on top, the receiver hung on a hook at its side. */
export function buildCandlestickTelephone(p: RotaryTelephoneParameters): Part[] {
  const u = p.size;
  const h = u * 1.3 * p.rise;
  const foot = settle(
    turnX(
      turnedCorners(
        [
          [0, 0],
          [u * 0.36, 0],
          [u * 0.38, u * 0.06, u * 0.03],
          [u * 0.3, u * 0.16, u * 0.05],
          [u * 0.1, u * 0.22, u * 0.06],
          [u * 0.075, u * 0.4, u * 0.05],
          [u * 0.07, h * 0.84, 0.01],
          [u * 0.1, h * 0.88, 0.01],
          [0, h * 0.92],
        ],
        40,
      ),
      -PI / 2,
    ),
  );
  const horn = turnedCorners(
    [
      [0, -u * 0.18],
      [u * 0.07, -u * 0.17, u * 0.04],
      [u * 0.07, u * 0.02, u * 0.03],
      [u * 0.08, u * 0.05],
      [u * 0.2, u * 0.26, u * 0.01],
      [u * 0.19, u * 0.27],
      [u * 0.06, u * 0.1, u * 0.02],
      [0, u * 0.09],
    ],
    40,
  );
  const ear = u * 0.36;
  const receiver = turnX(
    turnedCorners(
      [
        [0, 0],
        [u * 0.12, 0, u * 0.02],
        [u * 0.13, u * 0.06, u * 0.03],
        [u * 0.055, u * 0.14, u * 0.06],
        [u * 0.05, u * 0.42, u * 0.03],
        [u * 0.065, u * 0.5, u * 0.02],
        [0, u * 0.52],
      ],
      32,
    ),
    -PI / 2,
  );
  const hook = tube(
    u * 0.018,
    curveThrough(
      [
        [0, h * 0.7, 0],
        [ear * 0.5, h * 0.73, 0],
        [ear, h * 0.7, 0],
        [ear * 1.25, h * 0.78, 0],
      ],
      4,
    ),
    8,
  );
  const cord = tube(
    u * 0.012,
    curveThrough(
      [
        [ear, h * 0.7 - u * 0.16, 0],
        [ear * 1.25, u * 0.3, 0],
        [ear * 1.1, u * 0.03, -u * 0.1],
        [u * 0.3, u * 0.03, -u * 0.12],
      ],
      6,
    ),
    8,
  );
  return [
    makePart("pillar", "body", foot, { weight: 1, projection: "cylinder" }),
    makePart("mouthpiece", "handset", move(turnX(horn, -0.25), [0, h * 0.94, 0]), { weight: 1 }),
    ...dial("dial", u * 0.2, (geometry) => move(turnX(geometry, -0.9), [0, u * 0.15, u * 0.22])),
    makePart("receiver", "handset", move(receiver, [ear, h * 0.7 - u * 0.18, 0]), { weight: 1 }),
    makePart("hook", "metal", hook, { weight: 0.6 }),
    makePart("knob", "metal", move(sphere(u * 0.03, 16), [ear * 1.25, h * 0.78, 0]), { weight: 0.3 }),
    makePart("plinth", "body", cylinder({ radius: u * 0.39, height: u * 0.03, bevel: u * 0.01 }), { weight: 0.5 }),
    makePart("cord", "cord", cord, { weight: 0.4 }),
  ];
}
