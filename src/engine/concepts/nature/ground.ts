import { box } from "../../geometry/box.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bloomRows, corn, maize, pumpkins } from "./ground-crops.ts";
import { cactus, firs, flowers, lamps, mushrooms, type Spot, stones, tufts } from "./ground-details.ts";
import { curtains, market, ramps, tunnel } from "./ground-fronts.ts";
import { alley, bathroom, church, dungeon, laboratory } from "./ground-halls.ts";
import { GROUND_KINDS } from "./ground-kinds.ts";
import { rain, spotlit, sunlit, wet } from "./ground-light.ts";
import { basin, orchard, pebbles, quayside, village } from "./ground-places.ts";
import { platform } from "./ground-platform.ts";
import { bank, pond } from "./ground-pond.ts";
import { poolside } from "./ground-pool.ts";
import { puddle } from "./ground-puddle.ts";
import { classroom, library, shop, workshop } from "./ground-rooms.ts";
import { barn, city, kitchen, livingRoom, zoo } from "./ground-settings.ts";
import { bamboos, cavern, graveyard, reef, ruins, zen } from "./ground-sites.ts";
import {
  craters,
  FLOOR,
  floorLayer,
  markings,
  puddles,
  ripples,
  roundBase,
  roundTop,
  shore,
  squares,
  THICKNESS,
  waves,
} from "./ground-slabs.ts";
import { groundSockets } from "./ground-sockets.ts";
import { toyShop } from "./ground-toys.ts";
import { camp, pen, playground, porch } from "./ground-yards.ts";

const BACK: readonly Spot[] = [
  [2.35, 0.8],
  [-2.5, 0.82],
  [3.05, 0.86],
];
const SIDES: readonly Spot[] = [
  [1.75, 0.84],
  [-1.6, 0.86],
  [-0.75, 0.86],
];

/** Spots all round, nearer the rim than what stands in the middle. */
const strewn = (chance: () => number, count: number): Spot[] =>
  Array.from({ length: count }, (_, i): Spot => [(6.283 * (i + 0.8 * chance())) / count, 0.62 + 0.3 * chance()]);

/** A round piece of land with what grows or lies on it. */
const round = (relief: number, seed: number, paint: Paint | undefined, details: readonly Part[]): Part[] => [
  makePart("base", "base", roundBase(), { weight: 0.6 }),
  makePart("land", "land", roundTop(relief, seed), { weight: 1, crease: 1.2, ...(paint && { paint }) }),
  ...details,
];

/** A rectangular floor. */
const level = (paint: Paint | undefined, details: readonly Part[]): Part[] => [
  makePart("base", "base", floorLayer(-0.03, THICKNESS - 0.03, 0.02), { weight: 0.6 }),
  makePart("land", "land", floorLayer(0, 0.05), { weight: 1, grain: "x", ...(paint && { paint }) }),
  ...details,
];

/** Places that are built whole: rooms, a platform, the side of a pool, a harbour. */
const WHOLE: Readonly<Record<string, () => Part[]>> = {
  platform,
  poolside,
  room: livingRoom,
  kitchen,
  library,
  shop,
  toys: toyShop,
  classroom,
  workshop,
  barn,
  dungeon,
  church,
  alley,
  laboratory,
  bathroom,
  basin,
  quay: quayside,
};

function build({ style, seed, stream }: Planned): Part[] {
  const whole = WHOLE[style];
  if (whole) return whole();
  const chance = stream("scatter");
  switch (style) {
    case "garden":
      return round(0.03, seed, undefined, [...tufts(chance, 10), ...flowers(chance, [...BACK, ...SIDES, [0.8, 0.88]])]);
    case "desert":
      return round(0.13, seed, ripples, [
        ...cactus([2.05, 0.8], 0.52),
        ...cactus([-2.15, 0.84], 0.38),
        ...stones(seed, [[-2.2, 0.82], SIDES[0] as Spot], 0.08),
      ]);
    case "sand":
      return round(0.06, seed, ripples, stones(seed, [BACK[0] as Spot, SIDES[1] as Spot], 0.05));
    case "zen":
      return round(0.004, seed, ripples, zen(seed));
    case "beach":
      return round(0.01, seed, shore, stones(seed, [SIDES[0] as Spot, SIDES[2] as Spot], 0.05));
    case "pebbles":
      return round(0.01, seed, shore, pebbles(chance, seed));
    case "flowers":
      return round(0.03, seed, undefined, [...tufts(chance, 16), ...flowers(chance, strewn(chance, 34))]);
    case "orchard":
    case "oranges":
    case "lemons":
    case "olives":
      return round(0.02, seed, undefined, [...orchard(chance), ...tufts(chance, 9)]);
    case "village":
      return level(squares(false), village());
    case "snow":
      return round(0.12, seed, undefined, firs(BACK.slice(0, 2), 0.5, true));
    case "forest":
      return round(0.04, seed, undefined, [
        ...firs([...BACK, [1.7, 0.86], [-1.75, 0.86]], 0.72, false),
        ...mushrooms([
          [0.85, 0.8],
          [1, 0.88],
        ]),
        ...tufts(chance, 5),
      ]);
    case "pond":
      return pond(chance, seed);
    case "bank":
      return bank(chance, seed);
    case "water":
      return [
        makePart(
          "water",
          "water",
          lathe(
            [
              [0, -THICKNESS],
              [0.97, -THICKNESS],
              [1, -0.02],
              [0.99, 0],
              [0, 0],
            ],
            72,
          ),
          { weight: 1, paint: waves },
        ),
      ];
    case "mud":
      return round(0.05, seed, puddles, stones(seed, [BACK[1] as Spot], 0.06));
    case "puddle":
      return puddle(seed);
    case "ice":
      return round(0, seed, undefined, []);
    case "earth":
      return round(0.05, seed, undefined, stones(seed, [BACK[0] as Spot, BACK[1] as Spot, SIDES[2] as Spot], 0.07));
    case "barren":
      return round(0.04, seed, undefined, stones(seed, [BACK[0] as Spot, BACK[1] as Spot, SIDES[2] as Spot], 0.06));
    case "moon":
    case "mars":
      return round(0.05, seed, craters(seed), stones(seed, [BACK[0] as Spot, SIDES[1] as Spot], 0.08));
    case "street":
      return level(
        markings(false),
        makeParts(
          "kerb",
          "kerb",
          [-1, 1].map((side) => move(box([2 * FLOOR[0], 0.1, 0.2], { bevel: 0.012 }), [0, 0, side * 0.7])),
          { weight: 0.6 },
        ),
      );
    case "runway":
      return level(
        markings(true),
        lamps([-0.75, -0.25, 0.25, 0.75].flatMap((x) => [-1, 1].map((side) => [x, 0.01, side * 0.765] as const))),
      );
    case "stage":
      return level(undefined, [
        ...curtains(),
        ...lamps([-0.8, -0.4, 0, 0.4, 0.8].map((x) => [x, 0.012, 0.74] as const)),
      ]);
    case "boards":
      return level(undefined, []);
    case "sunlit":
      return level(sunlit, []);
    case "spotlit":
      return level(spotlit, []);
    case "rain":
      return level(wet, rain(chance));
    case "tiles":
      return level(squares(true), []);
    case "city":
      return level(markings(false), city(chance));
    case "zoo":
      return round(0.03, seed, undefined, [
        ...zoo(),
        ...stones(seed, [[1.9, 0.7], SIDES[1] as Spot], 0.1),
        ...tufts(chance, 7),
      ]);
    case "maize":
    case "wheat":
      return round(0.02, seed, undefined, style === "maize" ? maize(chance) : corn(chance));
    case "blooms":
    case "lavender":
      return round(0.02, seed, undefined, bloomRows(chance));
    case "pumpkins":
      return round(0.02, seed, undefined, pumpkins(chance));
    case "graveyard":
      return round(0.03, seed, undefined, [...graveyard(chance), ...tufts(chance, 9)]);
    case "ruins":
      return round(0.03, seed, undefined, [...ruins(chance, seed), ...tufts(chance, 8)]);
    case "reef":
      return round(0.06, seed, ripples, reef(chance, seed));
    case "cavern":
      return round(0.03, seed, undefined, cavern(chance, seed));
    case "bamboos":
      return round(0.03, seed, undefined, [...bamboos(chance), ...tufts(chance, 6)]);
    case "pen":
      return round(0.02, seed, puddles, pen());
    case "paddock":
      return round(0.02, seed, undefined, [...pen(), ...tufts(chance, 10)]);
    case "porch":
      return level(undefined, porch());
    case "camp":
      return round(0.03, seed, undefined, [
        ...camp(),
        ...firs([...BACK, [-1.75, 0.88]], 0.8, false),
        ...tufts(chance, 6),
      ]);
    case "market":
      return level(squares(false), market());
    case "playground":
      return round(0.02, seed, undefined, [...playground(), ...tufts(chance, 8)]);
    case "ramps":
      return level(undefined, ramps());
    case "tunnel":
      return level(undefined, tunnel());
    case "paving":
      return level(squares(false), []);
    default:
      return round(0.03, seed, undefined, [
        ...tufts(chance, 15),
        ...flowers(chance, [BACK[0] as Spot, SIDES[1] as Spot]),
      ]);
  }
}

/**
 * A piece of ground to stand on: where the picture takes place. What makes it itself: a low slab of that ground, level in the
 * middle, with two or three things that belong there near its rim: tufts and flowers, a cactus, firs, reeds, kerbs, footlights; of a room the floor and two low walls with what it is for: shelves of books or goods, a blackboard, tools over a bench; of a zoo its bars; gravestones, broken columns, corals, walls of rock or bamboo where those are named; a fence of boards, a house's front, curtains, a tent, stalls, swings, a ramp for skaters, a tunnel's mouth, an orchard's trees, cottages or a quay.
 */
export const ground = defineFromPlan({
  id: "ground",
  family: "nature",
  words: Object.values(GROUND_KINDS).flatMap(({ words = [] }) => words),
  height: 0.2,
  vary: 0,
  view: { azimuth: 0, elevation: 0.36 },
  slots: {
    land: mainSlot("grass", "", "ground|surface"),
    base: slot("soil", "#6e4d30"),
    bank: slot("grass"),
    water: slot("plastic", "#2a7fa0"),
    straw: slot("straw-mat", "#d9b358"),
    grass: slot("leaves", "#4f8a35 #5d9440"),
    leaf: slot("leaves", "#2f6b34"),
    trunk: slot("bark", "#6a4a30"),
    flower: slot("plastic", "#d8342c #d84a8a #f4f2ee"),
    blossom: slot("plastic", "#f2efe6 #f0c83c"),
    eye: slot("plastic", "#f0c22a"),
    stone: slot("granite", "#8d8a84"),
    kerb: slot("concrete"),
    footlight: slot("plastic", "#fff2c0"),
    rain: slot("plastic", "#bcd8ec"),
    wall: slot("plaster", "#cfdcd6"),
    trim: slot("painted-wood", "#f3f0e8"),
    pane: slot("plastic", "#a9d3ee"),
    fitting: slot("painted-wood", "#e9e4d8"),
    rail: slot("steel", "#3f464a"),
    book: slot("plastic", "#a8322c"),
    tin: slot("plastic", "#2f62a8"),
    packet: slot("plastic", "#e0aa2c"),
    jar: slot("plastic", "#3f8f58"),
  },
  styles: GROUND_KINDS,
  sockets: groundSockets,
  build,
});
