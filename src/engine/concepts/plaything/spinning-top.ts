import { makePart } from "../../geometry/make-part.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const PALETTES: readonly (readonly Rgb[])[] = [
  ["#d8261c", "#f2b81c", "#1f6fd8", "#2fa04a"],
  ["#1f4f9c", "#f4efe2", "#d8321c", "#f2c41c"],
  ["#7a2fa0", "#f2a01c", "#1fa09c", "#f4efe2"],
  ["#c8281c", "#f4ead0", "#c8281c", "#f4ead0"],
].map((hexes) => hexes.map(fromHex));

const rings =
  (seed: number, low: number, high: number): Paint =>
  (surface, x, y, z, _nx, ny) => {
    const palette = PALETTES[seed % PALETTES.length] as readonly Rgb[];
    const r = Math.sqrt(x * x + z * z);
    if (ny > 0.75 && seed % 3 === 0) {
      const swirl = (atan2(z, x) / TAU) * 6 + r * 34;
      return layColour(surface, palette[(Math.floor(swirl) & 1) + 1] as Rgb, 0.25);
    }
    const band = Math.floor(((y - low) / (high - low)) * 6);
    layColour(surface, palette[((band % 4) + 4) % 4] as Rgb, 0.25);
    const edge = ((y - low) / (high - low)) * 6 - band;
    if (edge < 0.06) layColour(surface, [0.02, 0.02, 0.02], 0.4);
  };

const HUMMER: readonly Corner[] = [
  [0, 0.012],
  [0.012, 0.014, 0.004],
  [0.05, 0.034, 0.03],
  [0.088, 0.07, 0.02],
  [0.088, 0.078, 0.006],
  [0.06, 0.108, 0.03],
  [0.018, 0.122, 0.01],
  [0, 0.123],
];
const WOODEN: readonly Corner[] = [
  [0, 0.008],
  [0.006, 0.01, 0.002],
  [0.016, 0.024, 0.02],
  [0.05, 0.058, 0.03],
  [0.056, 0.072, 0.012],
  [0.047, 0.083, 0.008],
  [0.012, 0.088, 0.006],
  [0, 0.089],
];

function build({ style, seed }: Planned): Part[] {
  const lean = style === "hummer" ? 0.1 : 0.2;
  const hummer = style === "hummer";
  const body = turnedUp(hummer ? HUMMER : WOODEN, 56, 5);
  const tip = turnedUp(
    hummer
      ? [
          [0, 0],
          [0.004, 0.001, 0.002],
          [0.006, 0.016],
          [0, 0.016],
        ]
      : [
          [0, 0],
          [0.0022, 0.0008, 0.001],
          [0.0075, 0.016],
          [0, 0.016],
        ],
    20,
  );
  const stem = hummer
    ? turnedUp(
        [
          [0, 0.115],
          [0.016, 0.115, 0.003],
          [0.013, 0.128, 0.004],
          [0.0055, 0.132],
          [0.0055, 0.172],
          [0, 0.172],
        ],
        24,
      )
    : turnedUp(
        [
          [0, 0.08],
          [0.012, 0.085, 0.006],
          [0.0062, 0.1, 0.01],
          [0.0058, 0.122, 0.01],
          [0.0088, 0.13, 0.004],
          [0.0065, 0.137, 0.003],
          [0, 0.138],
        ],
        24,
      );
  const parts = [
    makePart("body", "body", body, { weight: 1, paint: rings(seed, hummer ? 0.012 : 0.02, hummer ? 0.123 : 0.087) }),
    makePart("tip", "tip", tip, { weight: 0.7 }),
    makePart("stem", hummer ? "tip" : "stem", stem, { weight: 0.9 }),
    ...(hummer ? [makePart("knob", "knob", move(sphere(0.0135, 24), [0, 0.18, 0]), { weight: 0.8 })] : []),
  ];
  return parts.map((part) => ({ ...part, geometry: turnX(turnZ(part.geometry, -lean), lean * 0.6) }));
}

/** A spinning top, leaning on its point. What makes it itself: a turned body, wide above and tapering to a point below, painted in bright rings, with a slim stem to twirl on top; a humming top is a tin one with a pump rod and a knob. */
export const spinningTop = defineFromPlan({
  id: "spinning-top",
  family: "toy",
  words: [
    "spinning top",
    "top toy",
    "wooden top",
    "toy top",
    "humming top",
    "whirligig top",
    "peg top",
    "dreidel top",
    "spin top",
  ],
  senses: ["top#8"],
  height: 0.14,
  view: { azimuth: 0.3, elevation: 0.26 },
  slots: {
    body: mainSlot("painted-wood", "#d8261c"),
    stem: slot("oak", "#c89a5a", "handle"),
    tip: slot("brushed-steel", "", "point|nail|rod"),
    knob: slot("plastic", "#d8261c #1f6fd8 #2a2a2c", "handle ball"),
  },
  styles: {
    wooden: { weight: 3 },
    hummer: { weight: 1, words: ["humming top"], materials: { body: "painted-metal" } },
  },
  build,
});
