import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint } from "../../geometry/part.ts";
import { mirror, move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { bar, sheet } from "../pieces.ts";

const PALETTES = [
  ["#d8262b", "#f4c21f", "#1f62bd", "#2a9a4c"],
  ["#e0492a", "#f6a81c", "#f6e04a", "#e0492a"],
  ["#1b4fb0", "#f2efe6", "#1b4fb0", "#d8262b"],
  ["#7a35b0", "#ef5aa0", "#39b6d8", "#f4c21f"],
  ["#1f9a8a", "#f2efe6", "#ef7a1f", "#1f9a8a"],
  ["#d8262b", "#f2efe6", "#d8262b", "#f2efe6"],
].map((set) => set.map(fromHex));

/** Height of the cross over the middle of the tail's end, metres. */
const CROSS = 0.86;

/** Where the cross of a flown kite is over the winder in the hand. */
const UP: Vec3 = [-0.8, 1.45, 0.05];

/** Differences of linear light that are none. */
const SAME = 0.02;

/** A colour and three of its shades. */
const shadesOf = (rgb: Rgb): Rgb[] =>
  [1, 0.62, 1, 0.8].map((factor): Rgb => [rgb[0] * factor, rgb[1] * factor, rgb[2] * factor]);

/** A kite, upright, or flown on a long line from a winder. What makes it itself: a diamond of cloth in bright fields, two crossed spars, a long wavy tail with bows, and a line. */
export const kite = defineThing({
  id: "kite",
  family: "toy",
  likened: ["beast"],
  forms: { diamond: 1, flown: 0 },
  words: { kite: "", "diamond kite": "", "paper kite": "", "toy kite": "", "flying kite": "flown" },
  choose: (ask) => (says(ask, "flying") ? "flown" : undefined),
  senses: ["kite#3"],
  height: 1.2,
  slots: {
    body: { words: ["sail", "cloth", "diamond"], materials: ["woven-cotton"], colours: [fromHex("#d8262b")] },
    spar: { words: ["stick", "frame", "cross"], materials: ["oak"], colours: [fromHex("#b98a52")], takesWhole: false },
    tail: {
      words: ["string", "line", "cord"],
      materials: ["woven-cotton"],
      colours: [fromHex("#efe8d6")],
      takesWhole: false,
    },
    bow: {
      words: ["ribbon"],
      materials: ["woven-cotton"],
      colours: ["#d8262b", "#f4c21f", "#1f62bd"].map(fromHex),
      takesWhole: false,
    },
  },
  dress: ({ look }) => ({
    body: { material: "woven-cotton", colours: [PALETTES[look]?.[0] as Rgb] },
    bow: { material: "woven-cotton", colours: [PALETTES[look]?.[2] as Rgb] },
  }),
  build: ({ form, look, play }) => {
    const [top, bottom, half] = [0.28, -0.44, 0.32];
    const bulge = (x: number, y: number) => 0.05 * (1 - (x / half) * (x / half)) - 0.02 * (y / 0.4) * (y / 0.4);
    const levels = [bottom, -0.4, -0.33, -0.24, -0.15, -0.07, 0, 0.06, 0.12, 0.18, 0.235, top];
    const wide = (y: number) => Math.max(0.003, y < 0 ? half * (1 - y / bottom) : half * (1 - y / top));
    const sail = sheet(
      levels.map((y) => [y, -wide(y), wide(y)] as const),
      0.008,
      bulge,
      14,
    );
    const colours = PALETTES[look] as Rgb[];
    const fields: Paint = (surface, x, y) => {
      const edge = wide(y) - Math.abs(x);
      const main: Rgb = [surface.r, surface.g, surface.b];
      // in a colour that was said all four fields are, light and dark
      const isSaid = main.some((value, i) => Math.abs(value - (colours[0]?.[i] ?? value)) > SAME);
      const [, left, right, low] = isSaid ? shadesOf(main) : colours;
      const c = edge < 0.022 ? main : x < 0 === y > 0 ? (y > 0 ? left : low) : y > 0 ? right : main;
      layColour(surface, c as Rgb);
      if (Math.abs(x) < 0.005 || Math.abs(y) < 0.005) layColour(surface, [0.12, 0.1, 0.08]);
    };
    const s = play > 0.5 ? 1 : -1;
    const tailPath = curveThrough(
      [
        [0, bottom + 0.01, -0.02],
        [s * 0.1, -0.54, -0.01],
        [s * 0.03, -0.65, 0],
        [-s * 0.13, -0.7, 0.01],
        [-s * 0.16, -0.8, 0.02],
        [s * 0.02, -0.84, 0.03],
        [s * 0.16, -0.82, 0.04],
      ] as Vec3[],
      8,
    );
    const flap = settle(
      turnZ(
        lathe(
          [
            [0.004, 0],
            [0.022, 0.03],
            [0.034, 0.065],
            [0, 0.06],
          ],
          12,
        ),
        -PI / 2,
      ),
    );
    const bows = [10, 21, 32, 44].flatMap((i) => {
      const p = tailPath[i] as Vec3;
      return [flap, mirror(flap)].map((g) => move(turnZ(g, 0.35 * s), p));
    });
    const parts = [
      makePart("sail", "body", sail, { weight: 1, paint: fields }),
      makePart(
        "spine",
        "spar",
        tube(
          0.0075,
          curveThrough(
            [
              [0, bottom - 0.005, -0.02],
              [0, -0.2, 0.03],
              [0, 0, 0.04],
              [0, 0.2, 0.034],
              [0, top + 0.012, 0.03],
            ],
            4,
          ),
          8,
        ),
        { weight: 0.6 },
      ),
      makePart(
        "cross",
        "spar",
        tube(
          0.0075,
          curveThrough(
            [
              [-half - 0.008, 0, -0.006],
              [-half / 2, 0, 0.028],
              [0, 0, 0.044],
              [half / 2, 0, 0.028],
              [half + 0.008, 0, -0.006],
            ],
            4,
          ),
          8,
        ),
        { weight: 0.6 },
      ),
      makePart("tail", "tail", tube(0.0075, tailPath, 8, { endRounding: 0.003 }), { weight: 0.9 }),
      ...makeParts("bow", "bow", bows, { weight: 0.8 }),
    ];
    if (form !== "flown") {
      const line = bar([0, -0.06, 0.045], [-s * 0.06, -0.44, 0.16], 0.0035, 6);
      return [...parts, makePart("line", "tail", line, { weight: 0.3 })].map((part) => ({
        ...part,
        geometry: turnZ(move(part.geometry, [0, CROSS, 0]), -s * 0.16),
      }));
    }
    const aloft = parts.map((part) => ({ ...part, geometry: move(turnX(part.geometry, -0.3), UP) }));
    const slack = curveThrough(
      [
        [UP[0], UP[1] - 0.06, UP[2] + 0.02],
        [-0.45, 0.72, 0.03],
        [0, 0, 0],
      ] as Vec3[],
      12,
    );
    return [
      ...aloft,
      makePart("line", "tail", tube(0.006, slack, 6), { weight: 0.4 }),
      makePart("winder", "spar", bar([-0.07, 0, 0], [0.07, 0, 0], 0.018, 10), { weight: 0.4 }),
    ];
  },
  grip: () => [0, 0, 0],
  view: { azimuth: 0.25, elevation: 0.06 },
});
