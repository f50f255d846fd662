import { box } from "../../geometry/box.ts";
import { arc } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { SlotSpec } from "../concept.ts";
import { defineThing } from "../define-thing.ts";
import { WOOD_COLOURS } from "../storage/wood-colours.ts";
import { FABRIC_PATTERNS, fabricPaint } from "./fabric-pattern.ts";
import { makeBedding } from "./make-bedding.ts";

const cloths: Readonly<Record<string, SlotSpec>> = {
  mattress: { words: ["sheet"], materials: ["woven-cotton"], colours: ["#f0ede6"].map(fromHex), takesWhole: false },
  pillow: { words: [], materials: ["woven-cotton"], colours: ["#f6f3ee"].map(fromHex), takesWhole: false },
  blanket: {
    words: ["duvet", "quilt"],
    materials: ["woven-cotton"],
    colours: ["#5b86a8", "#c98a94", "#d8b15a", "#7d9a78", "#a5453d"].map(fromHex),
    takesWhole: false,
  },
};
const frame: SlotSpec = {
  words: ["wood", "bedstead", "post", "body"],
  materials: ["oak", "painted-wood"],
  colours: [...WOOD_COLOURS.slice(0, 3), fromHex("#f0ede6")],
};

/** A bunk bed. What makes it itself: two beds one above the other between four posts, a ladder at the side and a guard rail above. */
export const bunkBed = defineThing<"straight">({
  id: "bunk-bed",
  family: "furniture",
  words: { "bunk bed": "", bunk: "", "loft bed": "", "double-decker bed": "" },
  senses: ["bunk bed"],
  forms: { straight: 1 },
  height: 1.65,
  slots: { frame, ...cloths },
  build: ({ look }) => {
    const [w, l, tall] = [0.92, 1.95, 1.62];
    const post = box([0.075, tall, 0.075], { bevel: 0.012, bevelSteps: 2 });
    const [x, z] = [w / 2 + 0.04, l / 2 + 0.02];
    const rails = [0.3, 1.02].flatMap((y) => [
      ...[-1, 1].map((s) => move(box([0.03, 0.13, 2 * z], { bevel: 0.006 }), [s * x, y, 0])),
      ...[-1, 1].flatMap((s) =>
        [0, 0.2, 0.34].map((up) =>
          move(box([2 * x, up === 0 ? 0.13 : 0.06, 0.028], { bevel: 0.006 }), [0, y + up, s * z]),
        ),
      ),
      move(box([2 * x, 0.025, 2 * z]), [0, y - 0.04, 0]),
    ]);
    const guard = [-1, 1].flatMap((s) =>
      [1.3, 1.44].map((y) =>
        move(box([0.024, 0.06, s > 0 ? 2 * z - 0.5 : 2 * z], { bevel: 0.006 }), [s * x, y, s > 0 ? -0.25 : 0]),
      ),
    );
    const ladder = [z - 0.46, z - 0.06].map((at) =>
      move(box([0.03, 1.45, 0.045], { bevel: 0.006 }), [x + 0.035, 0.725, at]),
    );
    const rungs = [0.25, 0.5, 0.75, 1].map((y) =>
      tube(
        0.017,
        [
          [x + 0.035, y, z - 0.47],
          [x + 0.035, y, z - 0.05],
        ],
        12,
      ),
    );
    const pattern = FABRIC_PATTERNS[[0, 1, 2, 4, 0, 6][look] as number] ?? "plain";
    const beds = [0.3, 1.02].flatMap((y, i) =>
      makeBedding(
        w - 0.09,
        l - 0.06,
        y - 0.03,
        { pillows: 1, blanket: true, pattern, seed: look + i },
        0.14,
        true,
      ).parts.map((part) => ({ ...part, name: `${part.name}-${i === 0 ? "low" : "high"}` })),
    );
    return [
      ...makeParts(
        "post",
        "frame",
        [-1, 1].flatMap((a) => [-1, 1].map((b) => move(post, [a * x, tall / 2, b * z]))),
        { ownPiece: true, weight: 0.9 },
      ),
      ...makeParts("rail", "frame", rails, { grain: "z", weight: 0.6, ownPiece: true }),
      ...makeParts("guard", "frame", guard, { grain: "z", weight: 0.7 }),
      ...makeParts("ladder", "frame", ladder, { weight: 0.8 }),
      ...makeParts("rung", "frame", rungs, { grain: "z", weight: 0.7 }),
      ...beds,
    ];
  },
  sockets: () => [
    { name: "top", position: [0, 1.16, 0.2], normal: [0, 1, 0], radius: 0.34 },
    { name: "seat", position: [0, 0.44, 0.2], normal: [0, 1, 0], radius: 0.34 },
  ],
  view: { azimuth: 0.85, elevation: 0.24 },
});

/** A crib. What makes it itself: a small high bed with bars all around, a little mattress and pillow within; a cradle stands on rockers. */
export const crib = defineThing<"crib" | "cradle">({
  id: "crib",
  family: "furniture",
  words: {
    crib: "crib",
    "baby crib": "crib",
    "baby bed": "crib",
    cradle: "cradle",
    "baby cot": "crib",
    bassinet: "cradle",
    playpen: "crib",
  },
  senses: ["crib", "cradle"],
  forms: { crib: 2, cradle: 1 },
  height: 0.95,
  slots: { frame, ...cloths },
  build: ({ form, look }) => {
    const cradle = form === "cradle";
    const [w, l] = cradle ? [0.44, 0.78] : [0.62, 1.1];
    const [low, deck, top] = cradle ? [0.1, 0.22, 0.56] : [0, 0.4, 0.92];
    const [x, z] = [w / 2 + 0.03, l / 2 + 0.03];
    const head = top + (cradle ? 0.1 : 0.08);
    const bars = (n: number, put: (f: number) => readonly [number, number]) =>
      Array.from({ length: n }, (_, i) => {
        const [bx, bz] = put(((i + 1) / (n + 1)) * 2 - 1);
        return tube(
          0.0095,
          [
            [bx, deck - 0.06, bz],
            [bx, top - 0.01, bz],
          ],
          8,
        );
      });
    const all = [
      ...[-1, 1].flatMap((s) => bars(cradle ? 8 : 11, (f) => [s * x, f * z])),
      ...[-1, 1].flatMap((s) => bars(cradle ? 4 : 6, (f) => [f * x, s * z])),
    ];
    const rails = [deck - 0.07, top].flatMap((y) => [
      ...[-1, 1].map((s) => move(box([0.03, 0.045, 2 * z], { bevel: 0.008, bevelSteps: 2 }), [s * x, y, 0])),
      ...[-1, 1].map((s) => move(box([2 * x, 0.045, 0.03], { bevel: 0.008, bevelSteps: 2 }), [0, y, s * z])),
    ]);
    const posts = [-1, 1].flatMap((a) =>
      [-1, 1].map((b) =>
        move(box([0.05, head - low, 0.05], { bevel: 0.012, bevelSteps: 2 }), [a * x, (head + low) / 2, b * z]),
      ),
    );
    const parts: Part[] = [
      makePart("bars", "frame", merge(all), { weight: 0.8 }),
      ...makeParts("rail", "frame", rails, { grain: "z", weight: 0.8 }),
      ...makeParts("post", "frame", posts, { ownPiece: true, weight: 0.9 }),
      makePart("deck", "frame", move(box([2 * x, 0.02, 2 * z]), [0, deck - 0.06, 0]), { weight: 0.4 }),
    ];
    if (cradle) {
      const r = 0.75;
      const runner = sweep(
        rectangleOutline(0.04, 0.045, 0.01, 2),
        arc([0, 0, 0], r, -0.52, 0.52, 16).map(([a, b]) => [b, r - a + 0.022, 0] as const),
        { up: [0, 1, 0], endRounding: 0.01 },
      );
      parts.push(
        ...makeParts(
          "rocker",
          "frame",
          [-1, 1].map((s) => move(runner, [0, 0, s * z])),
          { grain: "x", weight: 0.9 },
        ),
      );
    }
    const bedding = makeBedding(
      w - 0.1,
      l - 0.02,
      deck - 0.055,
      {
        pillows: 1,
        blanket: true,
        pattern: look % 3 === 0 ? "polka-dot" : look % 3 === 1 ? "plain" : "striped",
        seed: look,
      },
      0.09,
      true,
    );
    return [...parts, ...bedding.parts];
  },
  sockets: ({ form }) => {
    const y = form === "cradle" ? 0.3 : 0.49;
    return [
      { name: "inside", position: [0, y, 0.05], normal: [0, 1, 0], radius: 0.2 },
      { name: "top", position: [0, y, 0.05], normal: [0, 1, 0], radius: 0.2 },
    ];
  },
  view: { azimuth: 0.7, elevation: 0.36 },
});

/** A mattress. What makes it itself: a thick white block with rounded corners, quilted in lozenges above, piping round its edges, a striped band at its side. */
export const mattress = defineThing<"quilted" | "striped">({
  id: "mattress",
  family: "furniture",
  words: { mattress: "", futon: "striped", "air mattress": "striped" },
  senses: ["mattress"],
  forms: { quilted: 3, striped: 1 },
  height: 0.24,
  slots: {
    body: {
      words: ["cover", "top"],
      materials: ["woven-cotton"],
      colours: ["#efeee9", "#e6eaee", "#efe8da"].map(fromHex),
    },
    piping: {
      words: ["seam", "band", "trim"],
      materials: ["felt"],
      colours: ["#8fa3b5", "#b8a888", "#9a9da3"].map(fromHex),
      takesWhole: false,
    },
  },
  build: ({ form }) => {
    const [w, h, l] = [1.4, 0.24, 1.95];
    const ring = rectangleOutline(w - 0.02, l - 0.02, 0.09, 6);
    const cord = (y: number) =>
      tube(
        0.012,
        ring.map(([a, b]) => [a, y, -b] as const),
        10,
        { closed: true },
      );
    return [
      makePart(
        "body",
        "body",
        move(box([w, h, l], { bevel: 0.05, bevelSteps: 3, divisions: [6, 1, 8] }), [0, h / 2, 0]),
        { weight: 1, ...fabricPaint(form === "striped" ? "striped" : "quilted", 0.2) },
      ),
      ...makeParts("piping", "piping", [cord(h - 0.035), cord(0.035)], { weight: 0.6 }),
    ];
  },
  sockets: () => [
    { name: "top", position: [0, 0.24, 0], normal: [0, 1, 0], radius: 0.6 },
    { name: "seat", position: [0, 0.24, 0.3], normal: [0, 1, 0], radius: 0.5 },
  ],
  view: { azimuth: 0.65, elevation: 0.42 },
});
