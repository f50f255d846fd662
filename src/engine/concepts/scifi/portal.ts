import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { Assembly } from "../assembly.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { boulder } from "../nature/stone-shape.ts";

const RADIUS = 1;
const HIGH = 1.32;
/** Light of the whirl, from its rim to its heart. */
const WHIRLS: Readonly<Record<string, readonly [string, string]>> = {
  violet: ["#3a0a6a", "#d88cff"],
  blue: ["#08306a", "#8ce4ff"],
  green: ["#0a4a1c", "#b4ff8c"],
};

/** Arms of light that wind into the middle. */
const whirl =
  (dark: Rgb, bright: Rgb, seed: number): Paint =>
  (surface, x, v) => {
    const far = Math.sqrt(x * x + v * v) / RADIUS;
    const turn = atan2(v, x);
    const arms = 0.5 + 0.5 * sin(3 * turn + far * 11 + 1.2 * noise(x * 3, v * 3, 0, seed));
    const light = Math.min(1, 0.72 * arms * (1.15 - 0.5 * far) + smoothstep(0.38, 0.05, far));
    surface.r = dark[0] + (bright[0] - dark[0]) * light;
    surface.g = dark[1] + (bright[1] - dark[1]) * light;
    surface.b = dark[2] + (bright[2] - dark[2]) * light;
    surface.roughness = 0.35;
  };

function build({ style, kind, seed }: Planned): Part[] {
  const [dark, bright] = (WHIRLS[kind] as readonly [string, string]).map(fromHex) as [Rgb, Rgb];
  const gate = new Assembly();
  const isStone = style === "stone";
  if (isStone) {
    for (let i = 0; i < 15; i += 1) {
      const angle = -PI / 2 + ((i + 0.5) / 15) * TAU;
      const stone = turnZ(block([0.44, 0.36 + 0.07 * ((i * 7) % 3), 0.42], [0, 0, 0], 0.05), angle + PI / 2);
      gate.add("frame", move(stone, [cos(angle) * (RADIUS + 0.12), HIGH + sin(angle) * (RADIUS + 0.12), 0]));
      if (i % 2 === 0)
        gate.add(
          "light",
          move(turnZ(slab([0.13, 0.16, 0.05], 0.03, 0.01), angle + PI / 2), [
            cos(angle) * (RADIUS + 0.13),
            HIGH + sin(angle) * (RADIUS + 0.13),
            0.2,
          ]),
        );
    }
    for (const [x, z, r] of [
      [-1.15, 0.15, 0.36],
      [1.15, 0.1, 0.34],
      [-0.75, 0.4, 0.2],
      [0.8, 0.42, 0.23],
    ] as const)
      gate.add("frame", move(boulder([r, r * 0.75, r], seed + Math.round(x * 10), 10, 14), [x, r * 0.4, z]));
    gate.box("frame", [2.5, 0.16, 1.2], 0, 0, 0.05, 0.05);
    gate.box("frame", [1.9, 0.14, 0.9], 0, 0.14, 0.05, 0.05);
  } else {
    gate.add("frame", move(turnX(torus(RADIUS + 0.12, 0.17, 56, 14), PI / 2), [0, HIGH, 0]));
    for (let i = 0; i < 9; i += 1) {
      const angle = PI / 2 + (i / 9) * TAU;
      const at = (r: number, z: number): [number, number, number] => [cos(angle) * r, HIGH + sin(angle) * r, z];
      gate.add("metal", move(turnZ(slab([0.26, 0.4, 0.46], 0.04, 0.02), angle - PI / 2), at(RADIUS + 0.15, 0)));
      gate.add("light", move(turnZ(slab([0.12, 0.18, 0.05], 0.03, 0.012), angle - PI / 2), at(RADIUS + 0.15, 0.23)));
    }
    gate.box("metal", [2.1, 0.22, 1.5], 0, 0, 0.1, 0.05);
    gate.box("metal", [1.5, 0.14, 0.8], 0, 0.2, 0.05, 0.04);
    gate.box("light", [1.2, 0.05, 0.04], 0, 0.08, 0.85, 0.01);
    for (const s of [-1, 1]) gate.box("metal", [0.3, 0.62, 0.5], s * 0.82, 0.15, 0, 0.05);
  }
  const sparks = [0.4, 1.7, 2.8, 4.1, 5.2].map((angle, i) => {
    const r = 0.45 + 0.09 * i;
    return move(sphere(0.045, 8), [cos(angle) * r, HIGH + sin(angle) * r, 0.07]);
  });
  return [
    ...gate.parts({ frame: 1, light: 0.9 }),
    makePart("whirl", "whirl", move(stretch(disc(RADIUS * 1.03, 0.09, 0.02, 56), [1, 1, 1]), [0, HIGH, -0.045]), {
      weight: 1,
      paint: whirl(dark, bright, seed),
    }),
    makePart("sparks", "light", merge(sparks), { weight: 0.4 }),
  ];
}

const MACHINE = [
  "teleporter",
  "stargate",
  "sci-fi portal",
  "teleportation gate",
  "warp gate",
  "teleport pad",
  "jump gate",
];

/** A portal. What makes it itself: an upright ring, of rune stones or of metal with lamps, filled with a whirl of light that winds into a bright heart. */
export const portal = defineFromPlan({
  id: "portal",
  family: "device",
  words: [
    "portal",
    "magic portal",
    "dimensional portal",
    "nether portal",
    "time portal",
    "wormhole",
    "portal gate",
    "magic gate",
    "interdimensional portal",
    ...MACHINE,
  ],
  height: 2.7,
  view: { azimuth: 0.4, elevation: 0.12 },
  vary: 0.04,
  slots: {
    frame: mainSlot("rock granite", "#77777c #6a6660", "ring|stone|arch"),
    metal: slot("painted-metal", "#4a525a", "base|foot"),
    whirl: slot("plastic", "#8a3cd8", "vortex|swirl|energy"),
    light: slot("plastic", "#a8f0ff", "rune|lamp|glow|crystal"),
  },
  styles: {
    stone: {},
    machine: { weight: 0, words: MACHINE, materials: { frame: "brushed-steel" }, dress: { frame: "#9aa4ac" } },
  },
  kinds: {
    violet: { weight: 3, dress: { light: "#d8a0ff" } },
    blue: { weight: 3, dress: { light: "#8ce8ff" } },
    green: { weight: 1, dress: { light: "#b8ff9a" } },
  },
  build,
});
