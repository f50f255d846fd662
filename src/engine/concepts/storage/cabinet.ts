import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { defineThing } from "../define-thing.ts";
import { knob } from "../furniture/make-desk.ts";
import { type CarcaseSize, carcase, HANDLES, panelFront, topAt, WOODWORK } from "./carcase.ts";

const slots = {
  ...WOODWORK,
  door: { words: ["front", "drawer"], materials: ["oak"], colours: WOODWORK.frame?.colours ?? [], group: "wood" },
  handle: HANDLES,
};

/** Doors side by side that fill a front from `low` to `high`, knobs where two meet. */
function doors(size: CarcaseSize, count: number, low: number, high: number, name = "door"): Part[] {
  const wide = (size.width - 2 * size.board) / count;
  const z = size.depth / 2 - 0.002;
  return Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * wide;
    const inward = i % 2 === 0 ? 1 : -1;
    return [
      makePart(
        `${name}-${i + 1}`,
        "door",
        move(panelFront(wide - 0.007, high - low - 0.008), [x, (low + high) / 2, z]),
        { weight: 0.9, ownPiece: true },
      ),
      makePart(
        `${name}-knob-${i + 1}`,
        "handle",
        knob([x + inward * (wide / 2 - 0.04), (low + high) / 2 + (high - low) * 0.08, z + 0.011]),
        { weight: 0.5 },
      ),
    ];
  }).flat();
}

/** Stacked plates and cups behind the glass. */
function china(y: number, w: number, odd: boolean): Geometry {
  const cup = lathe(
    roundCorners(
      [
        [0, 0],
        [0.028, 0, 0.004],
        [0.045, 0.07, 0.03],
        [0.04, 0.07],
        [0.024, 0.008],
        [0, 0.008],
      ],
      3,
    ),
    20,
  );
  const stack = lathe(
    [
      [0, 0],
      [0.05, 0],
      [0.09, 0.02],
      [0.085, 0.024],
      [0.09, 0.034],
      [0.085, 0.038],
      [0.09, 0.048],
      [0.05, 0.036],
      [0, 0.036],
    ],
    24,
  );
  return merge([-0.32, 0, 0.32].map((u, i) => move((i % 2 === 0) === odd ? cup : stack, [u * w, y, -0.02])));
}

/** A cabinet. What makes it itself: a case with panelled doors and knobs; a china cabinet shows crockery behind barred glass above. */
export const cabinet = defineThing<"low" | "tall" | "china">({
  id: "cabinet",
  family: "furniture",
  words: {
    cabinet: "",
    cupboard: "",
    "china cabinet": "china",
    "kitchen cabinet": "low",
    "display cabinet": "china",
    "display case": "china",
    hutch: "china",
    pantry: "tall",
    "medicine cabinet": "low",
  },
  senses: ["cabinet", "closet"],
  forms: { low: 2, tall: 2, china: 2 },
  height: 1.4,
  slots: {
    ...slots,
    crockery: {
      words: ["china", "plate", "cup"],
      materials: ["ceramic-glaze"],
      colours: ["#eef0f2", "#c9d8e6"].map(fromHex),
      takesWhole: false,
    },
  },
  build: ({ form }) => {
    const size: CarcaseSize =
      form === "low"
        ? { width: 0.86, height: 0.92, depth: 0.42, foot: 0.08, board: 0.028, lip: 0.018 }
        : { width: 0.92, height: form === "tall" ? 1.75 : 1.85, depth: 0.42, foot: 0.08, board: 0.028, lip: 0.025 };
    const [low, high] = [size.foot + size.board, size.height - size.board];
    if (form === "low") {
      const split = high - 0.17;
      const wide = size.width - 2 * size.board;
      const z = size.depth / 2 - 0.002;
      return [
        ...carcase({ ...size, filled: true }),
        ...doors(size, 2, low, split),
        makePart("drawer", "door", move(panelFront(wide - 0.007, 0.16), [0, high - 0.085, z]), {
          grain: "x",
          weight: 0.8,
        }),
        ...makeParts(
          "drawer-knob",
          "handle",
          [-0.2, 0.2].map((x) => knob([x, high - 0.085, z + 0.011])),
          { weight: 0.4 },
        ),
      ];
    }
    if (form === "tall")
      return [
        ...carcase({ ...size, filled: true }),
        ...doors(size, 2, low, low + (high - low) * 0.42, "low-door"),
        ...doors(size, 2, low + (high - low) * 0.42, high),
      ];
    const split = 0.82;
    const z = size.depth / 2 - 0.006;
    const wide = (size.width - 2 * size.board) / 2;
    const bars = [-1, 1].map((s) => {
      const [w, h] = [wide - 0.006, high - split - 0.02];
      const bar = (a: number, b: number, x: number, y: number) => move(box([a, b, 0.022], { bevel: 0.003 }), [x, y, 0]);
      return move(
        merge([
          bar(0.045, h, -w / 2 + 0.022, 0),
          bar(0.045, h, w / 2 - 0.022, 0),
          bar(w - 0.05, 0.045, 0, h / 2 - 0.022),
          bar(w - 0.05, 0.045, 0, -h / 2 + 0.022),
          bar(0.014, h - 0.06, 0, 0),
          bar(w - 0.06, 0.013, 0, h * 0.14),
          bar(w - 0.06, 0.013, 0, -h * 0.16),
        ]),
        [s * (wide / 2), (split + high) / 2 + 0.01, z],
      );
    });
    const rows = [split + 0.01, split + 0.34, split + 0.66];
    return [
      ...carcase(size),
      makePart(
        "counter",
        "frame",
        move(box([size.width + 0.05, 0.035, size.depth + 0.03], { bevel: 0.009, bevelSteps: 2 }), [
          0,
          split - 0.01,
          0.014,
        ]),
        { grain: "x", weight: 0.8 },
      ),
      ...makeParts(
        "shelf",
        "frame",
        rows.slice(1).map((y) => move(box([size.width - 0.05, 0.018, size.depth - 0.05]), [0, y - 0.009, -0.015])),
        { grain: "x", weight: 0.5 },
      ),
      ...doors(size, 2, low, split - 0.02),
      ...makeParts("glass-door", "door", bars, { weight: 0.8 }),
      ...makeParts(
        "glass-knob",
        "handle",
        [-0.03, 0.03].map((x) => knob([x, (split + high) / 2, z + 0.01])),
        { weight: 0.4 },
      ),
      ...makeParts(
        "crockery",
        "crockery",
        rows.map((y, i) => china(y - 0.001, size.width, i % 2 === 0)),
        { weight: 0.6 },
      ),
    ];
  },
  sockets: ({ form }) => [topAt({ low: 0.92, tall: 1.75, china: 1.85 }[form], 0.18)],
  view: { azimuth: 0.48, elevation: 0.18 },
});

/** A sideboard. What makes it itself: a long low case on slim legs, doors at both ends and drawers between. */
export const sideboard = defineThing<"modern" | "classic">({
  id: "sideboard",
  family: "furniture",
  words: {
    sideboard: "",
    credenza: "modern",
    buffet: "classic",
    "tv stand": "modern",
    "tv cabinet": "modern",
    "media console": "modern",
  },
  senses: ["buffet#1"],
  forms: { modern: 1, classic: 1 },
  height: 0.8,
  slots,
  build: ({ form }) => {
    const modern = form === "modern";
    const size: CarcaseSize = {
      width: 1.6,
      height: modern ? 0.72 : 0.88,
      depth: 0.44,
      foot: modern ? 0.18 : 0.08,
      board: 0.028,
      feet: modern ? "legs" : "plinth",
      lip: modern ? 0.004 : 0.022,
    };
    const [low, high] = [size.foot + size.board, size.height - size.board];
    const third = (size.width - 2 * size.board) / 3;
    const z = size.depth / 2 - 0.002;
    const tall = (high - low) / 3;
    const sides = [-1, 1].flatMap((s, i) => [
      makePart(
        `door-${i + 1}`,
        "door",
        move(panelFront(third - 0.007, high - low - 0.008, !modern), [s * third, (low + high) / 2, z]),
        { weight: 0.9, ownPiece: true },
      ),
      makePart(`door-knob-${i + 1}`, "handle", knob([s * third * 0.62, (low + high) / 2, z + 0.01]), { weight: 0.5 }),
    ]);
    const drawers = [0, 1, 2].flatMap((i) => [
      makePart(
        `drawer-${i + 1}`,
        "door",
        move(panelFront(third - 0.007, tall - 0.008, !modern), [0, low + tall * (i + 0.5), z]),
        { grain: "x", weight: 0.8, ownPiece: true },
      ),
      makePart(`drawer-knob-${i + 1}`, "handle", knob([0, low + tall * (i + 0.5), z + 0.01]), { weight: 0.5 }),
    ]);
    return [...carcase({ ...size, filled: true }), ...sides, ...drawers];
  },
  sockets: ({ form }) => [topAt(form === "modern" ? 0.72 : 0.88, 0.2)],
  view: { azimuth: 0.5, elevation: 0.22 },
});
