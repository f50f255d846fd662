import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sweep } from "../../geometry/sweep.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { coil } from "../device/coil.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

/** How far either half is opened, radians. */
const OPEN = 0.2;

const honed: Paint = (surface, x, y) => {
  const edge = 0.019 - (y - 0.03) * (y - 0.03) * 3.2;
  if (y > 0.006 && x > edge - 0.0055) layColour(surface, [0.8, 0.81, 0.82], 0.14, 1);
};

/** A handle from the pivot down, bowed outwards, to the right; dipped in plastic from below the shank. */
const handle = () =>
  sweep(
    ellipseOutline(0.0072, 0.0098, 18),
    curveThrough(
      [
        [0.012, -0.03, 0],
        [0.021, -0.055, 0],
        [0.0245, -0.09, 0],
        [0.018, -0.125, 0],
        [0.0135, -0.146, 0],
      ],
      6,
    ),
    { up: [0, 0, 1], endRounding: 0.006, scale: (t) => 0.9 + 0.35 * t * (1 - t) * 4 * 0.5 },
  );

const shank = () =>
  plate(
    [
      [-0.0105, -0.004, 0.005],
      [0.0045, -0.04, 0.004],
      [0.0185, -0.046, 0.004],
      [0.0135, -0.012, 0.008],
      [0.0105, 0.01, 0.006],
      [-0.008, 0.01, 0.006],
    ],
    0.0062,
    0.001,
  );

/** A keen blade bulging to the right, its point up. */
const blade = () =>
  plate(
    [
      [-0.011, -0.008, 0.005],
      [0.009, -0.008, 0.004],
      [0.0195, 0.02, 0.016],
      [0.0165, 0.05, 0.03],
      [-0.001, 0.076, 0.001],
      [-0.006, 0.052, 0.02],
      [-0.0085, 0.02, 0.01],
    ],
    0.0036,
    0.0007,
  );

/** The blunt hook it cuts against, hollow towards the blade. */
const hook = () =>
  plate(
    [
      [-0.009, -0.008, 0.005],
      [0.011, -0.008, 0.005],
      [0.0135, 0.018, 0.014],
      [0.0125, 0.042, 0.02],
      [0.0015, 0.066, 0.002],
      [-0.0015, 0.064, 0.002],
      [0.004, 0.04, 0.02],
      [0.0005, 0.018, 0.016],
      [-0.0095, 0.006, 0.006],
    ],
    0.0072,
    0.0016,
  );

function build(): Part[] {
  const swing = (part: Part, side: 1 | -1, z: number): Part => {
    const turned = move(turnZ(part.geometry, OPEN), [0, 0, z]);
    return { ...part, geometry: side > 0 ? turned : mirror(turned) };
  };
  return [
    swing(
      makePart("blade", "blade", turnZ(mirror(blade()), -2 * OPEN - 0.06), { weight: 1, paint: honedLeft }),
      1,
      0.0022,
    ),
    swing(makePart("hook", "steel", turnZ(mirror(hook()), -2 * OPEN - 0.2), { weight: 0.9 }), -1, -0.0034),
    swing(makePart("shank-right", "steel", shank(), { weight: 0.7 }), 1, 0.0022),
    swing(makePart("shank-left", "steel", shank(), { weight: 0.7 }), -1, -0.0034),
    swing(makePart("handle-right", "handle", handle(), { weight: 1 }), 1, 0.001),
    swing(makePart("handle-left", "handle", handle(), { weight: 1 }), -1, -0.001),
    makePart(
      "spring",
      "steel",
      coil(
        [
          [-0.015, -0.05, 0],
          [0, -0.047, 0],
          [0.015, -0.05, 0],
        ],
        6,
        0.0062,
        0.0012,
      ),
      { weight: 0.7 },
    ),
    makePart("pivot", "steel", move(disc(0.0078, 0.0048, 0.0014, 28), [0, 0, 0.0036]), { weight: 0.6 }),
    makePart(
      "catch",
      "catch",
      move(
        plate(
          [
            [-0.005, -0.006, 0.003],
            [0.005, -0.006, 0.003],
            [0.004, 0.008, 0.003],
            [-0.004, 0.008, 0.003],
          ],
          0.006,
          0.0015,
        ),
        [0.008, -0.03, 0.0065],
      ),
      {
        weight: 0.4,
      },
    ),
  ];
}

const honedLeft: Paint = (surface, x, y, z, nx, ny, nz) => honed(surface, Math.abs(x), y, z, nx, ny, nz);

/** Secateurs. What makes them themselves: two bowed red handles with a coil spring between them, and above the pivot a short curved blade that passes a blunt hook. */
export const secateurs = defineFromPlan({
  id: "secateurs",
  family: "tool",
  words: [
    "secateurs",
    "pruning shears",
    "pruner",
    "pruners",
    "pruning shear",
    "garden shears",
    "garden clippers",
    "garden scissors",
    "hand pruner",
    "rose shears",
  ],
  senses: ["secateurs"],
  height: 0.215,
  vary: 0.04,
  view: { azimuth: 0.3, elevation: 0.12 },
  slots: {
    handle: mainSlot("plastic", "#c8201c #d8381a #e0641c #2f8a3a", "grip"),
    blade: slot("steel", "#8a8d90", "edge|cutter"),
    steel: slot("brushed-steel", "", "hook|spring|pivot|anvil"),
    catch: slot("plastic", "#1c1d20", "lock"),
  },
  build,
  sockets: () => [
    { name: "attach", position: [0, -0.1, 0], normal: [0, 1, 0], radius: 0.02 },
    { name: "hand", position: [0, -0.1, 0], normal: [0, 0, 1], radius: 0.02 },
  ],
});
