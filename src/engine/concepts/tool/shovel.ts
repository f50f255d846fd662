import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { defineThing } from "../define-thing.ts";
import { bar, plate, type SheetRow, sheet } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { pole } from "./shaft.ts";

const BLADES: Readonly<Record<"shovel" | "spade" | "trowel", readonly (readonly [number, number])[]>> = {
  shovel: [
    [0, 0.006],
    [0.02, 0.05],
    [0.06, 0.09],
    [0.12, 0.118],
    [0.2, 0.125],
    [0.27, 0.122],
    [0.3, 0.105],
    [0.315, 0.04],
    [0.33, 0.024],
  ],
  spade: [
    [0, 0.09],
    [0.006, 0.1],
    [0.1, 0.104],
    [0.2, 0.108],
    [0.29, 0.11],
    [0.3, 0.105],
    [0.312, 0.04],
    [0.33, 0.024],
  ],
  trowel: [
    [0, 0.006],
    [0.02, 0.035],
    [0.07, 0.07],
    [0.15, 0.095],
    [0.24, 0.1],
    [0.28, 0.08],
    [0.3, 0.035],
    [0.33, 0.022],
  ],
};

/** The handle that ends in a D across. */
function dGrip(y: number): Part[] {
  const yoke = tube(
    0.014,
    curveThrough(
      [
        [0, y - 0.03, 0],
        [0.03, y, 0],
        [0.062, y + 0.045, 0],
        [0.062, y + 0.075, 0],
      ],
      5,
    ),
    10,
    { endRounding: 0.006 },
  );
  const other = tube(
    0.014,
    curveThrough(
      [
        [0, y - 0.03, 0],
        [-0.03, y, 0],
        [-0.062, y + 0.045, 0],
        [-0.062, y + 0.075, 0],
      ],
      5,
    ),
    10,
    { endRounding: 0.006 },
  );
  return [
    ...makeParts("yoke", "handle", [yoke, other], { weight: 0.7 }),
    makePart("grip", "handle", bar([-0.07, y + 0.075, 0], [0.07, y + 0.075, 0], 0.017), { weight: 0.8 }),
  ];
}

/** Five straight tines or a bar of teeth. */
function tines(form: "pitchfork" | "rake" | "trident"): Part[] {
  if (form === "rake") {
    const teeth = Array.from({ length: 11 }, (_, i) =>
      bar([-0.2 + i * 0.04, 0.08, 0], [-0.2 + i * 0.04, 0.004, 0.03], 0.0075, 8),
    );
    return [
      makePart("bar", "blade", bar([-0.215, 0.08, 0], [0.215, 0.08, 0], 0.014), { weight: 1 }),
      ...makeParts("tooth", "blade", teeth, { weight: 0.8 }),
      makePart(
        "socket",
        "blade",
        turnedPiece(
          [
            [0.024, 0.07, 0.004],
            [0.024, 0.16, 0.004],
          ],
          20,
        ),
        { weight: 0.6 },
      ),
    ];
  }
  const wide = form === "trident" ? 0.085 : 0.1;
  const side = (s: number) =>
    tube(
      0.0125,
      curveThrough(
        [
          [0, 0.03, 0],
          [s * wide * 0.6, 0.05, 0],
          [s * wide, 0.11, 0],
          [s * wide * 1.02, 0.22, 0],
          [s * wide, 0.32, 0],
        ],
        6,
      ),
      10,
      { scale: (t) => (t < 0.85 ? 1.1 - 0.3 * t : Math.max(0.1, (1 - t) * 5)) },
    );
  const middle = tube(
    0.0125,
    curveThrough(
      [
        [0, 0, 0],
        [0, 0.15, 0],
        [0, 0.28, 0],
        [0, 0.36, 0],
      ],
      6,
    ),
    10,
    { scale: (t) => (t < 0.85 ? 1.1 - 0.3 * t : Math.max(0.1, (1 - t) * 5)) },
  );
  const barbs =
    form === "trident"
      ? [
          [0, 0.36],
          [-wide, 0.32],
          [wide, 0.32],
        ].map(([x, y]) =>
          move(
            plate(
              [
                [-0.028, -0.045],
                [0, -0.03],
                [0.028, -0.045],
                [0, 0.035],
              ],
              0.012,
              0.002,
            ),
            [x as number, y as number, 0],
          ),
        )
      : [];
  const inner =
    form === "pitchfork"
      ? [-1, 1].map((s) =>
          tube(
            0.0115,
            curveThrough(
              [
                [0, 0.035, 0],
                [s * 0.03, 0.07, 0],
                [s * 0.036, 0.2, 0],
                [s * 0.034, 0.335, 0],
              ],
              6,
            ),
            10,
            { scale: (t) => (t < 0.85 ? 1.1 - 0.3 * t : Math.max(0.1, (1 - t) * 5)) },
          ),
        )
      : [];
  return [
    ...makeParts("tine", "blade", [side(-1), side(1), ...(form === "trident" ? [middle] : inner)], { weight: 1 }),
    ...makeParts("barb", "blade", barbs, { weight: 0.9 }),
    makePart(
      "socket",
      "blade",
      turnedPiece(
        [
          [0.026, -0.08, 0.004],
          [0.03, 0.02, 0.004],
          [0.024, 0.05, 0.01],
        ],
        20,
      ),
      { weight: 0.7 },
    ),
  ];
}

/** A digging tool, upright. What makes it itself: a shovel's dished blade comes to a point, a spade's is square, under a stick that ends in a D; a pitchfork and a trident have prongs up; a rake a bar of teeth. */
export const shovel = defineThing({
  id: "shovel",
  family: "tool",
  forms: { shovel: 3, spade: 1, trowel: 0, pitchfork: 0, rake: 0, trident: 0 },
  words: {
    shovel: "",
    spade: "spade",
    "garden shovel": "shovel",
    "garden spade": "spade",
    trowel: "trowel",
    "garden trowel": "trowel",
    pitchfork: "pitchfork",
    "pitch fork": "pitchfork",
    hayfork: "pitchfork",
    "garden fork": "pitchfork",
    rake: "rake",
    "garden rake": "rake",
    trident: "trident",
    "poseidon's trident": "trident",
  },
  senses: ["shovel", "spade#2", "rake#3", "trident"],
  height: 1,
  slots: {
    blade: { words: ["head", "tine", "prong", "tooth"], materials: ["brushed-steel", "iron"] },
    handle: {
      words: ["stick", "shaft", "pole", "grip"],
      materials: ["oak"],
      colours: ["#b0783e", "#8a5529", "#c08f55"].map(fromHex),
      takesWhole: false,
    },
  },
  dress: ({ form, look }) =>
    form === "trident"
      ? {
          blade: { material: look % 2 ? "gold" : "bronze" },
          handle: { material: look % 2 ? "gold" : "bronze", colours: [] },
        }
      : {},
  build: ({ form }) => {
    if (form === "pitchfork" || form === "trident")
      return [
        ...tines(form).map((part) => ({ ...part, geometry: move(part.geometry, [0, 0.72, 0]) })),
        makePart("handle", "handle", pole(0.7, 0.021), { weight: 0.9, grain: "y" }),
      ];
    if (form === "rake")
      return [
        ...tines(form),
        makePart("handle", "handle", move(pole(0.78, 0.018), [0, 0.12, 0]), { weight: 0.9, grain: "y" }),
      ];
    const rows = BLADES[form].map(([y, half]): SheetRow => [y, -half, half]);
    const dish = (x: number, y: number) => 0.03 + x * x * 2.4 - (y - 0.16) * (y - 0.16) * 0.5;
    const long = form === "trowel" ? 0.22 : 0.5;
    return [
      makePart("blade", "blade", sheet(rows, 0.012, dish, 14), { weight: 1 }),
      makePart(
        "socket",
        "blade",
        move(
          turnedPiece(
            [
              [0.024, 0, 0.008],
              [0.027, 0.04, 0.01],
              [0.024, 0.14, 0.004],
            ],
            20,
          ),
          [0, 0.26, 0.018],
        ),
        { weight: 0.7 },
      ),
      makePart("handle", "handle", move(pole(long, form === "trowel" ? 0.028 : 0.021), [0, 0.36, 0.018]), {
        weight: 0.9,
        grain: "y",
      }),
      ...(form === "trowel"
        ? []
        : dGrip(0.36 + long).map((part) => ({ ...part, geometry: move(part.geometry, [0, -0.005, 0.018]) }))),
    ];
  },
  grip: () => [0, 0.6, 0],
  view: { azimuth: 0.35, elevation: 0.12 },
});
