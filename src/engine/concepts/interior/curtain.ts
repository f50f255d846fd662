import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { softSheet } from "../bedding/soft-sheet.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";

const [HALF, H] = [0.8, 1.9];

/** One drape from x = `from` to `to` under the rod, in deep folds, drawn towards `to` at the tie. */
function drape(from: number, to: number, tied: boolean, folds: number): Geometry {
  return softSheet(folds * 8, 26, (u, v, side) => {
    const tie = tied ? smoothstep(0, 0.58, v) * (1 - 0.45 * smoothstep(0.6, 0.95, v)) : 0;
    const gather = 1 - 0.68 * tie;
    const x = to + (from + (to - from) * u - to) * gather;
    const deep = 0.045 * (0.55 + 0.45 * v) * (1 - 0.45 * tie);
    const fold = deep * sin(u * folds * TAU + 0.5 * sin(v * 3)) + 0.012 * sin(u * folds * TAU * 0.5 + v * 5);
    // the swag hangs lower towards the free edge above the tie
    const sag = tied ? 0.09 * smoothstep(0.25, 0.55, v) * (1 - smoothstep(0.55, 0.7, v)) * Math.abs(x - to) * 3 : 0;
    return [x, H - 0.04 - v * (H - 0.045) - sag, fold + side * 0.007];
  });
}

/** Knot, neck and brush of a tassel, metres from its axis and over its cord's end. */
const TASSEL: readonly (readonly [number, number])[] = [
  [0, -0.2],
  [0.034, -0.2],
  [0.026, -0.1],
  [0.014, -0.072],
  [0.024, -0.05],
  [0.022, -0.03],
  [0.006, -0.012],
  [0.006, 0.02],
  [0, 0.02],
];

/** A curtain. What makes it itself: two cloths hung by rings from a rod with knobs at its ends, falling in deep folds to the floor and drawn aside by ties. */
export const curtain = defineThing<"tied" | "closed" | "single">({
  id: "curtain",
  family: "furniture",
  words: {
    curtain: "",
    drapes: "tied",
    drapery: "tied",
    "window curtain": "tied",
    "shower curtain": "single",
    "stage curtain": "closed",
    "theater curtain": "closed",
  },
  senses: ["curtain"],
  forms: { tied: 3, closed: 1, single: 0 },
  choose: (ask) => (says(ask, "closed") ? "closed" : ask.parts.has("tie") ? "tied" : undefined),
  height: 2,
  slots: {
    cloth: {
      words: ["drape", "fabric", "panel"],
      materials: ["woven-cotton", "felt"],
      colours: ["#8c2430", "#2f4f75", "#3f6a4f", "#b8863a", "#7d6a8f", "#cbb79a"].map(fromHex),
    },
    rod: { words: ["pole", "rail", "ring"], materials: ["gold", "bronze", "oak"], takesWhole: false },
    tie: { words: ["tieback", "cord", "tassel"], materials: ["gold"], takesWhole: false },
  },
  build: ({ form }) => {
    const rodY = H;
    const rod = tube(
      0.017,
      [
        [-HALF - 0.08, rodY, 0],
        [HALF + 0.08, rodY, 0],
      ],
      18,
    );
    const knob = move(sphere(0.04, 24), [HALF + 0.11, rodY, 0]);
    const rings = Array.from({ length: 12 }, (_, i) => {
      const x = (i < 6 ? -1 : 1) * (HALF * (0.06 + 0.175 * (i % 6)) + 0.02);
      return move(turnZ(torus(0.03, 0.005, 20, 8), PI / 2), [x, rodY - 0.016, 0]);
    });
    const right = drape(0.012, HALF, form === "tied", 7);
    const parts: Part[] = [
      makePart("rod", "rod", rod, { grain: "x", weight: 0.8 }),
      ...makeParts("knob", "rod", [knob, mirror(knob)], { weight: 0.6 }),
      ...makeParts("ring", "rod", rings, { weight: 0.3 }),
      ...makeParts("cloth", "cloth", form === "single" ? [drape(-HALF, HALF, false, 13)] : [right, mirror(right)], {
        weight: 1,
        crease: 1.2,
      }),
    ];
    if (form === "tied") {
      const tie = move(turnZ(torus(0.155, 0.02, 32, 10), 0.16), [HALF - 0.13, H * 0.42, 0]);
      const flat = { ...tie, positions: tie.positions.map((value, i) => (i % 3 === 2 ? value * 0.5 : value)) };
      const tassel = move(lathe(TASSEL, 16), [HALF - 0.03, H * 0.42 - 0.03, 0.09]);
      parts.push(...makeParts("tie", "tie", [flat, mirror(flat)], { weight: 0.6 }));
      parts.push(...makeParts("tassel", "tie", [tassel, mirror(tassel)], { weight: 0.7 }));
    }
    return parts;
  },
  view: { azimuth: 0.3, elevation: 0.08 },
});
