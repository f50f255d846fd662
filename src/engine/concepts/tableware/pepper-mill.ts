import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** The turned mill: a waisted body, a joint, a round head with a knob. */
function mill(tall: number): Part[] {
  const k = tall / 0.22;
  const y = (v: number) => v * k;
  return [
    makePart(
      "body",
      "wood",
      turnedPiece(
        [
          [0.031, 0, 0.003],
          [0.032, y(0.012), 0.006],
          [0.0295, y(0.03), 0.004],
          [0.026, y(0.036), 0.004],
          [0.0215, y(0.08), 0.05],
          [0.02, y(0.112), 0.04],
          [0.0255, y(0.136), 0.012],
          [0.0275, y(0.146), 0.004],
          [0.022, y(0.152), 0.003],
        ],
        44,
      ),
      { weight: 1 },
    ),
    makePart(
      "ring",
      "metal",
      turnedPiece(
        [
          [0.0215, y(0.149), 0.001],
          [0.0225, y(0.152), 0.001],
          [0.0225, y(0.157), 0.001],
          [0.0215, y(0.16), 0.001],
        ],
        40,
      ),
      { weight: 0.6 },
    ),
    makePart(
      "head",
      "wood",
      turnedPiece(
        [
          [0.021, y(0.157), 0.002],
          [0.028, y(0.163), 0.005],
          [0.0305, y(0.178), 0.016],
          [0.025, y(0.196), 0.014],
          [0.01, y(0.204), 0.006],
        ],
        44,
      ),
      { weight: 1 },
    ),
    makePart(
      "knob",
      "metal",
      turnedPiece(
        [
          [0.006, y(0.2), 0.001],
          [0.005, y(0.207), 0.002],
          [0.0095, y(0.212), 0.005],
          [0.007, y(0.222), 0.005],
        ],
        28,
      ),
      { weight: 0.8 },
    ),
  ];
}

/** Small holes in the dome, in rings. */
const holed: Paint = (surface, x, y, z) => {
  if (y < 0.094) return;
  const r = Math.sqrt(x * x + z * z);
  for (let i = 0; i < 7; i += 1) {
    const [hx, hz] = HOLES[i] as readonly [number, number];
    if ((x - hx) * (x - hx) + (z - hz) * (z - hz) < 0.0019 * 0.0019 && r < 0.02) {
      layColour(surface, [0.008, 0.008, 0.01], 1, 0);
      return;
    }
  }
};
const HOLES: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0095, 0],
  [0.00475, 0.0082],
  [-0.00475, 0.0082],
  [-0.0095, 0],
  [-0.00475, -0.0082],
  [0.00475, -0.0082],
];

/** A glass or china shaker with a steel cap, a letter on its front. */
function shaker(name: string, letter: "S" | "P", x: number, china: boolean): Part[] {
  const at = (g: Geometry) => move(g, [x, 0, 0]);
  const sides = china ? 40 : 8;
  const pour = letter === "S" ? ([0.86, 0.86, 0.84] as const) : ([0.05, 0.042, 0.035] as const);
  const paint: Paint = (surface, px, y, z) => {
    if (china) {
      if (z > 0 && isWritten(letter, px, y - 0.042, 0.026, 0.1)) layColour(surface, [0.03, 0.03, 0.035], 0.3);
      return;
    }
    if (y > 0.008 && y < 0.056) layColour(surface, pour, 0.35);
    else layColour(surface, [0.62, 0.72, 0.74], 0.08);
    if (z > 0 && isWritten(letter, px, y - 0.034, 0.022, 0.1))
      layColour(surface, letter === "S" ? [0.02, 0.02, 0.025] : [0.86, 0.86, 0.84], 0.3);
  };
  return [
    makePart(
      `${name}-body`,
      china ? "china" : "glass",
      at(
        turnedPiece(
          [
            [0.025, 0, 0.003],
            [0.027, 0.006, 0.004],
            [0.022, 0.066, 0.012],
            [0.0195, 0.078, 0.003],
          ],
          sides,
        ),
      ),
      { weight: 1, paint },
    ),
    makePart(
      `${name}-cap`,
      "metal",
      at(
        turnedPiece(
          [
            [0.0205, 0.072, 0.001],
            [0.0215, 0.074, 0.001],
            [0.0215, 0.088, 0.002],
            [0.02, 0.093, 0.004],
            [0.014, 0.102, 0.012],
            [0.006, 0.1045, 0.006],
          ],
          40,
        ),
      ),
      { weight: 1, paint: holed },
    ),
  ];
}

function build({ style, kind, seed }: Planned): Part[] {
  const china = kind === "china";
  if (style === "mill") return mill(0.2 + (seed % 5) * 0.012);
  if (style === "salt") return shaker("salt", "S", 0, china);
  if (style === "pepper") return shaker("pepper", "P", 0, china);
  if (style === "pair") return [...shaker("salt", "S", -0.034, china), ...shaker("pepper", "P", 0.034, china)];
  return [...mill(0.21), ...shaker("salt", "S", 0.066, china)];
}

/** A pepper mill or a shaker. What makes it itself: a turned wooden body with a waist and a round head under a steel knob; or a small glass with a domed steel cap full of holes and an S or P on it. */
export const pepperMill = defineFromPlan({
  id: "pepper-mill",
  family: "vessel",
  words: [
    "pepper mill",
    "pepper grinder",
    "salt shaker",
    "pepper shaker",
    "salt and pepper shakers",
    "salt and pepper shaker",
    "salt and pepper",
    "salt mill",
    "spice grinder",
    "saltshaker",
    "salt cellar",
  ],
  senses: ["pepper mill", "saltshaker", "pepper shaker"],
  height: 0.22,
  view: { azimuth: 0.3, elevation: 0.24 },
  slots: {
    wood: mainSlot("walnut oak mahogany", "", "body|mill|head"),
    glass: slot("glass", "#cfdcdc", "salt|pepper|shaker"),
    china: { ...slot("ceramic-glaze", "#f2efe6 #e0e8e4"), takesWhole: true },
    metal: slot("brushed-steel", "", "cap|lid|knob|ring"),
  },
  styles: {
    mill: { weight: 2, words: ["pepper mill", "pepper grinder", "salt mill", "spice grinder"] },
    salt: { weight: 0, words: ["salt shaker", "saltshaker", "salt cellar"] },
    pepper: { weight: 0, words: ["pepper shaker"] },
    pair: { weight: 0, words: ["salt and pepper shakers", "salt and pepper shaker"] },
    set: { weight: 0, words: ["salt and pepper"] },
  },
  kinds: { glass: { weight: 2 }, china: { weight: 1, slots: ["china"] } },
  build,
});
