import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle, turnY } from "../../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { block, levelPlate, rod, sidePlate } from "../bodywork.ts";
import { makeHull } from "./boat-hull.ts";

/** Length, half the hull's width, height of the flight deck, metres. */
const [LONG, HALF, DECK] = [100, 9, 11];
/** Turn of the landing strip against the keel, radians. */
const SLANT = 0.14;

/** White lines of the landing strip and the two catapults. */
const lines: Paint = (surface, x, y, z) => {
  if (y < DECK + 0.4) return;
  const u = x + 3.4 + z * SLANT;
  const white: readonly [number, number, number] = [0.82, 0.82, 0.8];
  const strip = z < 34 && z > -48;
  const dash = z / 5 - Math.floor(z / 5) < 0.6;
  if (strip && (Math.abs(Math.abs(u) - 5) < 0.32 || (Math.abs(u) < 0.22 && dash))) layColour(surface, white, 0.7);
  if (z > 12 && z < 46 && Math.abs(x - 4.4) < 0.28) layColour(surface, [0.75, 0.6, 0.1], 0.7);
  if (z > -30 && z < -18 && Math.abs(u) < 3.4 && z * 0.5 - Math.floor(z * 0.5) < 0.14)
    layColour(surface, [0.02, 0.02, 0.02], 0.6);
};

/** A parked jet, nose to +Z: needle body, swept wings, tail fins. */
function jet(): Geometry {
  return merge([
    sidePlate(
      [
        [-3.4, 0.9],
        [2.4, 0.7],
        [4.6, 1.1, 0.3],
        [1.6, 1.9, 0.5],
        [-3.2, 1.6, 0.3],
      ],
      1.2,
      0.3,
    ),
    levelPlate(
      [
        [-0.5, 1.8],
        [-3.2, -1.6],
        [-3.2, -2.6],
        [-0.5, -1.8],
        [-1.7, -3.6],
        [1.7, -3.6],
        [0.5, -1.8],
        [3.2, -2.6],
        [3.2, -1.6],
        [0.5, 1.8],
      ],
      0.3,
      0.08,
      1.2,
    ),
    ...[-0.7, 0.7].map((x) =>
      sidePlate(
        [
          [-3.8, 1.2],
          [-2, 1.2],
          [-3, 3],
          [-3.9, 3],
        ],
        0.24,
        0.06,
        x,
      ),
    ),
    ...[
      [-0.7, -1],
      [0.7, -1],
      [0, 2],
    ].map(([x, z]) => rod(0.2, [x as number, 0, z as number], [x as number, 1, z as number], 8)),
  ]);
}

function island(): { readonly house: Geometry; readonly glass: Geometry; readonly mast: Geometry } {
  const [x, z] = [9.6, 0];
  const at = (size: readonly [number, number, number], y: number, dz = 0, dx = 0) =>
    block([size[0], size[1], size[2]], [x + dx, DECK + 0.6 + y + size[1] / 2, z + dz], 0.2);
  return {
    house: merge([
      at([4.2, 4.4, 15], -0.4),
      at([4.6, 2.4, 11], 3.8, 0.4),
      at([3.4, 2.2, 7], 6, -0.6),
      at([1.6, 3.4, 2.6], 6.4, -5, 0),
    ]),
    glass: merge([at([4.8, 0.8, 10], 4.8, 0.6), at([3.6, 0.7, 6.2], 7, -0.4)]),
    mast: merge([
      rod(0.34, [x, DECK + 7, z - 1], [x, DECK + 17, z - 1], 10),
      rod(0.16, [x - 2, DECK + 13.5, z - 1], [x + 2, DECK + 13.5, z - 1], 8),
      block([3.4, 1.8, 0.4], [x, DECK + 11, z - 0.2], 0.1),
      rod(0.14, [x, DECK + 15.4, z - 2.4], [x, DECK + 15.4, z + 0.4], 8),
    ]),
  };
}

function build({ count }: Planned): Part[] {
  const hull = makeHull(
    {
      length: LONG * 0.97,
      beam: [
        [0, HALF * 0.8],
        [0.2, HALF],
        [0.65, HALF * 0.98],
        [0.88, HALF * 0.5],
        [1, HALF * 0.05],
      ],
      sheer: [
        [0, DECK - 0.6],
        [1, DECK - 0.3],
      ],
      keel: [
        [0, 2],
        [0.1, 0],
        [0.88, 0],
        [1, 3],
      ],
      floor: [
        [0, DECK - 0.9],
        [1, DECK - 0.6],
      ],
      wall: 0.8,
      square: 3,
      rake: [
        [0, 0],
        [0.75, 0],
        [1, 6],
      ],
    },
    40,
  );
  const half = LONG / 2;
  const deck = levelPlate(
    [
      [-8, -half, 0.6],
      [9.5, -half, 0.6],
      [11, -half + 8],
      [13, -16],
      [13, 16],
      [10, 24],
      [7.4, half, 0.8],
      [-3.4, half, 0.8],
      [-9, 30],
      [-15.4, 22, 1],
      [-15.4, -20, 2],
      [-9.6, -32],
    ],
    1.2,
    0.15,
    DECK,
  );
  const spots: readonly (readonly [number, number, number])[] = [
    [9, 32, -0.4],
    [9, 23, -0.5],
    [7.4, -26, -0.5],
    [7.4, -35, -0.5],
    [7.4, -44, -0.5],
    [-1.4, 42, 0.1],
    [-12.4, 12, 0.7],
    [-12.4, 4, 0.7],
    [4.4, 30, 0],
  ];
  const jets = spots.slice(0, count).map(([x, z, turn]) => move(turnY(jet(), turn), [x, DECK + 0.55, z]));
  const { house, glass, mast } = island();
  return [
    makePart("hull", "hull", hull.skin, {
      weight: 1,
      paint: (surface, _x, y) => {
        if (y < 2.6) layColour(surface, [0.24, 0.03, 0.025], 0.7);
        else if (y < 3) layColour(surface, [0.01, 0.01, 0.012], 0.7);
      },
    }),
    makePart("deck", "deck", deck, { weight: 1, paint: lines }),
    makePart(
      "sponsons",
      "hull",
      merge([block([24, 2.6, 34], [-0.6, DECK - 1.6, -2], 0.6), block([19, 2.2, 26], [0, DECK - 1.4, -31], 0.6)]),
      { weight: 0.7 },
    ),
    makePart("island", "house", house, { weight: 1 }),
    makePart("bridge-windows", "window", glass, { weight: 0.5 }),
    makePart("mast", "house", mast, { weight: 0.7 }),
    makePart("jets", "jet", settle(merge(jets)), { weight: 0.9 }),
  ];
}

/** An aircraft carrier. What makes it itself: a grey hull under one broad flat deck that overhangs it, marked with a slanting landing strip, rows of jets parked on it, and a tower with masts at its right border. */
export const aircraftCarrier = defineFromPlan({
  id: "aircraft-carrier",
  family: "vehicle",
  words: ["aircraft carrier", "carrier ship", "flattop", "supercarrier", "navy carrier"],
  senses: ["aircraft carrier"],
  height: 28,
  vary: 0.04,
  view: { azimuth: 0.75, elevation: 0.42 },
  slots: {
    hull: mainSlot("painted-metal", "#6a7076 #7a8086 #585e64", "body"),
    deck: slot("painted-metal", "#3a3d40 #44474a", "runway|flight deck"),
    house: slot("painted-metal", "#7c8288 #8a9096", "island|tower|mast|bridge"),
    window: slot("glass", "#101820", ""),
    jet: slot("painted-metal", "#b4babd #9aa4aa", "plane|aircraft|fighter"),
  },
  count: { slot: "jet", min: 6, max: 9, most: 9 },
  build,
});
