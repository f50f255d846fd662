import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { disc, slab, turnedCorners } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, PI, TAU } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** A ring of small infrared lamps about the lens. */
const lamps: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  const r = Math.sqrt(x * x + y * y);
  if (nz < 0.5 || r < 0.026 || r > 0.036) return;
  const at = (atan2(y, x) / TAU) * 14;
  const off = Math.abs(at - Math.round(at)) / 14;
  if (off * TAU * r < 0.0042) layColour(surface, [0.16, 0.02, 0.03], 0.15, 0);
};

/** The barrel looking along +Z, its roof drawn forward over the lens. */
function barrel(style: string): Part[] {
  const round = style === "bullet";
  const case_ = round
    ? turnedCorners(
        [
          [0, -0.12],
          [0.045, -0.12, 0.012],
          [0.048, 0.1, 0.004],
          [0, 0.1],
        ],
        40,
      )
    : settle(slab([0.095, 0.085, 0.24], 0.014, 0.006));
  const z = round ? 0.1 : 0.12;
  const hood = round
    ? settle(move(slab([0.108, 0.05, 0.29], 0.022, 0.004), [0, 0.034, 0.03]))
    : settle(move(block([0.112, 0.012, 0.31], [0, 0.048, 0.03], 0.004), [0, 0, 0]));
  const lens = turnedCorners(
    [
      [0, 0],
      [0.021, 0],
      [0.021, 0.006, 0.003],
      [0.012, 0.013, 0.006],
      [0, 0.015],
    ],
    32,
  );
  return [
    makePart("case", "body", case_, { weight: 1 }),
    makePart("hood", "body", hood, { weight: 0.9 }),
    makePart("face", "dark", move(disc(0.04, 0.006, 0.002, 40), [0, 0, z - 0.002]), { weight: 1, paint: lamps }),
    makePart("lens", "lens", settle(move(lens, [0, 0, z + 0.002])), {
      weight: 1,
      paint: (surface, x, y, at) => {
        const r = Math.sqrt((x + 0.005) * (x + 0.005) + (y - 0.006) * (y - 0.006));
        if (at > z + 0.006 && r < 0.0035) layColour(surface, [0.7, 0.8, 0.9], 0.1, 0);
      },
    }),
    makePart("lamp", "lamp", move(disc(0.0035, 0.004, 0.001, 12), [0.03, round ? -0.028 : -0.032, z]), { weight: 0.5 }),
  ];
}

function mounted(style: string): Part[] {
  const y = 0.19;
  const bracket = merge([
    block([0.09, 0.12, 0.014], [0, 0.06, -0.2], 0.004),
    bar([0, 0.06, -0.2], [0, 0.06, -0.07], 0.014, 18),
    settle(move(sphere(0.024, 24), [0, 0.065, -0.07])),
    bar([0, 0.065, -0.07], [0, y - 0.02, -0.03], 0.013, 18),
    block([0.05, 0.03, 0.07], [0, y - 0.045, -0.02], 0.008),
  ]);
  return [
    makePart("bracket", "bracket", bracket, { weight: 0.9 }),
    ...barrel(style).map((part) => ({ ...part, geometry: move(turnX(turnY(part.geometry, 0.12), 0.16), [0, y, 0]) })),
  ];
}

function dome(): Part[] {
  const base = turnedUp(
    [
      [0, 0.075],
      [0.072, 0.075, 0.004],
      [0.08, 0.082, 0.004],
      [0.078, 0.128, 0.01],
      [0, 0.13],
    ],
    48,
  );
  const bubble = turnedUp(
    [
      [0, 0],
      [0.04, 0.006, 0.03],
      [0.066, 0.035, 0.03],
      [0.069, 0.08],
      [0, 0.08],
    ],
    48,
    6,
  );
  const eye = move(turnX(disc(0.022, 0.05, 0.006, 32), 0.7), [0, 0.046, 0.016]);
  const lens = move(turnX(disc(0.014, 0.006, 0.003, 28), 0.7), [0, 0.0135, 0.0545]);
  return [
    makePart("base", "body", base, { weight: 1 }),
    makePart("bubble", "lens", bubble, { weight: 1 }),
    makePart("eye", "dark", settle(eye), { weight: 0.7 }),
    makePart("glass", "bracket", settle(lens), { weight: 0.6 }),
    makePart("lamp", "lamp", move(disc(0.003, 0.006, 0.001, 12), [0.03, 0.105, 0.07]), { weight: 0.4 }),
  ];
}

const build = ({ style }: Planned): Part[] => {
  const parts = style === "dome" ? dome() : mounted(style);
  return parts.map((part) => ({ ...part, geometry: turnY(part.geometry, style === "dome" ? 0 : PI / 10) }));
};

/** A security camera. What makes it itself: a white barrel or box under a hood that looks down from a jointed wall bracket, a dark face with a big lens ringed by infrared lamps; or a dark half globe under a round ceiling base. */
export const securityCamera = defineFromPlan({
  id: "security-camera",
  family: "device",
  words: [
    "security camera",
    "surveillance camera",
    "cctv camera",
    "cctv",
    "security cam",
    "dome camera",
    "bullet camera",
    "spy camera",
    "ip camera",
  ],
  height: 0.25,
  view: { azimuth: 0.6, elevation: 0.06 },
  slots: {
    body: mainSlot("plastic painted-metal", "#eeeeec #eeeeec #d9dbdc #2a2c30", "case|hood|housing"),
    bracket: slot("painted-metal", "#dcdcda #6a6e74", "mount|arm"),
    dark: slot("plastic", "#0c0d0f", "face"),
    lens: slot("plastic", "#0a0c14", "glass|bubble"),
    lamp: slot("plastic", "#e8281c", "led|light"),
  },
  styles: {
    bullet: { weight: 2, words: ["bullet camera"] },
    box: { weight: 1.4, traits: ["square"] },
    dome: { weight: 0, words: ["dome camera"], traits: ["round"] },
  },
  build,
});
