import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const knurled: Paint = (surface, x, y, z) => {
  const a = Math.abs((x + z) * 260 + y * 260 - Math.round((x + z) * 260 + y * 260));
  const b = Math.abs((x + z) * 260 - y * 260 - Math.round((x + z) * 260 - y * 260));
  if (y < 0.012 || y > 0.07) return;
  if (a < 0.14 || b < 0.14) {
    surface.height -= 0.0008;
    surface.roughness = 0.6;
    layColour(surface, [surface.r * 0.5, surface.g * 0.5, surface.b * 0.5]);
  }
};

const ribs: Paint = (surface, _x, y) => {
  const s = y * 260;
  if (y > 0.03 && y < 0.085 && s - Math.floor(s) < 0.35) {
    surface.height -= 0.0008;
    layColour(surface, [surface.r * 0.4, surface.g * 0.4, surface.b * 0.4]);
  }
};

function cartridge(): Part[] {
  const tilt = (g: Part["geometry"]) => move(turnX(g, -0.35), [0, 0.137, 0.011]);
  const handle = curveThrough(
    [
      [0, 0, 0.004],
      [0, 0.03, -0.002],
      [0, 0.07, -0.002],
      [0, 0.105, 0.004],
      [0, 0.13, 0.006],
    ],
    6,
  );
  return [
    makePart(
      "handle",
      "body",
      sweep(ellipseOutline(0.0085, 0.0065, 20), handle, { endRounding: 0.005, scale: (t) => 1.12 - 0.5 * t * t }),
      { weight: 1 },
    ),
    makePart(
      "grip",
      "rubber",
      sweep(
        ellipseOutline(0.0062, 0.0062, 18),
        handle.map(([x, y, z]) => [x, y * 0.6 + 0.024, z + 0.0026] as const),
        { endRounding: 0.003, scale: (t) => 1 - 0.3 * t },
      ),
      { weight: 0.8, paint: ribs },
    ),
    makePart("yoke", "body", merge2(), { weight: 0.7 }),
    makePart("head", "rubber", tilt(settle(box([0.044, 0.026, 0.008], { bevel: 0.0032, bevelSteps: 2 }))), {
      weight: 1,
    }),
    makePart("strip", "strip", tilt(block([0.038, 0.0042, 0.003], [0, 0.0085, 0.0036], 0.0012)), { weight: 0.7 }),
    ...makeParts(
      "blade",
      "metal",
      [0.0045, 0.0008, -0.0029, -0.0066].map((y) => tilt(block([0.037, 0.0019, 0.0026], [0, y, 0.0036], 0.0004))),
      { weight: 0.8 },
    ),
  ];
}

const merge2 = (): Part["geometry"] =>
  plate(
    [
      [-0.004, 0.118],
      [0.004, 0.118],
      [0.016, 0.135, 0.004],
      [-0.016, 0.135, 0.004],
    ],
    0.006,
    0.0015,
  );

function safety(): Part[] {
  return [
    makePart(
      "handle",
      "body",
      turnedPiece(
        [
          [0.0056, 0, 0.001],
          [0.0068, 0.004, 0.001],
          [0.0068, 0.01, 0.001],
          [0.0056, 0.012],
          [0.0056, 0.07],
          [0.0068, 0.072, 0.001],
          [0.0068, 0.076, 0.001],
          [0.0042, 0.08],
          [0.0042, 0.096, 0.001],
        ],
        28,
      ),
      { weight: 1, paint: knurled },
    ),
    makePart(
      "plate",
      "body",
      move(settle(box([0.043, 0.0035, 0.026], { bevel: 0.0014, bevelSteps: 2 })), [0, 0.0975, 0]),
      { weight: 0.9 },
    ),
    makePart("blade", "metal", block([0.0425, 0.0012, 0.0282], [0, 0.0997, 0]), { weight: 0.6 }),
    makePart(
      "cap",
      "body",
      move(
        turnZ(
          sweep(
            ellipseOutline(0.0128, 0.0042, 24),
            [
              [0, -0.021, 0],
              [0, 0.021, 0],
            ],
            { up: [1, 0, 0], endRounding: 0.0015 },
          ),
          PI / 2,
        ),
        [0, 0.1022, 0],
      ),
      { weight: 1 },
    ),
  ];
}

function straight(): Part[] {
  const blade = plate(
    [
      [0.0, 0.01],
      [0.0, -0.006],
      [0.012, -0.008, 0.004],
      [0.085, -0.009, 0.004],
      [0.09, 0.008, 0.006],
      [0.012, 0.009],
    ],
    0.0035,
    0.0012,
  );
  const scale = (z: number) =>
    move(
      plate(
        [
          [-0.135, -0.004, 0.005],
          [-0.06, -0.011, 0.06],
          [0.006, -0.005, 0.005],
          [0.006, 0.006, 0.005],
          [-0.06, -0.0005, 0.06],
          [-0.135, 0.007, 0.005],
        ],
        0.0035,
        0.0012,
      ),
      [0, 0, z],
    );
  const open = (g: Part["geometry"]) => turnZ(g, 0.9);
  const lay = (g: Part["geometry"]) => g;
  return [
    makePart("blade", "metal", lay(open(blade)), { weight: 1 }),
    makePart(
      "tang",
      "metal",
      lay(
        open(
          plate(
            [
              [-0.025, 0.004, 0.003],
              [-0.012, -0.004, 0.004],
              [0.008, -0.005],
              [0.008, 0.007],
            ],
            0.003,
            0.001,
          ),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart("scale-1", "grip", lay(scale(0.0035)), { weight: 1 }),
    makePart("scale-2", "grip", lay(scale(-0.0035)), { weight: 0.7 }),
    makePart("pin", "metal", bar([0, 0, -0.007], [0, 0, 0.007], 0.0022, 10), { weight: 0.4 }),
  ];
}

const build = ({ style }: Planned): Part[] =>
  style === "safety" ? safety() : style === "straight" ? straight() : cartridge();

/** A razor for shaving. What makes it itself: a T: a slender handle under a small wide head with a stack of bright blades; of chromed steel with a knurled handle; or a cut-throat, whose hollow blade folds out of its scales. */
export const razor = defineFromPlan({
  id: "razor",
  family: "tool",
  words: [
    "razor",
    "shaving razor",
    "safety razor",
    "disposable razor",
    "straight razor",
    "cut-throat razor",
    "cutthroat razor",
    "shaver",
    "razor blade",
  ],
  senses: ["razor"],
  height: 0.14,
  view: { azimuth: 0.4, elevation: 0.2 },
  slots: {
    body: mainSlot("plastic", "#2a6fc8 #e0e2e4 #d83a7a #1f2024 #e08a1a", "handle|head"),
    metal: slot("brushed-steel", "", "blade"),
    rubber: slot("rubber", "#1d1f24", "grip"),
    strip: slot("plastic", "#8ad8b8", "lubricating strip"),
    grip: slot("plastic oak", "#3a1a10 #e8dcc0 #1a1a1c", "scales", true),
  },
  styles: {
    cartridge: { weight: 2, words: ["disposable razor", "shaver"] },
    safety: {
      weight: 0.8,
      words: ["safety razor"],
      materials: { body: "brushed-steel" },
      dress: { body: "#d4d6da #d8b86a" },
    },
    straight: { weight: 0.4, words: ["straight razor", "cut-throat razor", "cutthroat razor"] },
  },
  build,
});
