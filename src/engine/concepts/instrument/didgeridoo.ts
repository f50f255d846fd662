import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnZ } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const LONG = 1.3;
const OCHRES: readonly Rgb[] = ["#b5451c", "#d9a441", "#f0e6d2", "#1a1411"].map(fromHex);

/** Bands of ochre, each edged with white dots; some filled with dots, some with zigzags. */
const painted =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const t = y / LONG;
    if (t < 0.07 || t > 0.94) return;
    const at = t * 9;
    const band = Math.floor(at);
    const v = at - band;
    const a = (atan2(z, x) / TAU + 0.5) * 14;
    const u = a - Math.floor(a) - 0.5;
    if ((band + seed) % 3 === 1) return;
    layColour(surface, OCHRES[(band * 2 + seed) % 2 === 0 ? 0 : 3] as Rgb, 0.7);
    const dot = (row: number, size: number) => u * u * 0.55 + (v - row) * (v - row) * 2.2 < size;
    if (dot(0.1, 0.022) || dot(0.9, 0.022)) layColour(surface, OCHRES[2] as Rgb, 0.7);
    const saw = 0.32 + Math.abs(u) * 0.7;
    if ((band + seed) % 2 === 0 ? Math.abs(v - saw) < 0.055 : dot(0.5, 0.05)) layColour(surface, OCHRES[1] as Rgb, 0.7);
  };

function build({ seed }: Planned): Part[] {
  const tube = lathe(
    roundCorners(
      [
        [0, 0.05],
        [0.05, 0.05],
        [0.062, 0, 0.006],
        [0.078, 0, 0.008],
        [0.06, 0.2, 0.1],
        [0.042, 0.6, 0.2],
        [0.033, 1.1, 0.2],
        [0.03, LONG - 0.03, 0.01],
        [0.022, LONG - 0.03],
        [0, LONG - 0.03],
      ],
      6,
    ),
    40,
  );
  const grown = (g: Part["geometry"]) =>
    deform(
      g,
      ([x, y, z]): Vec3 => [
        x + 0.02 * sin(y * 3.1 + (seed % 7)) + 0.006 * noise(y * 7, 0, 0, seed % 50),
        y,
        z + 0.012 * sin(y * 4.3 + (seed % 5)),
      ],
    );
  const wax = lathe(
    roundCorners(
      [
        [0.02, LONG - 0.05],
        [0.034, LONG - 0.05, 0.006],
        [0.034, LONG, 0.01],
        [0.02, LONG, 0.008],
      ],
      4,
    ),
    32,
    true,
  );
  // leaning a little, its bell to the ground
  const lean = (g: Part["geometry"]) => move(turnX(turnZ(grown(g), 0.4), -0.12), [0, 0, 0]);
  return [
    makePart("tube", "body", lean(tube), { weight: 1, paint: painted(seed), grain: "y" }),
    makePart("mouthpiece", "wax", lean(wax), { weight: 0.8 }),
  ];
}

/** A didgeridoo. What makes it itself: a long slightly crooked hollow branch that widens to an open bell, painted in bands of ochre, black and white dots, with a ring of beeswax at its mouth. */
export const didgeridoo = defineFromPlan({
  id: "didgeridoo",
  family: "instrument",
  words: ["didgeridoo", "didjeridu", "didgeridoos", "yidaki"],
  height: 1.2,
  vary: 0.03,
  view: { azimuth: 0.3, elevation: 0.1 },
  slots: {
    body: mainSlot("oak mahogany", "#8a5230 #6a3a20", "tube|branch|wood"),
    wax: slot("wax", "#c8923a", "mouthpiece"),
  },
  build,
});
