import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { block, square } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar, plate } from "../pieces.ts";

const LEAN = 0.128;

const tempi: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.3) return;
  const step = Math.round(y / 0.013);
  if (Math.abs(x) > 0.006 && Math.abs(x) < 0.013 && Math.abs(y - step * 0.013) < 0.0011 && y > -0.075 && y < 0.085)
    layColour(surface, [0.05, 0.04, 0.03], 0.5, 0);
  const row = Math.round((y - 0.0065) / 0.026);
  const at = y - 0.0065 - row * 0.026;
  const text = ["160", "132", "108", "88", "72", "60", "50"][3 - row];
  if (text && row < 4 && x < -0.01 && isWritten(text, x + 0.0215, at, 0.0065, 0.1))
    layColour(surface, [0.05, 0.04, 0.03], 0.5, 0);
};

function build({ style }: Planned): Part[] {
  const swing = style === "left" ? 0.3 : -0.3;
  const front = (g: Part["geometry"], y: number, out: number) => move(turnX(g, -LEAN), [0, y, out]);
  const at = 0.055;
  const lift = (g: Part["geometry"]) => front(move(turnZ(g, swing), [0, at, 0]), 0, 0.1);
  return [
    makePart(
      "base",
      "body",
      square([
        [0, 0.008],
        [0.094, 0.008],
        [0.094, 0.03],
        [0.086, 0.04],
        [0.082, 0.048],
        [0, 0.048],
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "body",
      "body",
      square([
        [0, 0.04],
        [0.08, 0.04],
        [0.0445, 0.316],
        [0, 0.316],
      ]),
      { weight: 1 },
    ),
    makePart(
      "cap",
      "body",
      square([
        [0, 0.305],
        [0.05, 0.305],
        [0.05, 0.314],
        [0.043, 0.322],
        [0.02, 0.346],
        [0, 0.35],
      ]),
      { weight: 0.8 },
    ),
    ...makeParts(
      "foot",
      "metal",
      [-0.075, 0.075].flatMap((x) => [-0.075, 0.075].map((z) => block([0.02, 0.012, 0.02], [x, 0.006, z], 0.004))),
      { weight: 0.3 },
    ),
    makePart(
      "recess",
      "dark",
      front(
        plate(
          [
            [-0.046, -0.1, 0.003],
            [0.046, -0.1, 0.003],
            [0.026, 0.11, 0.01],
            [-0.026, 0.11, 0.01],
          ],
          0.006,
          0.001,
        ),
        0.182,
        0.064,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "scale",
      "scale",
      front(
        plate(
          [
            [-0.033, -0.082],
            [0.033, -0.082],
            [0.02, 0.1],
            [-0.02, 0.1],
          ],
          0.004,
        ),
        0.182,
        0.0665,
      ),
      { weight: 0.9, paint: tempi },
    ),
    makePart("rod", "metal", lift(bar([0, -0.01, 0], [0, 0.262, 0], 0.0028, 10)), { weight: 1 }),
    makePart(
      "weight",
      "weight",
      lift(
        plate(
          [
            [-0.013, 0.178, 0.003],
            [0.013, 0.178, 0.003],
            [0.018, 0.208, 0.003],
            [-0.018, 0.208, 0.003],
          ],
          0.012,
          0.003,
        ),
      ),
      { weight: 1 },
    ),
    makePart("pivot", "metal", front(move(disc(0.009, 0.03, 0.003, 20), [0, at, -0.022]), 0, 0.1), { weight: 0.5 }),
    makePart(
      "key",
      "metal",
      move(
        turnY(
          plate(
            [
              [-0.014, -0.011, 0.006],
              [0.014, -0.011, 0.006],
              [0.014, 0.011, 0.006],
              [-0.014, 0.011, 0.006],
            ],
            0.004,
            0.001,
          ),
          PI * 0.2,
        ),
        [0.096, 0.11, 0],
      ),
      { weight: 0.4 },
    ),
    makePart("key-stem", "metal", bar([0.06, 0.11, 0], [0.092, 0.11, 0], 0.004, 12), { weight: 0.3 }),
  ];
}

/** A musician's metronome. What makes it itself: a slim wooden pyramid with an open front, a scale of numbers in it, and a steel pendulum with a sliding weight that leans to one side; a winding key at the side. */
export const metronome = defineFromPlan({
  id: "metronome",
  family: "instrument",
  words: ["metronome", "music metronome", "wooden metronome"],
  senses: ["metronome"],
  height: 0.35,
  view: { azimuth: 0.35, elevation: 0.12 },
  slots: {
    body: mainSlot("oak", "#7a3f1e #5a2a14 #a86a38 #2a1a14", "case|base"),
    dark: slot("oak", "#1c120c", "recess"),
    scale: slot("paper", "#e8dcb8", "numbers|plate"),
    metal: slot("brushed-steel", "", "pendulum|rod|key|foot"),
    weight: slot("gold brushed-steel", "", "slider|bob"),
  },
  styles: { left: {}, right: {} },
  build,
});
