import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";

import { barrel, glassy } from "./telescope-barrel.ts";

/** A spyglass of three brass draws, lying. */
export function spyglass(): Part[] {
  const y = 0.075;
  const lay = (g: Part["geometry"]) => move(turnX(g, -0.12), [0, y, 0]);
  return [
    makePart(
      "tube",
      "leg",
      lay(
        barrel([
          [0.034, 0.02, 0.002],
          [0.034, 0.24, 0.002],
        ]),
      ),
      { weight: 1, grain: "z" },
    ),
    ...makeParts(
      "collar",
      "tube",
      [0.01, 0.225].map((z) =>
        lay(
          barrel([
            [0.0375, z, 0.004],
            [0.0375, z + 0.026, 0.004],
          ]),
        ),
      ),
      { weight: 0.8 },
    ),
    makePart(
      "draw-1",
      "tube",
      lay(
        barrel([
          [0.0285, -0.13, 0.002],
          [0.0285, 0.03, 0.002],
        ]),
      ),
      { weight: 1 },
    ),
    makePart(
      "draw-2",
      "tube",
      lay(
        barrel([
          [0.0235, -0.26, 0.002],
          [0.0235, -0.12, 0.002],
        ]),
      ),
      { weight: 1 },
    ),
    makePart(
      "eyepiece",
      "tube",
      lay(
        barrel([
          [0.023, -0.3, 0.004],
          [0.028, -0.285, 0.004],
          [0.0265, -0.25, 0.003],
        ]),
      ),
      { weight: 0.8 },
    ),
    ...makeParts(
      "ring",
      "tube",
      [-0.135, -0.02].map((z, i) =>
        lay(
          barrel([
            [0.0265 + i * 0.005, z, 0.003],
            [0.0265 + i * 0.005, z + 0.016, 0.003],
          ]),
        ),
      ),
      { weight: 0.5 },
    ),
    makePart(
      "objective",
      "glass",
      lay(
        barrel([
          [0.032, 0.236, 0.001],
          [0.032, 0.2525, 0.001],
        ]),
      ),
      { weight: 0.8, paint: glassy },
    ),
    ...makeParts(
      "rest",
      "leg",
      [-0.1, 0.15].map((z) => move(box([0.11, 0.05 + z * 0.1, 0.022], { bevel: 0.006 }), [0, 0.025 + z * 0.05, z])),
      { weight: 0.6 },
    ),
    makePart("beam", "leg", move(box([0.03, 0.02, 0.27], { bevel: 0.005 }), [0, 0.011, 0.025]), {
      weight: 0.5,
      grain: "z",
    }),
  ];
}
