import { arc } from "../../../geometry/curve.ts";
import { horn } from "../../../geometry/horn.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import type { Model } from "../../../geometry/part.ts";
import { move, turnZ } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import { evenPath } from "../even-path.ts";
import { bellLine, mouthpiece, steady } from "./brass-parts.ts";
import { type BrassParameters, defineBrass } from "./define-brass.ts";

function buildTrombone({ size: u, flare, bore }: BrassParameters): Model {
  const r = u * 0.0085 * bore;
  const gap = u * 0.1;
  const high = u * 0.14;
  const bell = evenPath(
    [
      [-u * 0.1, 0, 0],
      [-u * 0.42, 0, 0],
      ...arc([-u * 0.42, high / 2, 0], high / 2, -PI / 2, -PI * 1.5, 14),
      [-u * 0.05, high, 0],
      [u * 0.2, high, 0],
    ],
    72,
  );
  const slide = evenPath(
    [
      [-u * 0.12, 0, 0],
      [u * 0.5, 0, 0],
      ...arc([u * 0.5, -gap / 2, 0], gap / 2, PI / 2, -PI / 2, 12),
      [-u * 0.2, -gap, 0],
    ],
    56,
  );
  const brace = (x: number, low: number, top: number) =>
    tube(
      r * 0.7,
      [
        [x, low, 0],
        [x, top, 0],
      ],
      8,
    );
  const collars = [-0.1, 0.02, 0.24].flatMap((x) =>
    [0, -gap].map((y) =>
      move(turnZ(cylinder({ radius: r * 1.6, height: u * 0.03, bevel: r * 0.3, segments: 16 }), PI / 2), [x * u, y, 0]),
    ),
  );
  return standModel(
    [
      makePart("bell", "body", horn(bell, bellLine(r, u * 0.095 * flare, 0.6), u * 0.003, 0.86, 36), {
        weight: 1,
        crease: 0.9,
      }),
      makePart("slide", "key", horn(slide, steady(r * 0.92), r * 0.3, 0.98, 12), { weight: 1, crease: 0.9 }),
      ...makeParts(
        "brace",
        "key",
        [brace(-u * 0.11, -gap, 0), brace(u * 0.06, -gap, 0), brace(-u * 0.3, 0, high), brace(-u * 0.16, 0, high)],
        { weight: 0.5 },
      ),
      ...makeParts("collar", "key", collars, { weight: 0.3 }),
      makePart("mouthpiece", "mouthpiece", move(mouthpiece(u * 0.017, u * 0.06), [-u * 0.19, -gap, 0]), {
        weight: 0.8,
      }),
    ],
    [
      { name: "top", position: [0, high, 0], normal: [0, 1, 0], radius: u * 0.02 },
      { name: "attach", position: [-u * 0.1, 0, 0], normal: [0, 0, -1], radius: u * 0.03 },
    ],
  );
}

/** A trombone. What makes it itself: a very long double slide without valves in front of a bell on a bent back tube. */
export const trombone = defineBrass("trombone", ["trombone"], ["trombone"], 1.15, 0.32, buildTrombone, {
  azimuth: 0.4,
  elevation: 0.16,
});
