import { curveThrough } from "../../../geometry/curve.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { placePart } from "../../../geometry/place-part.ts";
import { tube } from "../../../geometry/sweep.ts";
import { createDraw } from "../../../math/draw.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { type Vec3, X_AXIS } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { mermaid } from "../../figure/mermaid.ts";
import { bar } from "../../pieces.ts";
import { block, pair, sidePlate } from "../bodywork.ts";

/** How far she leans out over the sea, radians, and where the end of her tail lies on the stem. */
const LEAN = 0.5;
const FOOT: Vec3 = [0, 0.3, 0.12];

/** What each of the mermaid's own slots is carved and painted as; the rest is her body. */
const PAINTED: Readonly<Record<string, string>> = { hair: "hair", tail: "robe", fluke: "robe", shell: "gilt" };

/** A carved mermaid, leaning forward with her tail along the stem. */
function figure(seed: number): Part[] {
  const ask = {
    word: "mermaid",
    traits: new Set<string>(),
    parts: new Map(),
    counts: new Map(),
    without: new Set<string>(),
  };
  const { parts } = mermaid.build(mermaid.sample(createDraw(seed % 4), ask));
  const at = chain(rotation(X_AXIS, LEAN), translation(FOOT));
  return parts.map((part) => ({
    ...placePart(part, at),
    name: `figure-${part.name}`,
    slot: PAINTED[part.slot] ?? "figure",
  }));
}

/** A scroll that winds in from its outer end. */
const scroll = (x: number, y: number, z: number, r: number, hand: 1 | -1) =>
  tube(
    0.032,
    Array.from({ length: 30 }, (_, i): Vec3 => {
      const t = i / 29;
      const a = t * 9;
      const out = r * (1 - 0.82 * t);
      return [x, y + out * sin(a) * hand, z + out * cos(a)];
    }),
    10,
    { endRounding: 0.015, scale: (t) => 1 - 0.45 * t },
  );

function build({ seed }: Planned): Part[] {
  const stem = sidePlate(
    [
      [-0.75, 0],
      [-0.05, 0],
      [0.0, 0.35, 0.1],
      [0.12, 0.8, 0.3],
      [0.42, 1.35, 0.3],
      [0.72, 1.72, 0.06],
      [0.52, 1.84, 0.06],
      [0.1, 1.5, 0.3],
      [-0.3, 1.3, 0.2],
      [-0.75, 1.32],
    ],
    0.24,
    0.03,
  );
  // the bow's planks part from the stem to either side
  const planks = pair(
    merge(
      Array.from({ length: 6 }, (_, i) => {
        const y = 0.12 + i * 0.2;
        const fore = 0.02 + 0.14 * (y / 1.2) * (y / 1.2);
        return tube(
          0.1,
          curveThrough(
            [
              [0.1, y, fore - 0.16],
              [0.24, y + 0.005, -0.3],
              [0.4, y + 0.01, -0.72],
            ],
            5,
          ),
          8,
        );
      }),
    ),
  );
  const cheeks = pair(
    tube(
      0.045,
      curveThrough(
        [
          [0.14, 1.28, -0.72],
          [0.15, 1.3, -0.2],
          [0.15, 1.46, 0.2],
          [0.13, 1.72, 0.58],
        ],
        6,
      ),
      10,
    ),
  );
  return [
    makePart("stem", "wood", stem, { weight: 1, grain: "y" }),
    ...makeParts("bow", "wood", planks, { weight: 0.9, grain: "z" }),
    makePart(
      "rail",
      "gilt",
      merge([...cheeks, ...pair(scroll(0.135, 0.98, -0.02, 0.17, 1)), ...pair(scroll(0.135, 0.62, -0.12, 0.11, -1))]),
      { weight: 0.8 },
    ),
    makePart("bowsprit", "wood", bar([0, 1.62, -0.7], [0, 2.32, 1.35], 0.1, 18), { weight: 0.8 }),
    makePart(
      "gammoning",
      "rope",
      merge([0, 1, 2, 3].map((i) => block([0.3, 0.36, 0.045], [0, 1.6 + i * 0.018, -0.35 + i * 0.055], 0.02))),
      { weight: 0.5 },
    ),
    ...figure(seed),
  ];
}

/** A ship's figurehead. What makes it itself: a carved and painted mermaid who leans out, breast forward, from a ship's curved stem, her hair flowing and her tail along the timber, with gilt scrolls at her sides and the bowsprit over her. */
export const figurehead = defineFromPlan({
  id: "figurehead",
  family: "ornament",
  words: [
    "figurehead",
    "ship's figurehead",
    "ship figurehead",
    "figurehead of a ship",
    "mermaid figurehead",
    "bow figurehead",
    "carved figurehead",
  ],
  senses: ["figurehead#2"],
  height: 2.3,
  vary: 0.02,
  view: { azimuth: 1.0, elevation: 0.06 },
  slots: {
    figure: mainSlot("painted-wood oak", "#e8c49a #e0b488", "mermaid|maiden|woman|lady|body|face"),
    robe: slot("painted-wood", "#2a7a8a #1f5f9a #2f7a4a", "tail|dress"),
    hair: slot("painted-wood", "#d8a838 #7a3a1c #2a1a12"),
    gilt: slot("gold", "", "scroll|shell|trim|rail"),
    wood: slot("oak walnut", "#5a3a22", "stem|bow|prow|bowsprit|timber"),
    rope: slot("rope", "#c8a86a", "lashing"),
  },
  build,
});
