import { curveThrough, graph } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnX } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { draped } from "./over-back.ts";
import { bags } from "./saddle-bags.ts";

const tooled: Paint = (surface, x, y, z) => {
  const n = sin(z * 190 + 3 * sin(y * 160)) * sin(y * 190 + 3 * sin(z * 150));
  if (Math.abs(x) > 0.1 && n > 0.35) {
    surface.height -= 0.001;
    layColour(surface, [surface.r * 0.72, surface.g * 0.7, surface.b * 0.68]);
  }
};

const woven: Paint = (surface, _x, y, z) => {
  const s = z / 0.46 + 0.5;
  const bands: readonly (readonly [number, number, number])[] = [
    [0.5, 0.03, 0.03],
    [0.78, 0.7, 0.52],
    [0.03, 0.12, 0.22],
    [0.78, 0.7, 0.52],
    [0.72, 0.3, 0.03],
  ];
  const zig = s * 11 + 0.35 * Math.abs(((y * 16) % 1) - 0.5);
  const k = Math.floor(Math.abs(zig)) % 5;
  layColour(surface, bands[k] ?? [0.5, 0, 0], 0.95);
  surface.height += 0.0006 * noise(0, y * 900, z * 900, 3);
};

function western(): Part[] {
  const top = graph([
    [-0.27, 0.275],
    [-0.22, 0.3],
    [-0.14, 0.19],
    [-0.02, 0.155],
    [0.1, 0.175],
    [0.19, 0.225],
    [0.25, 0.21],
  ]);
  const seat = draped(
    -0.25,
    0.23,
    (z) => 0.83 + top(z) - 0.06,
    graph([
      [-0.25, 0.09],
      [-0.1, 0.13],
      [0.23, 0.13],
    ]),
    graph([
      [-0.25, 0.16],
      [-0.12, 0.185],
      [0.05, 0.13],
      [0.16, 0.15],
      [0.23, 0.1],
    ]),
    0.03,
  );
  const skirt = draped(
    -0.33,
    0.27,
    (z) => 0.885 + 0.25 * z * z,
    graph([
      [-0.33, 0.26],
      [-0.1, 0.3],
      [0.27, 0.26],
    ]),
    graph([
      [-0.33, 0.2],
      [0, 0.215],
      [0.27, 0.185],
    ]),
    0.014,
  );
  const horn = merge([
    move(
      turnX(
        turnedPiece(
          [
            [0.026, 0, 0.004],
            [0.019, 0.045, 0.02],
            [0.022, 0.07, 0.01],
            [0.043, 0.078, 0.008],
            [0.043, 0.094, 0.008],
          ],
          28,
        ),
        0.25,
      ),
      [0, 1.0, 0.195],
    ),
  ]);
  return [
    makePart("seat", "seat", seat, { weight: 1 }),
    makePart("skirt", "leather", skirt, { weight: 0.9, paint: tooled }),
    makePart("horn", "leather", horn, { weight: 0.9 }),
  ];
}

function english(): Part[] {
  const seat = draped(
    -0.25,
    0.22,
    graph([
      [-0.25, 1.0],
      [-0.17, 0.975],
      [-0.03, 0.915],
      [0.12, 0.95],
      [0.22, 0.985],
    ]),
    graph([
      [-0.25, 0.1],
      [0.22, 0.14],
    ]),
    graph([
      [-0.25, 0.1],
      [-0.16, 0.165],
      [0.0, 0.135],
      [0.22, 0.1],
    ]),
    0.04,
  );
  const flap = draped(
    -0.12,
    0.26,
    (z) => 0.9 + 0.25 * z * z,
    graph([
      [-0.12, 0.42],
      [0.04, 0.5],
      [0.26, 0.36],
    ]),
    graph([
      [-0.12, 0.2],
      [0.26, 0.19],
    ]),
    0.016,
  );
  return [makePart("seat", "seat", seat, { weight: 1 }), makePart("flaps", "leather", flap, { weight: 1 })];
}

function build({ style }: Planned): Part[] {
  const cowboy = style === "western";
  const strap = sweep(
    rectangleOutline(cowboy ? 0.085 : 0.026, 0.008, 0.003, 2),
    curveThrough(
      [
        [0.205, 0.82, 0.02],
        [0.245, 0.72, 0.022],
        [0.262, 0.58, 0.025],
        [0.262, 0.46, 0.025],
      ],
      5,
    ),
    { up: [1, 0, 0], scale: (t) => [cowboy ? 1.1 - 0.45 * t : 1, 1] },
  );
  const stirrup = tube(
    cowboy ? 0.013 : 0.008,
    curveThrough(
      [
        [0.262, 0.475, 0.025],
        [0.262, 0.455, 0.065],
        [0.262, 0.38, 0.085],
        [0.262, 0.325, 0.085],
        [0.262, 0.31, 0.025],
        [0.262, 0.325, -0.035],
        [0.262, 0.38, -0.035],
        [0.262, 0.455, -0.015],
      ],
      5,
      true,
    ),
    12,
    { closed: true },
  );
  const tread = block([cowboy ? 0.09 : 0.05, 0.016, 0.12], [0.262, 0.318, 0.025], 0.006);
  const both = (g: Geometry) => [g, mirror(g)];
  const legs = [-0.26, 0.24].flatMap((z) =>
    [-1, 1].map((s) => bar([s * 0.02, 0.85, z], [s * 0.24, 0.0, z + (z > 0 ? 0.05 : -0.05)], 0.019, 10)),
  );
  const stand = makePart(
    "stand",
    "stand",
    merge([
      settle(block([0.09, 0.09, 0.7], [0, 0.82, 0], 0.02)),
      ...legs,
      ...[-1, 1].map((s) => bar([s * 0.17, 0.27, -0.29], [s * 0.17, 0.27, 0.27], 0.013, 8)),
    ]),
    { weight: 0.6 },
  );
  if (style === "bags") return [...bags(), stand];
  return [
    ...(cowboy ? western() : english()),
    makePart(
      "blanket",
      "blanket",
      draped(
        -0.32,
        0.29,
        (z) => 0.862 + 0.2 * z * z,
        () => (cowboy ? 0.44 : 0.4),
        () => 0.205,
        0.016,
      ),
      { weight: 0.9, ...(cowboy ? { paint: woven } : {}) },
    ),
    ...makeParts("strap", "leather", both(strap), { weight: 0.8 }),
    ...makeParts("stirrup", "metal", both(merge([stirrup, tread])), { weight: 0.8 }),
    stand,
  ];
}

/** A horse's saddle on its stand. What makes it itself: a leather seat bowed between a raised cantle and a pommel with a horn, skirts draped over a woven blanket, and stirrups that hang on broad straps at both sides. Saddle bags are two pouches on one strap. */
export const saddle = defineFromPlan({
  id: "saddle",
  family: "object",
  words: [
    "saddle",
    "horse saddle",
    "western saddle",
    "cowboy saddle",
    "english saddle",
    "riding saddle",
    "leather saddle",
    "saddle bags",
    "saddlebags",
  ],
  senses: ["saddle#1"],
  height: 1.1,
  view: { azimuth: 0.95, elevation: 0.26 },
  slots: {
    leather: mainSlot("leather", "#7a4524 #5a2f18 #8f5a30 #2a1c16", "skirt|flap|fender|horn|strap|pommel"),
    seat: { ...slot("leather", "#8f5a30 #6a3a1e #3a2418", "cushion"), takesWhole: true },
    blanket: slot("woven-cotton", "#a83a24 #e8e2d4 #24406a", "pad|cloth"),
    metal: slot("brushed-steel iron", "", "stirrup|buckle|ring"),
    stand: slot("oak", "#a87a4a", "rack|trestle"),
  },
  styles: {
    western: { weight: 3, words: ["western saddle", "cowboy saddle"] },
    english: {
      weight: 1,
      words: ["english saddle"],
      dress: { leather: "#5a2f18 #2a1c16", seat: "#4a2814 #241812", blanket: "#f0ece2" },
    },
    bags: { weight: 0, words: ["saddle bags", "saddlebags"] },
  },
  sockets: () => [{ name: "seat", position: [0, 0.96, -0.02], normal: [0, 1, 0], radius: 0.15 }],
  build,
});
