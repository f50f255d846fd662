import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { chainLinks } from "../clock/chain-links.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { archPath, archRing, block, blockOn, merlonRow, roundMerlons, turnedUp } from "./masonry.ts";

/** Half the gate's width, its height, how high the ground lies over the water, and the front of the wall along Z; metres. */
const [GATE, HIGH, BANK, FACE] = [1.25, 3.3, 0.9, 0];
/** Length of the deck, and the height over the gate that its chains come from. */
const [DECK, PULL] = [3.9, 3.0];

function gatehouse(): Part[] {
  const wall = extrude(
    [
      [-2.1, 0],
      [2.1, 0],
      [2.1, 5.1],
      [-2.1, 5.1],
    ],
    {
      depth: 1.7,
      bevel: 0,
      holes: [reverseOutline(archPath(2 * GATE, HIGH, 12).map(([x, y]) => [x, y + 0.01] as const))],
    },
  );
  const tower = turnedUp(
    [
      [0, 0],
      [1.28, 0],
      [1.12, 0.9],
      [1.08, 5.2],
      [1.3, 5.6],
      [1.3, 6.1],
      [1.08, 6.1],
      [1.08, 5.9],
      [0, 5.9],
    ],
    32,
    1,
  );
  const slit = (x: number, y: number, z: number) => block([0.14, 0.75, 0.12], [x, y, z], 0.01);
  const up = (geometry: Part["geometry"], x = 0) => move(geometry, [x, BANK, FACE - 0.9]);
  return [
    makePart("wall", "wall", up(wall), { weight: 1 }),
    ...makeParts("tower", "wall", [up(tower, 2.75), up(tower, -2.75)], { weight: 1, projection: "cylinder" }),
    ...makeParts(
      "merlons",
      "wall",
      [up(roundMerlons(1.08, 1.3, 6.1, 0.5, 8), 2.75), up(roundMerlons(1.08, 1.3, 6.1, 0.5, 8), -2.75)],
      { weight: 0.8 },
    ),
    makePart(
      "parapet",
      "wall",
      merge([up(merlonRow(3.4, [0.48, 0.5, 0.3], 5.1, 0.7, 5)), up(merlonRow(3.4, [0.48, 0.5, 0.3], 5.1, -0.7, 5))]),
      { weight: 0.7 },
    ),
    makePart(
      "arch",
      "trim",
      up(move(archRing(archPath(2 * GATE + 0.6, HIGH + 0.3), archPath(2 * GATE, HIGH), 0.2, 0.02), [0, 0, 0.88])),
      { weight: 0.7 },
    ),
    makePart(
      "portcullis",
      "iron",
      merge([
        ...Array.from({ length: 7 }, (_, i) =>
          bar(
            [-1.08 + i * 0.36, BANK + HIGH - 1.35, FACE - 0.75],
            [-1.08 + i * 0.36, BANK + HIGH - 0.06 - 0.1 * Math.abs(i - 3), FACE - 0.75],
            0.05,
            8,
          ),
        ),
        ...[0.45, 0.85].map((y) =>
          bar(
            [-1.15, BANK + HIGH - 1.35 + y * 0.9, FACE - 0.75],
            [1.15, BANK + HIGH - 1.35 + y * 0.9, FACE - 0.75],
            0.05,
            8,
          ),
        ),
      ]),
      { weight: 0.6 },
    ),
    makePart(
      "slits",
      "opening",
      merge([
        ...[-2.75, 2.75].flatMap((x) => [2.4, 4.2].map((y) => slit(x, BANK + y, FACE + 0.18))),
        slit(0, BANK + 4.4, FACE - 0.05),
        block([2 * GATE - 0.02, HIGH * 0.72, 0.06], [0, BANK + HIGH * 0.36, FACE - 1.7], 0.01),
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "beam-ends",
      "wood",
      merge([-1, 1].map((s) => block([0.26, 0.26, 0.5], [s * (GATE + 0.42), BANK + PULL + 0.5, FACE + 0.06], 0.03))),
      { weight: 0.5 },
    ),
  ];
}

function build({ style }: Planned): Part[] {
  const lift = style === "lowered" ? 0.02 : style === "raised" ? 1.15 : 0.6;
  const swing = (geometry: Part["geometry"]) => move(turnX(geometry, -lift), [0, BANK, FACE]);
  const planks = Array.from({ length: 13 }, (_, i) =>
    block([2 * GATE + 0.2, 0.13, DECK / 13 - 0.02], [0, 0, 0.05 + ((i + 0.5) * DECK) / 13], 0.015),
  );
  const ribs = [-1, 0, 1].map((s) => block([0.18, 0.16, DECK], [s * (GATE - 0.15), -0.13, 0.05 + DECK / 2], 0.02));
  const iron = [0.5, DECK - 0.3].map((z) => block([2 * GATE + 0.24, 0.05, 0.12], [0, 0.065, z], 0.01));
  const end = (s: number): Vec3 => {
    const z = DECK - 0.3;
    return [s * (GATE + 0.08), BANK + 0.1 * cos(lift) + z * sin(lift), FACE + z * cos(lift) - 0.1 * sin(lift)];
  };
  const chain = (s: number) => chainLinks([end(s), [s * (GATE + 0.42), BANK + PULL + 0.45, FACE + 0.26]], 0.3);
  const moat = 3.5;
  return [
    ...gatehouse(),
    makePart("bank", "ground", blockOn([9, BANK, 3.4], 0, 0, FACE - 1.72, 0.06), { weight: 0.6 }),
    makePart("far-bank", "ground", blockOn([9, BANK - 0.06, 1.9], 0, 0, FACE + moat + 0.95, 0.06), { weight: 0.6 }),
    makePart(
      "road",
      "road",
      merge([
        blockOn([2.5, 0.06, 1.88], 0, BANK - 0.07, FACE + moat + 0.95, 0.02),
        blockOn([2.4, 0.05, 1.7], 0, BANK - 0.02, FACE - 0.95, 0.01),
      ]),
      { weight: 0.4 },
    ),
    makePart("water", "water", blockOn([9, 0.4, moat + 0.2], 0, 0, FACE + moat / 2), { weight: 0.8 }),
    makePart("sill", "trim", block([2 * GATE + 0.5, 0.3, 0.36], [0, BANK - 0.1, FACE - 0.1], 0.03), { weight: 0.4 }),
    makePart("deck", "wood", swing(merge([...planks, ...ribs])), { weight: 1, grain: "x" }),
    makePart("bands", "iron", swing(merge(iron)), { weight: 0.5 }),
    makePart("axle", "iron", bar([-GATE - 0.25, BANK, FACE + 0.02], [GATE + 0.25, BANK, FACE + 0.02], 0.1, 14), {
      weight: 0.4,
    }),
    ...makeParts("chain", "iron", [chain(1), chain(-1)], { weight: 0.9 }),
  ];
}

/** A drawbridge. What makes it itself: a heavy deck of planks bound with iron, hinged at the sill of a castle's gate between two round towers, half raised over a moat on two chains that run up to the wall; a portcullis in the arch. */
export const drawbridge = defineFromPlan({
  id: "drawbridge",
  family: "building",
  words: ["drawbridge", "castle drawbridge", "draw bridge", "gatehouse with a drawbridge"],
  senses: ["drawbridge"],
  height: 7.5,
  vary: 0.03,
  view: { azimuth: 0.62, elevation: 0.24 },
  slots: {
    wood: mainSlot("oak-planks oak", "#6b4a2b #5a3c22", "deck|bridge|plank"),
    wall: slot("castle-wall", "", "tower|gatehouse|stone"),
    trim: slot("limestone", "", "arch|sill"),
    iron: slot("iron", "#2a2a2c", "chain|portcullis|band"),
    opening: slot("basalt", "#0c0c0e", "slit|window"),
    ground: slot("grass", "", "bank|earth"),
    road: slot("dirt", "", "path"),
    water: slot("water", "", "moat|river"),
  },
  styles: {
    half: { weight: 3 },
    lowered: { weight: 0, traits: ["lowered", "open"] },
    raised: { weight: 0, traits: ["raised", "closed"] },
  },
  build,
  sockets: () => [{ name: "top", position: [0, BANK + 0.1, FACE + 1.4], normal: [0, 1, 0], radius: 0.9 }],
});
