import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { sidePlate } from "../vehicle/bodywork.ts";

/** A lever that stands in a slot of an iron box on the floor, leaning to one side. */
function floorLever(lean: number): Part[] {
  const tilt = (g: Geometry): Geometry => settle(move(turnX(g, lean), [0, 0.2, 0]));
  const cheek = (x: number) =>
    sidePlate(
      [
        [-0.15, 0],
        [0.15, 0],
        [0.14, 0.14, 0.03],
        [0.06, 0.3, 0.06],
        [-0.06, 0.3, 0.06],
        [-0.14, 0.14, 0.03],
      ],
      0.035,
      0.006,
      x,
    );
  return [
    makePart("base", "base", block([0.34, 0.06, 0.46], [0, 0.03, 0], 0.012, 2), { weight: 0.9 }),
    makePart("cheeks", "body", merge([cheek(0.07), cheek(-0.07)]), { weight: 0.9 }),
    makePart(
      "pin",
      "metal",
      merge([
        bar([-0.12, 0.2, 0], [0.12, 0.2, 0], 0.026, 20),
        ...[-1, 1].map((s) => settle(move(turnY(disc(0.045, 0.02, 0.005, 6), (s * PI) / 2), [s * 0.09, 0.2, 0]))),
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "shaft",
      "metal",
      tilt(merge([block([0.07, 0.16, 0.08], [0, 0, 0], 0.012), bar([0, 0.04, 0], [0, 0.6, 0], 0.021, 16)])),
      { weight: 1 },
    ),
    makePart(
      "grip",
      "grip",
      tilt(
        turnedUp(
          [
            [0, 0.56],
            [0.03, 0.56, 0.006],
            [0.037, 0.62, 0.03],
            [0.035, 0.72, 0.03],
            [0.042, 0.76, 0.016],
            [0.03, 0.79, 0.014],
            [0, 0.792],
          ],
          28,
        ),
      ),
      { weight: 1 },
    ),
    makePart(
      "bolts",
      "metal",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) => settle(move(turnX(disc(0.02, 0.016, 0.004, 6), -PI / 2), [s * 0.135, 0.058, t * 0.195]))),
        ),
      ),
      { weight: 0.2 },
    ),
  ];
}

/** A big two-armed switch on a board for a wall: copper blades, porcelain, a red handle. */
function knifeSwitch(angle: number): Part[] {
  const swing = (g: Geometry): Geometry => settle(move(turnX(g, angle), [0, 0.17, 0.06]));
  const clip = (x: number, y: number) =>
    merge([-1, 1].map((s) => block([0.008, 0.07, 0.06], [x + s * 0.014, y, 0.055], 0.002)));
  return [
    makePart("board", "base", block([0.3, 0.56, 0.035], [0, 0.28, 0.0175], 0.012, 2), {
      weight: 1,
      paint: (surface, x, y, z) => {
        if (z < 0.03) return;
        if (Math.abs(x) < 0.125 && Math.abs(y - 0.28) < 0.25 && (Math.abs(x) > 0.121 || Math.abs(y - 0.28) > 0.246))
          layColour(surface, fromHex("#c8a050"), 0.4, 0);
      },
    }),
    makePart("clips", "contact", merge([clip(-0.07, 0.17), clip(0.07, 0.17), clip(-0.07, 0.4), clip(0.07, 0.4)]), {
      weight: 0.6,
    }),
    makePart(
      "feet",
      "porcelain",
      merge(
        [-1, 1].flatMap((s) =>
          [0.17, 0.4].map((y) =>
            settle(
              move(
                turnX(
                  turnedUp(
                    [
                      [0, 0],
                      [0.036, 0],
                      [0.036, 0.02, 0.006],
                      [0, 0.022],
                    ],
                    24,
                  ),
                  PI / 2,
                ),
                [s * 0.07, y, 0.03],
              ),
            ),
          ),
        ),
      ),
      { weight: 0.4 },
    ),
    makePart(
      "blades",
      "contact",
      swing(merge([-1, 1].map((s) => block([0.014, 0.27, 0.04], [s * 0.07, 0.125, 0.012], 0.003)))),
      { weight: 0.9 },
    ),
    makePart("bridge", "body", swing(block([0.19, 0.045, 0.05], [0, 0.268, 0.012], 0.01, 2)), { weight: 0.8 }),
    makePart(
      "grip",
      "grip",
      swing(
        settle(
          merge([
            bar([0, 0.268, 0.02], [0, 0.268, 0.07], 0.012, 14),
            move(
              turnX(
                turnedUp(
                  [
                    [0, 0],
                    [0.018, 0, 0.004],
                    [0.026, 0.05, 0.02],
                    [0.021, 0.1, 0.012],
                    [0, 0.105],
                  ],
                  24,
                ),
                PI / 2,
              ),
              [0, 0.268, 0.06],
            ),
          ]),
        ),
      ),
      { weight: 1 },
    ),
  ];
}

/** A lever of a game's wall or floor: a stone block and a wooden stick with a ball. */
function stoneLever(lean: number): Part[] {
  const tilt = (g: Geometry): Geometry => settle(move(turnZ(g, lean), [0, 0.16, 0]));
  return [
    makePart("base", "base", block([0.36, 0.2, 0.24], [0, 0.1, 0], 0.02, 2), { weight: 1 }),
    makePart("slot", "body", block([0.26, 0.02, 0.07], [0, 0.196, 0], 0.006), { weight: 0.5 }),
    makePart("shaft", "shaft", tilt(bar([0, 0, 0], [0, 0.44, 0], 0.024, 14)), { weight: 1 }),
    makePart("grip", "grip", tilt(move(sphere(0.055, 28, 18), [0, 0.46, 0])), { weight: 1 }),
  ];
}

/** A lever on the wall of a machine: a round boss, a fork, and an arm that stands out and up from it with a ball at its end. */
function mountedLever(): Part[] {
  const [root, knee, end] = [
    [0, 0, 0.075],
    [0, 0.03, 0.12],
    [0, 0.42, 0.21],
  ] as const;
  return [
    makePart("boss", "body", merge([disc(0.085, 0.03, 0.008, 40), move(disc(0.055, 0.05, 0.01, 36), [0, 0, 0.022])]), {
      weight: 0.8,
    }),
    makePart(
      "arm",
      "body",
      merge([bar(root, knee, 0.024, 18), move(sphere(0.03, 22, 16), knee), bar(knee, end, 0.021, 18)]),
      {
        weight: 1,
      },
    ),
    makePart("knob", "grip", move(sphere(0.062, 30, 20), end), { weight: 1 }),
  ];
}

/** A lever to throw. What makes it itself: a stick with a grip that stands aslant in a heavy foot with two cheeks and a pin; a knife switch with copper blades on a board; a game's wooden stick with a ball in a stone block; or, on a machine, an arm with a ball out of a boss. */
export const lever = defineFromPlan({
  id: "lever",
  family: "tool",
  words: [
    "lever",
    "floor lever",
    "control lever",
    "pull lever",
    "lever switch",
    "switch lever",
    "dungeon lever",
    "stone lever",
    "wooden lever",
    "railway lever",
    "knife switch",
    "frankenstein switch",
    "wall lever",
  ],
  senses: ["lever"],
  height: 0.85,
  view: { azimuth: 0.75, elevation: 0.24 },
  slots: {
    body: mainSlot("cast-iron painted-metal", "#3a3c40 #4a4d50 #2f4a3a", "cheek|bracket|bridge"),
    base: slot("cast-iron", "#2a2b2e", "foot|plate|board|block"),
    metal: slot("brushed-steel", "#a8acb2", "pin|rod"),
    shaft: slot("oak", "#8a6238", "stick|pole"),
    grip: slot("plastic", "#c8201a #b81c18 #d8a01c", "handle|knob|ball"),
    contact: slot("copper", "", "blade|clip"),
    porcelain: slot("ceramic-glaze", "#f0eee6", "insulator"),
  },
  styles: {
    floor: { weight: 3, words: ["floor lever", "railway lever", "control lever"] },
    stone: {
      weight: 1.4,
      words: ["dungeon lever", "stone lever", "wooden lever"],
      materials: { base: "rock", body: "iron", grip: "iron" },
      dress: { base: "#8a8780", body: "#2a2a2a", grip: "#b8382a" },
      slots: ["shaft"],
    },
    knife: {
      weight: 0,
      words: ["knife switch", "frankenstein switch", "wall lever", "lever switch", "switch lever"],
      materials: { base: "slate", body: "plastic" },
      dress: { base: "#2a2c30", body: "#17181a", grip: "#b81c18" },
      slots: ["contact", "porcelain"],
    },
    mounted: {
      weight: 0,
      traits: ["mounted"],
      materials: { body: "brushed-steel" },
      dress: { grip: "#17181a|#b81c18" },
    },
  },
  build: ({ style, seed }: Planned) => {
    if (style === "mounted") return mountedLever();
    const side = seed % 2 === 0 ? 1 : -1;
    return style === "knife"
      ? knifeSwitch(seed % 2 === 0 ? 0.95 : 0.1)
      : style === "stone"
        ? stoneLever(side * 0.6)
        : floorLever(side * 0.5);
  },
});
