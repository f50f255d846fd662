import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { block, blockOn } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const CANOPY = { w: 9, d: 5.2, y: 4.3, h: 0.8, z: 2.2 };
const SHOP = { w: 8, d: 4, h: 3.2, z: -3.4 };

const written =
  (text: string, at: readonly [number, number], height: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz > 0.7 && isWritten(text, x - at[0], y - at[1], height, 0.11)) layColour(surface, [0.95, 0.95, 0.92], 0.5);
  };

const prices: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.7) return;
  const dx = x + 5.7;
  if (y > 4.6) {
    if (isWritten("GAS", dx, y - 5.2, 0.62, 0.12)) layColour(surface, [0.95, 0.95, 0.92], 0.5);
    return;
  }
  for (const [i, price] of ["1.89", "2.05"].entries()) {
    const dy = y - 4.05 + i * 0.75;
    if (Math.abs(dx) < 0.85 && Math.abs(dy) < 0.29)
      layColour(surface, isWritten(price, dx, dy, 0.34, 0.11) ? [0.9, 0.5, 0.05] : [0.02, 0.02, 0.02], 0.4);
  }
};

const screen: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.7) return;
  const u = Math.abs(x) - 2;
  if (Math.abs(u) < 0.3 && y > 1.35 && y < 1.75) layColour(surface, [0.03, 0.05, 0.06], 0.2);
  if (Math.abs(u) < 0.22 && y > 1.44 && y < 1.66) layColour(surface, [0.35, 0.5, 0.4], 0.3);
  if (y < 1.2 && y > 0.55 && Math.abs(u) < 0.3) layColour(surface, [0.85, 0.85, 0.82], 0.5);
};

function pump(x: number): { body: Geometry; top: Geometry; hose: Geometry } {
  const z = CANOPY.z;
  const side = x < 0 ? -1 : 1;
  return {
    body: blockOn([0.85, 1.75, 0.6], x, 0.26, z, 0.06),
    top: blockOn([0.95, 0.3, 0.68], x, 2, z, 0.06),
    hose: tube(
      0.05,
      curveThrough(
        [
          [x + side * 0.4, 1.75, z + 0.1],
          [x + side * 0.72, 1.6, z + 0.15],
          [x + side * 0.78, 0.75, z + 0.2],
          [x + side * 0.62, 0.7, z + 0.25],
          [x + side * 0.52, 1.2, z + 0.22],
          [x + side * 0.42, 1.35, z + 0.18],
        ],
        6,
      ),
      10,
      { endRounding: 0.02 },
    ),
  };
}

function build(): Part[] {
  const pumps = [-2, 2].map(pump);
  const { w, d, y, h, z } = CANOPY;
  const front = SHOP.z + SHOP.d / 2;
  const panes = [-2.55, -0.95, 2.5].map((x, i) =>
    block([i === 2 ? 2.2 : 1.4, 1.5, 0.08], [x, 1.55, front + 0.01], 0.01),
  );
  return [
    makePart("ground", "ground", blockOn([13.6, 0.12, 12], 0, 0, 0, 0.04), { weight: 0.6 }),
    makePart("island", "concrete", blockOn([7.6, 0.18, 1.3], 0, 0.1, z, 0.06), { weight: 0.5 }),
    makePart("columns", "pillar", merge([-3.4, 3.4].map((x) => blockOn([0.36, y, 0.36], x, 0.1, z, 0.04))), {
      weight: 0.7,
    }),
    makePart("canopy", "roof", blockOn([w, h * 0.78, d], 0, y + h * 0.2, z, 0.05), {
      weight: 1,
      paint: written("GAS STATION", [0, y + h * 0.58], 0.42),
    }),
    makePart("canopy-stripe", "trim", blockOn([w * 0.995, h * 0.22, d * 0.99], 0, y, z, 0.02), { weight: 0.6 }),
    makePart("shop", "wall", blockOn([SHOP.w, SHOP.h, SHOP.d], 0, 0.1, SHOP.z, 0.03), { weight: 0.9 }),
    makePart("shop-roof", "roof", blockOn([SHOP.w + 0.3, 0.5, SHOP.d + 0.3], 0, SHOP.h + 0.05, SHOP.z, 0.04), {
      weight: 0.6,
    }),
    ...makeParts("window", "glass", panes, { weight: 0.5 }),
    makePart("door", "door", block([1.1, 2.1, 0.1], [0.65, 1.15, front + 0.01], 0.02), {
      weight: 0.5,
      paint: (surface, x, py, _z, _nx, _ny, nz) => {
        if (nz > 0.7 && Math.abs(x - 0.65) < 0.4 && py > 0.4 && py < 2) layColour(surface, [0.2, 0.34, 0.4], 0.1);
      },
    }),
    ...makeParts(
      "pump",
      "pump",
      pumps.map((each) => each.body),
      { weight: 0.8, paint: screen },
    ),
    ...makeParts(
      "pump-top",
      "trim",
      pumps.map((each) => each.top),
      { weight: 0.5 },
    ),
    ...makeParts(
      "hose",
      "hose",
      pumps.map((each) => each.hose),
      { weight: 0.5 },
    ),
    makePart("sign-post", "pillar", blockOn([0.26, 6, 0.26], -5.7, 0.1, 3.6, 0.03), { weight: 0.4 }),
    makePart("sign", "pump", block([2.1, 3, 0.4], [-5.7, 4.35, 3.6], 0.06), { weight: 0.7, paint: prices }),
  ];
}

/** A gas station. What makes it itself: a broad flat canopy on pillars over an island with two pumps, their screens and hanging hoses, the little shop with its window front behind, and a tall sign with the prices. */
export const gasStation = defineFromPlan({
  id: "gas-station",
  family: "building",
  words: ["gas station", "petrol station", "filling station", "service station", "fuel station", "gasoline station"],
  senses: ["gasoline station"],
  height: 6.2,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.24 },
  slots: {
    roof: mainSlot("painted-metal", "#c4201c #1f5fb0 #1f8a4a #e07a10", "canopy|sign"),
    wall: slot("painted-plaster", "#ece6d8 #dfe3e4", "shop|store|building"),
    trim: slot("painted-metal", "#f2f0ea #f0c81e", "stripe"),
    pump: slot("painted-metal", "#c4201c #1f5fb0 #1f8a4a", "gas pump|fuel pump"),
    pillar: slot("painted-metal", "#e9e9e6", "column|post"),
    hose: slot("rubber", "#141416", "nozzle"),
    glass: slot("glass", "#4a6a78", "window|pane"),
    door: slot("aluminium", "#c8ccce"),
    concrete: slot("concrete", "#c9c6be", "island|kerb"),
    ground: slot("asphalt", "", "road|forecourt"),
  },
  build,
});
