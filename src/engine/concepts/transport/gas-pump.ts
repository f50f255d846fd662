import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { disc, slab, turned } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const INK = [0.02, 0.02, 0.025] as const;

const written =
  (text: string, size: number, colour: readonly [number, number, number]): Paint =>
  (surface, x, y) => {
    if (isWritten(text, x, y, size, 0.12)) layColour(surface, colour);
  };

const counter: Paint = (surface, x, y) => {
  if (Math.abs(y - 0.05) < 0.034 && Math.abs(x) < 0.16) {
    layColour(surface, INK);
    if (isWritten("24.50", x, y - 0.05, 0.045, 0.1)) layColour(surface, [0.95, 0.95, 0.9]);
  } else if (Math.abs(y + 0.05) < 0.034 && Math.abs(x) < 0.16) {
    layColour(surface, INK);
    if (isWritten("12.30", x, y + 0.05, 0.045, 0.1)) layColour(surface, [0.95, 0.95, 0.9]);
  }
};

function build({ style }: Planned): Part[] {
  const retro = style === "retro";
  const body = retro
    ? plate(
        [
          [-0.3, 0.12, 0.03],
          [0.3, 0.12, 0.03],
          [0.3, 1.4, 0.14],
          [0.2, 1.6, 0.16],
          [-0.2, 1.6, 0.16],
          [-0.3, 1.4, 0.14],
        ],
        0.42,
        0.04,
      )
    : plate(
        [
          [-0.34, 0.1, 0.02],
          [0.34, 0.1, 0.02],
          [0.34, 1.62, 0.05],
          [-0.34, 1.62, 0.05],
        ],
        0.44,
        0.02,
      );
  const z = retro ? 0.21 : 0.22;
  const side = retro ? 0.3 : 0.34;
  const hose = curveThrough(
    [
      [side - 0.01, 0.5, 0.02],
      [side + 0.12, 0.46, 0.05],
      [side + 0.2, 0.3, 0.08],
      [side + 0.16, 0.16, 0.1],
      [side + 0.06, 0.3, 0.12],
      [side + 0.075, 0.62, 0.11],
      [side + 0.085, 0.8, 0.1],
    ],
    7,
  );
  const gun = [
    plate(
      [
        [-0.02, -0.11, 0.01],
        [0.025, -0.11, 0.01],
        [0.05, 0.05, 0.03],
        [0.03, 0.12, 0.02],
        [-0.03, 0.12, 0.02],
        [-0.035, 0.02, 0.02],
      ],
      0.045,
      0.01,
    ),
  ].map((g) => move(g, [side + 0.085, 0.91, 0.1]));
  const spout = tube(
    0.016,
    curveThrough(
      [
        [side + 0.08, 1.0, 0.1],
        [side + 0.075, 1.09, 0.1],
        [side + 0.04, 1.15, 0.09],
        [side - 0.015, 1.15, 0.08],
      ],
      5,
    ),
    12,
  );
  const common = [
    makePart("base", "dark", block([0.78, 0.13, 0.56], [0, 0.065, 0], 0.025, 2), { weight: 0.6 }),
    makePart("body", "body", body, { weight: 1 }),
    makePart("hose", "dark", tube(0.022, hose, 12), { weight: 0.9 }),
    makePart("gun", "nozzle", merge(gun), { weight: 0.9 }),
    makePart(
      "trigger",
      "dark",
      tube(
        0.008,
        curveThrough(
          [
            [side + 0.105, 0.84, 0.1],
            [side + 0.15, 0.88, 0.1],
            [side + 0.14, 0.97, 0.1],
            [side + 0.115, 0.99, 0.1],
          ],
          5,
        ),
        8,
      ),
      { weight: 0.4 },
    ),
    makePart("spout", "metal", spout, { weight: 0.7 }),
    makePart("holder", "metal", block([0.07, 0.2, 0.14], [side + 0.02, 1.08, 0.09], 0.015), { weight: 0.5 }),
  ];
  if (!retro)
    return [
      ...common,
      makePart("head", "dark", block([0.72, 0.2, 0.48], [0, 1.72, 0], 0.03, 2), { weight: 0.7 }),
      makePart("title", "globe", move(slab([0.6, 0.13, 0.03], 0.02, 0.005), [0, 1.72, 0.24]), {
        weight: 0.8,
        paint: written("FUEL", 0.085, [0.7, 0.04, 0.03]),
      }),
      makePart("face", "face", move(slab([0.46, 0.26, 0.03], 0.02, 0.006), [0, 1.36, z]), {
        weight: 1,
        paint: counter,
      }),
      ...makeParts(
        "grade",
        "globe",
        [-0.17, 0, 0.17].map((x) => move(slab([0.13, 0.13, 0.03], 0.02, 0.005), [x, 1.04, z])),
        { weight: 0.5 },
      ).map((part, i) => ({ ...part, paint: written(["87", "89", "93"][i] as string, 0.065, [0.1, 0.1, 0.12]) })),
      makePart("panel", "dark", move(slab([0.52, 0.5, 0.02], 0.02, 0.005), [0, 0.5, z]), { weight: 0.4 }),
    ];
  return [
    ...common,
    makePart(
      "trim",
      "metal",
      merge([block([0.62, 0.03, 0.44], [0, 0.95, 0], 0.008), block([0.62, 0.02, 0.44], [0, 0.9, 0], 0.006)]),
      { weight: 0.5 },
    ),
    makePart("face-rim", "metal", move(slab([0.46, 0.34, 0.04], 0.05, 0.012), [0, 1.22, z - 0.005]), { weight: 0.6 }),
    makePart("face", "face", move(slab([0.4, 0.28, 0.04], 0.03, 0.006), [0, 1.22, z + 0.008]), {
      weight: 1,
      paint: counter,
    }),
    makePart("badge", "globe", move(slab([0.4, 0.18, 0.03], 0.05, 0.006), [0, 0.62, z]), {
      weight: 0.6,
      paint: written("FUEL", 0.1, [0.7, 0.04, 0.03]),
    }),
    makePart(
      "collar",
      "metal",
      move(
        turnedPiece(
          [
            [0.12, 0, 0.01],
            [0.09, 0.08, 0.02],
          ],
          28,
        ),
        [0, 1.57, 0],
      ),
      { weight: 0.5 },
    ),
    makePart(
      "globe",
      "globe",
      move(
        settle(
          turned(
            [
              [0, -0.07],
              [0.13, -0.065],
              [0.185, -0.035],
              [0.195, 0],
              [0.185, 0.035],
              [0.13, 0.065],
              [0, 0.07],
            ],
            44,
          ),
        ),
        [0, 1.82, 0],
      ),
      { weight: 1, paint: written("GAS", 0.11, [0.7, 0.04, 0.03]) },
    ),
    makePart(
      "globe-ring",
      "metal",
      move(
        turned(
          [
            [0.18, -0.02],
            [0.205, -0.02],
            [0.205, 0.02],
            [0.18, 0.02],
          ],
          44,
          true,
        ),
        [0, 1.82, 0],
      ),
      { weight: 0.5 },
    ),
    makePart(
      "crank",
      "metal",
      merge([
        move(disc(0.03, 0.03, 0.006, 20), [-0.18, 0.78, z - 0.01]),
        bar([-0.18, 0.78, z + 0.02], [-0.1, 0.78, z + 0.02], 0.01, 8),
      ]),
      { weight: 0.3 },
    ),
  ];
}

/** A petrol pump. What makes it itself: a tall rounded cabinet with a counter of numbers, a round white globe marked GAS on top, and a black hose at its side that ends in a nozzle hung on a holder. */
export const gasPump = defineFromPlan({
  id: "gas-pump",
  family: "device",
  words: ["gas pump", "petrol pump", "fuel pump", "gasoline pump", "fuel dispenser", "gas station pump"],
  senses: ["gasoline pump"],
  height: 2,
  view: { azimuth: 0.42, elevation: 0.12 },
  slots: {
    body: mainSlot("painted-metal", "#c0201a #2a7a8a #e8dcc0 #2f6a3a", "cabinet|case"),
    globe: slot("plastic", "#f6f2e6", "sign|badge"),
    face: slot("plastic", "#f4efe0", "counter|display|dial"),
    metal: slot("brushed-steel", "", "trim|rim|holder|spout"),
    dark: slot("rubber", "#1b1c1f", "hose|base"),
    nozzle: slot("plastic", "#2a2b2f #c8281e #2f7a3a", "gun|handle"),
  },
  styles: {
    retro: { weight: 2, traits: ["vintage"] },
    modern: { weight: 0.9, traits: ["modern"], words: ["fuel dispenser"], dress: { body: "#e8e8e4|#c8281e|#2a5fa8" } },
  },
  build,
});
