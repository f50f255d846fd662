import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline, reverseOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

const chased: Paint = (surface, x, y, z, _nx, ny) => {
  if (ny < 0.8 || y > 0.02) return;
  const d = Math.sqrt(x * x + (z * z) / 0.58);
  const ring = Math.abs(d - 0.15) < 0.0018 || Math.abs(d - 0.16) < 0.0009;
  if (ring) surface.height -= 0.0008;
  if (ring) surface.roughness += 0.25;
};

/** A turned oval: deep dish with a rolled rim. */
function oval(): Part[] {
  const dish = stretch(
    lathe(
      roundCorners(
        [
          [0, 0],
          [0.17, 0, 0.01],
          [0.205, 0.022, 0.01],
          [0.212, 0.028, 0.003],
          [0.205, 0.031, 0.003],
          [0.168, 0.006, 0.012],
          [0, 0.006],
        ],
        4,
      ),
      64,
    ),
    [1, 1, 0.76],
  );
  const handle = tube(
    0.007,
    curveThrough(
      [
        [0.19, 0.026, -0.05],
        [0.225, 0.04, -0.052],
        [0.245, 0.046, -0.03],
        [0.245, 0.046, 0.03],
        [0.225, 0.04, 0.052],
        [0.19, 0.026, 0.05],
      ],
      5,
    ),
    12,
  );
  return [
    makePart("dish", "body", dish, { weight: 1, paint: chased }),
    ...makeParts("handle", "handle", [handle, turnY(handle, PI)], { weight: 0.9 }),
  ];
}

function wooden(): Part[] {
  const [w, d, h] = [0.46, 0.31, 0.055];
  const end = plate(
    [
      [-d / 2, 0, 0.002],
      [d / 2, 0, 0.002],
      [d / 2, h * 0.75, 0.008],
      [d * 0.32, h * 0.85, 0.03],
      [d * 0.25, h * 1.5, 0.03],
      [-d * 0.25, h * 1.5, 0.03],
      [-d * 0.32, h * 0.85, 0.03],
      [-d / 2, h * 0.75, 0.008],
    ],
    0.014,
    0.003,
    [reverseOutline(rectangleOutline(0.11, 0.026, 0.013, 5).map(([x, y]) => [x, y + h * 0.98] as const))],
  );
  const side = box([w, h * 0.75, 0.012], { bevel: 0.003 });
  return [
    makePart("bottom", "body", move(box([w, 0.01, d], { bevel: 0.002 }), [0, 0.007, 0]), { weight: 1, grain: "x" }),
    ...makeParts(
      "end",
      "handle",
      [1, -1].map((s) => move(turnY(end, PI / 2), [s * (w / 2), 0, 0])),
      { weight: 1, grain: "z" },
    ),
    ...makeParts(
      "side",
      "body",
      [1, -1].map((s) => move(side, [0, h * 0.375, s * (d / 2 - 0.006)])),
      { weight: 0.9, grain: "x" },
    ),
  ];
}

function canteen(): Part[] {
  const ring = (grow: number) => rectangleOutline(0.43 + grow, 0.31 + grow, 0.03 + grow / 2, 6);
  const rim = move(
    turnX(extrude(ring(0), { depth: 0.022, bevel: 0.004, holes: [reverseOutline(ring(-0.034))] }), -PI / 2),
    [0, 0.013, 0],
  );
  const floor = move(turnX(extrude(ring(-0.02), { depth: 0.008, bevel: 0.001 }), -PI / 2), [0, 0.005, 0]);
  return [
    makePart("floor", "body", floor, { weight: 1 }),
    makePart("rim", "body", rim, { weight: 1 }),
    makePart(
      "lip",
      "handle",
      move(
        turnX(extrude(ring(0.026), { depth: 0.005, bevel: 0.002, holes: [reverseOutline(ring(-0.006))] }), -PI / 2),
        [0, 0.0225, 0],
      ),
      {
        weight: 0.8,
      },
    ),
  ];
}

/** A tray. What makes it itself: a broad low floor with a raised rim all round and a handle at either end: of wood with handholds, of silver and oval, or a canteen's of plastic. */
export const tray = defineFromPlan({
  id: "tray",
  family: "vessel",
  words: [
    "tray",
    "serving tray",
    "tea tray",
    "wooden tray",
    "silver tray",
    "cafeteria tray",
    "food tray",
    "baking tray",
    "baking sheet",
  ],
  senses: ["tray"],
  height: 0.07,
  view: { azimuth: 0.45, elevation: 0.55 },
  slots: {
    body: mainSlot("oak", "", "rim|floor|side"),
    handle: { ...mainSlot("oak", "", "handhold"), group: "body" },
  },
  styles: {
    wooden: {
      weight: 3,
      words: ["wooden tray", "tea tray", "serving tray"],
      materials: { body: "oak", handle: "oak" },
      dress: { body: "#b98450|#8a5a30|#d8b078", handle: "#b98450|#8a5a30|#d8b078" },
    },
    silver: { weight: 1, words: ["silver tray"], traits: ["round"], materials: { body: "silver", handle: "silver" } },
    canteen: {
      weight: 1,
      words: ["cafeteria tray", "food tray"],
      materials: { body: "plastic", handle: "plastic" },
      dress: { body: "#c9552e|#3f7f78|#b89a6a", handle: "#c9552e|#3f7f78|#b89a6a" },
    },
    baking: {
      weight: 0,
      words: ["baking tray", "baking sheet"],
      materials: { body: "brushed-steel", handle: "brushed-steel" },
    },
  },
  build: ({ style }: Planned) => (style === "wooden" ? wooden() : style === "silver" ? oval() : canteen()),
  sockets: () => [
    { name: "inside", position: [0, 0.012, 0], normal: [0, 1, 0], radius: 0.13 },
    { name: "top", position: [0, 0.012, 0], normal: [0, 1, 0], radius: 0.13 },
  ],
});
