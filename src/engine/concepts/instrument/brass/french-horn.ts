import { arc, graph } from "../../../geometry/curve.ts";
import { horn } from "../../../geometry/horn.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import type { Model } from "../../../geometry/part.ts";
import { move, turnZ } from "../../../geometry/place.ts";
import { disc } from "../../../geometry/slab.ts";
import { PI, TAU } from "../../../math/elementary.ts";
import { evenPath } from "../even-path.ts";
import { mouthpiece, steady } from "./brass-parts.ts";
import { type BrassParameters, defineBrass } from "./define-brass.ts";

function buildFrenchHorn({ size: u, flare, bore }: BrassParameters): Model {
  const r = u * 0.02 * bore;
  const big = u * 0.3;
  const loop = (radius: number, z: number, from: number, to: number) => arc([0, 0, z], radius, from, to, 30);
  const path = evenPath(
    [
      ...loop(big, 0, PI * 0.4, PI * 1.9),
      ...arc([big * 0.35, -big * 0.25, 0], big * 0.72, -PI * 0.2, PI * 0.05, 6),
      [big * 1.15, -big * 0.35, u * 0.02],
      [big * 1.75, -big * 0.95, u * 0.05],
    ],
    72,
  );
  const radius = graph([
    [0, r * 0.75],
    [0.45, r],
    [0.72, r * 1.5],
    [0.86, r * 2.6],
    [0.95, u * 0.13 * flare],
    [1, u * 0.21 * flare],
  ]);
  const coils = [loop(big * 0.82, u * 0.035, 0, TAU * 0.96), loop(big * 0.6, u * 0.02, 0.6, TAU * 0.94)].map((each) =>
    horn(evenPath(each, 48), steady(r * 0.8), r * 0.2, 0.98, 12),
  );
  const rotors = [0, 1, 2].map((i) =>
    move(disc(u * 0.042, u * 0.07, u * 0.008, 24), [
      -big * 0.36 + i * u * 0.095,
      -big * 0.05 - i * u * 0.02,
      -u * 0.01,
    ]),
  );
  const lead = horn(
    evenPath(
      [
        [-big * 0.1, big * 0.82, u * 0.035],
        [-big * 0.8, big * 1.15, u * 0.03],
        [-big * 1.25, big * 1.3, u * 0.02],
      ],
      14,
    ),
    steady(r * 0.5),
    r * 0.1,
    0.95,
    12,
  );
  return standModel(
    [
      makePart("bell", "body", horn(path, radius, u * 0.006, 0.84, 40), { weight: 1, crease: 0.9 }),
      ...makeParts("coil", "body", coils, { weight: 0.7, crease: 0.9 }),
      ...makeParts("valve", "key", rotors, { weight: 0.7 }),
      ...makeParts(
        "lever",
        "pearl",
        [0, 1, 2].map((i) =>
          move(cylinder({ radius: u * 0.012, height: u * 0.1, bevel: u * 0.004, segments: 12 }), [
            -big * 0.36 + i * u * 0.095,
            big * 0.5,
            u * 0.03,
          ]),
        ),
        { weight: 0.3 },
      ),
      makePart("lead-pipe", "body", lead, { weight: 0.7 }),
      makePart(
        "mouthpiece",
        "mouthpiece",
        move(turnZ(mouthpiece(u * 0.028, u * 0.1), -0.32), [-big * 1.22, big * 1.29, u * 0.02]),
        { weight: 0.8 },
      ),
    ],
    [
      { name: "top", position: [0, big, 0], normal: [0, 1, 0], radius: u * 0.05 },
      { name: "attach", position: [0, 0, 0], normal: [0, 0, -1], radius: u * 0.1 },
    ],
  );
}

/** A French horn. What makes it itself: tubes coiled to a circle, a very wide bell at its side and a thin mouthpipe at its top. */
export const frenchHorn = defineBrass(
  "french-horn",
  ["french horn", "hunting horn", "post horn"],
  ["french horn"],
  0.62,
  0.5,
  buildFrenchHorn,
  { azimuth: 0.4, elevation: 0.16 },
);
