import { arc } from "../../../geometry/curve.ts";
import { horn } from "../../../geometry/horn.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import type { Model } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import { evenPath } from "../even-path.ts";
import { bellLine, mouthpiece, pistons, steady } from "./brass-parts.ts";
import { type BrassParameters, defineBrass } from "./define-brass.ts";

function buildTrumpet({ size: u, flare, bore }: BrassParameters): Model {
  const r = u * 0.0125 * bore;
  const z = u * 0.038;
  const drop = u * 0.17;
  const bell = evenPath(
    [
      [-u * 0.05, -drop, -z],
      [-u * 0.26, -drop, -z],
      ...arc([-u * 0.26, -drop / 2, -z], drop / 2, -PI / 2, -PI * 1.5, 12),
      [u * 0.2, 0, -z],
      [u * 0.5, 0, -z],
    ],
    64,
  );
  const lead = evenPath(
    [
      [-u * 0.44, 0, z],
      [u * 0.26, 0, z],
      ...arc([u * 0.26, -drop / 2, z], drop / 2, PI / 2, -PI / 2, 12),
      [u * 0.06, -drop, z],
    ],
    44,
  );
  const valve = u * 0.024;
  const bridges = [0.15, -0.16].map((x) =>
    tube(
      r * 0.6,
      [
        [x * u, 0, z],
        [x * u, 0, -z],
      ],
      8,
    ),
  );
  const slide = tube(
    r * 0.9,
    [
      [u * 0.07, -drop * 0.55, z * 0.1],
      [u * 0.17, -drop * 0.55, z * 0.1],
      ...arc([u * 0.17, -drop * 0.72, z * 0.1], drop * 0.17, PI / 2, -PI / 2, 8),
      [u * 0.06, -drop * 0.89, z * 0.1],
    ],
    10,
  );
  return standModel(
    [
      makePart("bell", "body", horn(bell, bellLine(r, u * 0.125 * flare, 0.62), u * 0.004, 0.86, 36), {
        weight: 1,
        crease: 0.9,
      }),
      makePart("lead-pipe", "body", horn(lead, steady(r), r * 0.3, 0.97, 14), { weight: 0.8, crease: 0.9 }),
      ...pistons("valve", [0, -drop * 1.22, 0], u * 0.058, valve, drop * 1.4),
      makePart("third-slide", "key", slide, { weight: 0.5 }),
      ...makeParts("brace", "key", bridges, { weight: 0.3 }),
      makePart("mouthpiece", "mouthpiece", move(mouthpiece(u * 0.025, u * 0.1), [-u * 0.42, 0, z]), { weight: 0.8 }),
    ],
    [
      { name: "top", position: [0, drop * 0.6, 0], normal: [0, 1, 0], radius: u * 0.05 },
      { name: "attach", position: [0, -drop * 0.5, 0], normal: [0, 0, -1], radius: u * 0.04 },
    ],
  );
}

/** A trumpet. What makes it itself: a long flaring bell on a loop of tube held level, three upright valves with pearl buttons in its middle, a cup mouthpiece. */
export const trumpet = defineBrass(
  "trumpet",
  ["trumpet", "cornet", "bugle", "flugelhorn"],
  ["cornet"],
  0.5,
  0.16,
  buildTrumpet,
  { azimuth: 0.5, elevation: 0.2 },
);
