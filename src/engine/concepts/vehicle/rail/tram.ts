import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Corner } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { bar } from "../../pieces.ts";
import { block, levelPlate, pair, turnedAlong } from "../bodywork.ts";
import { buildModernTram, rails } from "./build-modern-tram.ts";
import { pantograph } from "./pantograph.ts";
import { RAIL_TOP } from "./rails.ts";
import { trainWheel } from "./train-wheel.ts";

const SIGNS = ["CENTRAL", "HARBOUR", "CASTLE", "MARKET", "PARK"];
const INK = fromHex("#17181a");
const CREAM = fromHex("#f0e6cc");

/** Half the length to the bow, and half the width, of the old car. */
const [LONG, WIDE] = [3.5, 1.08];

/** The car's plan, its ends bowed in five flats, drawn in by `inset`. */
const plan = (inset: number, grow = 0): readonly Corner[] => {
  const w = WIDE - inset;
  const half: readonly Corner[] = [
    [w, -LONG + 0.9 - grow],
    [w, LONG - 0.9 + grow],
    [w * 0.8, LONG - 0.3 + grow - inset * 0.4, 0.05],
    [w * 0.42, LONG + grow - inset, 0.05],
  ];
  const right = [
    [w * 0.42, -LONG - grow + inset, 0.05] as const,
    [w * 0.8, -LONG + 0.3 - grow + inset * 0.4, 0.05] as const,
    ...half,
  ];
  return [...right, ...[...right].reverse().map(([x, z, r = 0]) => [-x, z, r] as const)];
};

function oldTram({ seed, has }: Planned): Part[] {
  const sign = SIGNS[seed % SIGNS.length] as string;
  const number = String(2 + (seed % 27));
  const [floor, sill, head, roof] = [RAIL_TOP + 0.46, 1.72, 2.62, 3.05];
  const level = (inset: number, from: number, to: number, bevel = 0.01, grow = 0): Geometry =>
    levelPlate(plan(inset, grow), to - from, bevel, (from + to) / 2, 2);
  const posts: Geometry[] = [];
  const bays = 7;
  for (let i = 0; i <= bays; i += 1) {
    const z = -LONG + 0.9 + ((2 * LONG - 1.8) * i) / bays;
    posts.push(
      ...pair(
        block(
          [0.1, head - sill + 0.06, i === 0 || i === bays ? 0.2 : 0.12],
          [WIDE - 0.06, (sill + head) / 2, z],
          0.015,
          1,
        ),
      ),
    );
  }
  for (const s of [1, -1]) {
    posts.push(
      ...pair(block([0.12, head - sill + 0.06, 0.12], [WIDE * 0.78, (sill + head) / 2, s * (LONG - 0.33)], 0.02, 1)),
    );
    posts.push(
      ...pair(block([0.1, head - sill + 0.06, 0.1], [WIDE * 0.4, (sill + head) / 2, s * (LONG - 0.06)], 0.02, 1)),
    );
  }
  const rows = [LONG - 0.62, -LONG + 0.62].flatMap((z) =>
    pair(block([0.035, head - floor - 0.02, 0.5], [WIDE * 0.93, (head + floor) / 2, z], 0.01, 1)),
  );
  const axles = [-1.15, 1.15];
  const wheels = axles.flatMap((z) =>
    ([1, -1] as const).map((s) => trainWheel([s * 0.72, RAIL_TOP + 0.36, z], 0.36, s, 8)),
  );
  const lamp = turnedAlong(
    [
      [0, -0.06],
      [0.2, -0.04, 0.02],
      [0.21, 0.07, 0.02],
      [0.17, 0.09, 0.01],
      [0, 0.075],
    ],
    [0, 1.36, LONG],
    28,
  );
  return [
    makePart("panel", "body", level(0, floor, sill, 0.03), {
      weight: 1,
      paint: (surface, x, y, z, nx, _ny, nz) => {
        if (nz > 0.7 && z > 0 && isWritten(number, x, y - 1.0, 0.3, 0.1)) return layColour(surface, CREAM, 0.4);
        if (Math.abs(nx) > 0.7 && isWritten(number, nx > 0 ? -z : z, y - 1.2, 0.34, 0.09))
          return layColour(surface, CREAM, 0.4);
        if (Math.abs(y - (sill - 0.1)) < 0.022 || Math.abs(y - (floor + 0.12)) < 0.022) layColour(surface, CREAM, 0.4);
      },
    }),
    makePart("glass", "window", level(0.07, sill - 0.05, head + 0.05, 0), { weight: 0.9 }),
    makePart("posts", "trim", merge(posts), { weight: 0.9 }),
    makePart(
      "sills",
      "trim",
      merge([level(-0.025, sill - 0.03, sill + 0.05, 0.02), level(0.01, head, roof - 0.14, 0.02)]),
      {
        weight: 0.9,
      },
    ),
    ...makeParts("door", "door", rows, {
      weight: 0.6,
      paint: (surface, _x, y) => {
        if (y > 1.5 && y < head - 0.1) layColour(surface, [0.02, 0.026, 0.032], 0.1);
      },
    }),
    makePart(
      "roof",
      "roof",
      merge([
        level(-0.1, roof - 0.17, roof - 0.04, 0.05, 0.06),
        level(0.16, roof - 0.08, roof + 0.1, 0.08, -0.1),
        level(0.42, roof, roof + 0.3, 0.06, -0.8),
      ]),
      {
        weight: 0.9,
        paint: (surface, _x, y, z, nx) => {
          if (y > roof + 0.13 && y < roof + 0.25 && Math.abs(nx) > 0.7 && ((z + 30) / 0.42) % 1 > 0.16)
            layColour(surface, [0.03, 0.04, 0.05], 0.12);
        },
      },
    ),
    makePart(
      "platform",
      "underbody",
      merge([level(0.1, floor - 0.14, floor + 0.03, 0), block([1.25, 0.34, 3.2], [0, floor - 0.2, 0], 0.04)]),
      { weight: 0.5 },
    ),
    makePart("wheels", "wheel", merge(wheels), { weight: 0.7 }),
    makePart(
      "axle-boxes",
      "underbody",
      merge([
        ...axles.flatMap((z) => pair(block([0.14, 0.3, 0.42], [0.84, RAIL_TOP + 0.34, z], 0.04))),
        ...axles.map((z) => bar([-0.8, RAIL_TOP + 0.36, z], [0.8, RAIL_TOP + 0.36, z], 0.06, 10)),
        ...pair(block([0.06, 0.1, 3.4], [0.86, RAIL_TOP + 0.5, 0], 0.02)),
      ]),
      { weight: 0.4 },
    ),
    makePart(
      "buffers",
      "underbody",
      merge(
        [1, -1].flatMap((s) => [
          block([1.3, 0.16, 0.22], [0, floor - 0.02, s * (LONG + 0.02)], 0.05),
          block([1.5, 0.3, 0.06], [0, RAIL_TOP + 0.2, s * (LONG - 0.26)], 0.02),
          ...pair(bar([0.5, RAIL_TOP + 0.3, s * (LONG - 0.26)], [0.5, floor, s * (LONG - 0.2)], 0.03, 8)),
        ]),
      ),
      { weight: 0.4 },
    ),
    makePart("headlight", "headlight", lamp, {
      weight: 0.8,
      paint: (surface, x, y) => {
        const d = x * x + (y - 1.36) * (y - 1.36);
        if (d > 0.028) layColour(surface, [0.55, 0.42, 0.18], 0.25, 1);
      },
    }),
    makePart("board", "sign", block([0.98, 0.28, 0.14], [0, roof - 0.3, LONG - 0.02], 0.03), {
      weight: 0.7,
      paint: (surface, x, y, _z, _nx, _ny, nz) => {
        if (nz > 0.6 && isWritten(sign, x, y - roof + 0.3, 0.13, 0.1)) layColour(surface, CREAM, 0.5);
        else layColour(surface, INK, 0.4);
      },
    }),
    ...(has("pole")
      ? [
          makePart(
            "trolley-pole",
            "pantograph",
            merge([
              bar([0, roof + 0.26, 0.2], [0, roof + 1.15, -LONG + 0.1], 0.03, 8),
              move(block([0.4, 0.14, 0.5], [0, 0, 0], 0.04), [0, roof + 0.32, 0.25]),
              block([0.08, 0.12, 0.2], [0, roof + 1.16, -LONG + 0.08], 0.03),
            ]),
            { weight: 0.8 },
          ),
        ]
      : [makePart("pantograph", "pantograph", pantograph(roof + 0.32, 0), { weight: 0.8 })]),
    ...rails(-LONG, LONG),
  ];
}

/**
 * A tram. What makes it itself: one short rail car with rows of windows all round and bowed ends, a single big headlight, a destination board,
 * a pantograph on the roof, and rails under it. A modern one is long, low and glazed, of two cars.
 */
export const tram = defineFromPlan({
  id: "tram",
  family: "vehicle",
  words: [
    "tram",
    "streetcar",
    "tramcar",
    "trolley car",
    "trolleycar",
    "street car",
    "san francisco cable car",
    "tramway",
    "light rail",
    "modern tram",
    "vintage tram",
  ],
  senses: ["streetcar", "tram"],
  height: 3.9,
  vary: 0.03,
  view: { azimuth: 0.72, elevation: 0.12 },
  slots: {
    body: mainSlot("painted-metal", "#b3201c #d8a010 #1f6a3c #1f4f8c #a8341c #e0a81c", "paint|panel|car"),
    trim: slot("painted-wood", "#f0e6cc #efe4c6", "post|frame|sill"),
    window: slot("glass", "#2a3a44", "glass|pane"),
    roof: slot("painted-metal", "#8a8c8a #6a6e6c #a8a498", "top"),
    door: slot("painted-wood", "#6a3a1c #7a4a24"),
    underbody: slot("iron", "#1c1d1f", "truck|buffer|bogie"),
    wheel: slot("iron", "#4a4b4e"),
    headlight: slot("glass", "#fbf3d0", "lamp|light"),
    sign: slot("painted-metal", "#17181a", "board|destination"),
    pantograph: slot("iron", "#2c2e30", "trolley pole|pole"),
    rail: slot("brushed-steel", "#8a8c90", "track"),
    sleeper: slot("oak", "#5a4634", "tie"),
  },
  styles: {
    old: {
      weight: 3,
      words: ["vintage tram", "trolley car", "trolleycar", "san francisco cable car", "streetcar", "street car"],
      traits: ["old", "vintage"],
    },
    modern: {
      weight: 1.1,
      words: ["modern tram", "light rail"],
      traits: ["modern", "futuristic"],
      dress: { body: "#c8202c|#1f8a5a|#e0a81c|#2a62b8|#e8e8e6", headlight: "#f6f4ea" },
    },
  },
  extras: { pole: { chance: 0.35, slot: "trolley pole", words: ["trolley car", "trolleycar"] } },
  build: (p) =>
    p.style === "modern" ? buildModernTram(`${1 + (p.seed % 18)} ${SIGNS[p.seed % SIGNS.length]}`) : oldTram(p),
  sockets: ({ style }) => [
    { name: "top", position: [0, style === "modern" ? 3.2 : 3.35, 1.6], normal: [0, 1, 0], radius: 0.5 },
    { name: "inside", position: [0, 0.9, 0], normal: [0, 1, 0], radius: 0.8 },
  ],
});
