import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const R = 0.13;
const HIGH = 0.055;
const PAIRS = 8;
const WAYS = Array.from({ length: PAIRS }, (_, i): readonly [number, number] => [
  cos(((i + 0.5) / PAIRS) * TAU),
  sin(((i + 0.5) / PAIRS) * TAU),
]);

/** A tambourine. What makes it itself: a shallow wooden ring under a pale skin, with pairs of brass jingles in slots all around. */
export const tambourine = defineFromPlan({
  id: "tambourine",
  family: "instrument",
  words: ["tambourine", "timbrel", "riq", "pandeiro"],
  senses: ["tambourine"],
  height: 0.26,
  view: { azimuth: 0.35, elevation: 0.18 },
  slots: {
    frame: mainSlot("oak painted-wood", "#b5793f #a3161c #1d4f8a #2a6a3a", "ring|rim|hoop"),
    skin: slot("paper", "#f0e6cf", "head|membrane"),
    jingle: slot("gold", "", "zill|bell|cymbal"),
  },
  build: () => {
    const ring = lathe(
      [
        [R - 0.009, -HIGH / 2],
        [R, -HIGH / 2],
        [R + 0.001, 0],
        [R, HIGH / 2],
        [R - 0.009, HIGH / 2],
      ],
      64,
      true,
    );
    const gaps: Paint = (surface, x, y, z) => {
      if (Math.abs(y) > 0.013) return;
      for (let i = 0; i < PAIRS; i += 1) {
        const [c, s] = WAYS[i] as readonly [number, number];
        const far = Math.abs(x * c - z * s);
        if (far < 0.022 && x * s + z * c > 0) layColour(surface, [0.05, 0.03, 0.02], 0.9);
      }
    };
    const cup = (y: number) =>
      turnedUp(
        [
          [0, y - 0.0045],
          [0.01, y - 0.0045, 0.002],
          [0.022, y, 0.001],
          [0.022, y + 0.0015, 0.0007],
          [0.01, y + 0.005, 0.003],
          [0, y + 0.006],
        ],
        24,
      );
    const pairs = Array.from({ length: PAIRS }, (_, i) =>
      turnY(
        move(
          merge([
            cup(0.005),
            turnZ(cup(0.005), PI),
            tube(
              0.0022,
              [
                [0, -0.022, 0],
                [0, 0.022, 0],
              ],
              8,
            ),
          ]),
          [0, 0, R - 0.004],
        ),
        ((i + 0.5) / PAIRS) * TAU,
      ),
    );
    const skin = turnedUp(
      [
        [0, HIGH / 2 - 0.004],
        [R + 0.0035, HIGH / 2 - 0.012],
        [R + 0.0045, HIGH / 2, 0.003],
        [R - 0.006, HIGH / 2 + 0.002, 0.003],
        [0, HIGH / 2],
      ],
      64,
    );
    const lean = (part: Part): Part => ({ ...part, geometry: turnX(turnZ(part.geometry, 0.25), PI / 2 - 0.35) });
    return [
      makePart("frame", "frame", ring, { weight: 1, paint: gaps }),
      makePart("skin", "skin", skin, { weight: 1 }),
      makePart("jingles", "jingle", merge(pairs), { weight: 0.9 }),
    ].map(lean);
  },
});
