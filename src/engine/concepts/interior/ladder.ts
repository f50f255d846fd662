import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { WOOD_COLOURS } from "../storage/wood-colours.ts";
import { ropeLadder } from "./rope-ladder.ts";

/** A ladder. What makes it itself: two long stiles and a row of rungs between them; a step ladder stands astride on a second pair of legs, with flat treads and a top cap; a rope ladder hangs in two ropes knotted at every rung. */
export const ladder = defineThing<"leaning" | "step" | "rope">({
  id: "ladder",
  family: "furniture",
  words: {
    ladder: "",
    stepladder: "step",
    "step ladder": "step",
    "wooden ladder": "",
    "rope ladder": "rope",
    "jacob's ladder": "rope",
    "library ladder": "leaning",
  },
  senses: ["ladder"],
  forms: { leaning: 1, step: 1, rope: 0 },
  choose: (ask) => (says(ask, "folded") ? "step" : undefined),
  height: 2,
  slots: {
    stile: {
      words: ["side", "rail", "leg", "frame", "rope"],
      materials: ["oak", "oak", "brushed-steel", "painted-metal"],
      colours: [...WOOD_COLOURS.slice(0, 2), fromHex("#c9563a")],
      group: "ladder",
    },
    rung: {
      words: ["step", "tread"],
      materials: ["oak", "oak", "brushed-steel", "painted-metal"],
      colours: [...WOOD_COLOURS.slice(0, 2), fromHex("#c9563a")],
      group: "ladder",
    },
    foot: { words: ["rubber foot"], materials: ["rubber"], colours: ["#26272a"].map(fromHex), takesWhole: false },
  },
  dress: ({ form }) =>
    form === "rope"
      ? {
          stile: { material: "rope", colours: [fromHex("#c2a26a")] },
          rung: { material: "oak", colours: [fromHex("#8a5a30")] },
        }
      : {},
  build: ({ form }) => (form === "step" ? step() : form === "rope" ? ropeLadder() : leaning()),
  sockets: ({ form }) => [
    form === "step"
      ? { name: "top", position: [0, 1.5, 0], normal: [0, 1, 0], radius: 0.12 }
      : { name: "top", position: [0, 2.22, -0.3], normal: [0, 1, 0], radius: 0.05 },
  ],
  view: { azimuth: 0.55, elevation: 0.15 },
});

function leaning(): Part[] {
  const lean = (g: Geometry) => turnX(g, -0.12);
  const [tall, foot, head] = [2.25, 0.25, 0.2];
  const stile = (s: number) =>
    sweep(
      rectangleOutline(0.034, 0.062, 0.01, 3),
      [
        [s * foot, 0, 0],
        [s * head, tall, 0],
      ],
      { up: [0, 0, 1], endRounding: 0.008 },
    );
  const rungs = Array.from({ length: 8 }, (_, i) => {
    const y = 0.2 + i * 0.265;
    const half = foot + ((head - foot) * y) / tall;
    return tube(
      0.017,
      [
        [-half - 0.012, y, 0],
        [half + 0.012, y, 0],
      ],
      14,
    );
  });
  const feet = [-1, 1].map((s) => move(box([0.05, 0.05, 0.08], { bevel: 0.01 }), [s * foot, 0.02, 0]));
  return [
    ...makeParts("stile", "stile", [lean(stile(-1)), lean(stile(1))], { ownPiece: true, weight: 1 }),
    ...makeParts("rung", "rung", rungs.map(lean), { grain: "x", weight: 0.9, ownPiece: true }),
    ...makeParts("foot", "foot", feet.map(lean), { weight: 0.3 }),
  ];
}

function step(): Part[] {
  const tall = 1.5;
  const [front, rear] = [0.42, -0.42];
  const leg = (s: number, z: number, w: number) =>
    sweep(
      rectangleOutline(0.03, w, 0.006, 2),
      [
        [s * 0.27, 0, z],
        [s * 0.2, tall - 0.01, z * 0.12],
      ],
      { up: [0, 0, 1] },
    );
  const at = (y: number, z: number) => [0.27 - (0.07 * y) / tall, z * (1 - (0.88 * y) / tall)] as const;
  const treads = Array.from({ length: 5 }, (_, i) => {
    const y = 0.26 + i * 0.25;
    const [half, z] = at(y, front);
    return move(box([2 * half + 0.02, 0.028, 0.12 - i * 0.004], { bevel: 0.006, bevelSteps: 2 }), [0, y, z]);
  });
  const ties = [0.4, 1].map((y) => {
    const [half, z] = at(y, rear);
    return move(box([2 * half + 0.01, 0.05, 0.018], { bevel: 0.004 }), [0, y, z]);
  });
  const stay = [-1, 1].map((s) => {
    const [half, z] = at(0.72, front);
    return tube(
      0.006,
      [
        [s * half, 0.72, z],
        [s * half, 0.72, -z],
      ],
      8,
    );
  });
  const feet = [-1, 1].flatMap((s) =>
    [front, rear].map((z) => move(box([0.045, 0.04, 0.075], { bevel: 0.008 }), [s * 0.27, 0.018, z])),
  );
  return [
    ...makeParts(
      "stile",
      "stile",
      [leg(-1, front, 0.075), leg(1, front, 0.075), leg(-1, rear, 0.05), leg(1, rear, 0.05)],
      { ownPiece: true, weight: 1 },
    ),
    ...makeParts("tread", "rung", treads, { grain: "x", weight: 0.9, ownPiece: true }),
    makePart("cap", "rung", move(box([0.5, 0.04, 0.2], { bevel: 0.01, bevelSteps: 2 }), [0, tall - 0.01, 0]), {
      grain: "x",
      weight: 0.8,
    }),
    ...makeParts("tie", "stile", ties, { grain: "x", weight: 0.5 }),
    ...makeParts("stay", "foot", stay, { weight: 0.3 }),
    ...makeParts("foot", "foot", feet, { weight: 0.3 }),
  ];
}
