import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { hole, plate } from "../pieces.ts";

/** Blades from the heel at y = 0 up, the back at x = 0, the edge to +X. */
const BLADES: Readonly<Record<string, readonly Corner[]>> = {
  chef: [
    [0, -0.01],
    [0.012, -0.01],
    [0.047, 0, 0.002],
    [0.046, 0.08, 0.15],
    [0.036, 0.145, 0.15],
    [0.004, 0.205],
    [0, 0.2],
    [0, 0.1],
  ],
  santoku: [
    [0, -0.01],
    [0.012, -0.01],
    [0.046, 0, 0.002],
    [0.046, 0.15, 0.03],
    [0.04, 0.172, 0.01],
    [0.012, 0.165, 0.03],
    [0, 0.12],
  ],
  cleaver: [
    [0, -0.01],
    [0.012, -0.01],
    [0.09, 0, 0.003],
    [0.086, 0.17, 0.004],
    [0, 0.178, 0.004],
  ],
  bread: [
    [0, -0.01],
    [0.012, -0.01],
    [0.036, 0, 0.002],
    [0.036, 0.2, 0.02],
    [0.028, 0.232, 0.012],
    [0, 0.22, 0.01],
  ],
};

const steel =
  (style: string, wide: number): Paint =>
  (surface, x, y) => {
    const edge = wide - 0.011;
    const wave = style === "bread" ? 0.004 * Math.abs((y * 70) % 1) : 0;
    if (x > edge - wave) {
      const bright = style === "bread" && Math.floor(y * 140) % 2 === 0 ? 0.8 : 1.35;
      [surface.r, surface.g, surface.b] = [0.75 * bright, 0.77 * bright, 0.8 * bright];
      surface.roughness = 0.12;
    }
  };

function build({ style }: Planned): Part[] {
  const wide = { chef: 0.047, santoku: 0.046, cleaver: 0.09, bread: 0.036 }[style] ?? 0.047;
  const flat = (g: Part["geometry"]) => turnX(g, -PI / 2);
  const holes = style === "cleaver" ? [hole(0.016, 0.155, 0.007)] : [];
  const handle = plate(
    [
      [-0.003, -0.012, 0.003],
      [-0.002, -0.125, 0.012],
      [0.032, -0.13, 0.012],
      [0.026, -0.1, 0.02],
      [0.029, -0.06, 0.05],
      [0.02, -0.012, 0.006],
    ],
    0.02,
    0.007,
  );
  const rivets = [-0.03, -0.065, -0.1].map((y) => flat(move(disc(0.0042, 0.022, 0.001, 16), [0.0125, y, -0.011])));
  return [
    makePart("blade", "blade", flat(plate(BLADES[style] ?? [], 0.0034, 0.0012, holes)), {
      weight: 1,
      paint: steel(style, wide),
    }),
    makePart(
      "bolster",
      "blade",
      flat(
        plate(
          [
            [-0.002, -0.016, 0.003],
            [0.022, -0.016, 0.003],
            [0.017, 0.002, 0.004],
            [-0.002, 0.002, 0.003],
          ],
          0.016,
          0.004,
        ),
      ),
      { weight: 0.5 },
    ),
    makePart("handle", "handle", flat(handle), { weight: 1 }),
    ...makeParts("rivet", "rivet", rivets, { weight: 0.4 }),
  ];
}

/** A kitchen knife lying on its side. What makes it itself: one long wide blade with a straight back and a bright curved edge, a bolster, and a riveted handle; a cleaver's blade is a big square with a hole, a bread knife's has teeth. */
export const kitchenKnife = defineFromPlan({
  id: "kitchen-knife",
  family: "tool",
  words: [
    "kitchen knife",
    "knife",
    "chef's knife",
    "chef knife",
    "cook's knife",
    "cleaver",
    "meat cleaver",
    "butcher knife",
    "butcher's knife",
    "bread knife",
    "carving knife",
    "santoku",
  ],
  senses: ["knife", "carving knife", "cleaver"],
  height: 0.02,
  view: { azimuth: 0.75, elevation: 0.95 },
  slots: {
    blade: mainSlot("brushed-steel", "", "edge|tip"),
    handle: slot("plastic oak", "#1b1b1d #5a3a22 #7a1c1c #8a5a30", "grip"),
    rivet: slot("brushed-steel", "", "pin"),
  },
  styles: {
    chef: {
      weight: 3,
      words: ["chef's knife", "chef knife", "cook's knife", "carving knife"],
      dress: { handle: "#1b1b1d" },
    },
    santoku: { words: ["santoku"] },
    bread: { weight: 0.7, words: ["bread knife"] },
    cleaver: { weight: 0.6, words: ["cleaver", "meat cleaver", "butcher knife", "butcher's knife"] },
  },
  build,
  sockets: () => [
    { name: "attach", position: [0.012, 0.01, 0.07], normal: [0, 0, 1], radius: 0.012 },
    { name: "hand", position: [0.012, 0.01, 0.07], normal: [0, 0, 1], radius: 0.012 },
  ],
});
