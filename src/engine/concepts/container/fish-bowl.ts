import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { createDraw, type Draw } from "../../math/draw.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { slot } from "../define-from-plan.ts";
import { boulder } from "../nature/stone-shape.ts";
import { integer } from "../parameter-specs.ts";
import { fillThrough } from "../vessel/drink.ts";
import { hollow, radiusAt, smoothProfile } from "../vessel/hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";
import { FISH_COLOURS, goldfish } from "./goldfish.ts";
import { speckled } from "./planting.ts";

type FishBowlParameters = Proportions & { readonly fish: number; readonly seed: number };

function buildFishBowl(p: FishBowlParameters): Model {
  const [r, h] = [0.14 * p.wide, 0.23 * p.tall];
  const line = smoothProfile(
    [
      [0.5, 0],
      [0.56, 0.01],
      [0.84, 0.16],
      [0.99, 0.4],
      [0.98, 0.6],
      [0.82, 0.84],
      [0.68, 0.94],
      [0.7, 0.97],
      [0.74, 1],
    ].map(([x, y]) => [(x as number) * r, (y as number) * h] as const),
    5,
  );
  const level = h * 0.78;
  const bed = h * 0.14;
  const up: Vec3 = [0, 1, 0];
  return standModel(
    [
      makePart("body", "body", lathe(hollow(line, 0.004, h * 0.03), 64), { weight: 1 }),
      makePart("gravel", "gravel", fillThrough(line, h * 0.035, bed, -0.006), {
        weight: 0.7,
        paint: speckled(0.007, 0.55),
      }),
      ...garden(p, r, h, bed),
      ...swimming(p, r, h),
      // the surface alone: each wall of clear glass veils what swims behind it
      makePart("water", "water", fillThrough(line, level - 0.002, level, -0.0045), { weight: 0.6 }),
    ],
    [
      { name: "top", position: [0, h, 0], normal: up, radius: radiusAt(line, h) },
      { name: "case", position: [0, bed, 0], normal: up, radius: r * 0.72 },
      { name: "case-top", position: [0, level, 0], normal: up, radius: r * 0.6 },
      { name: "water", position: [0, (bed + level) / 2, 0], normal: up, radius: r * 0.72 },
    ],
  );
}

/** Weed that sways, and a few stones on the gravel. */
function garden({ seed }: FishBowlParameters, r: number, h: number, bed: number): Part[] {
  const chance = createDraw(seed).stream("garden");
  const ribbons = Array.from({ length: 11 }, (_, i) => {
    const side = i < 6 ? 2.5 : 0.5;
    const [angle, away] = [PI + side + 0.5 * chance(), r * (0.42 + 0.22 * chance())];
    const [x, z, phase] = [away * cos(angle), away * sin(angle), chance() * TAU];
    const tall = h * (0.26 + 0.3 * chance());
    const path = Array.from({ length: 6 }, (_, k): Vec3 => {
      const t = k / 5;
      return [
        x + r * 0.06 * sin(t * 5 + phase) - x * 0.16 * t,
        bed - 0.004 + tall * t,
        z + r * 0.05 * cos(t * 4 + phase),
      ];
    });
    return tube(1, curveThrough(path, 4), 8, {
      scale: (t) => [0.0068 * (1.1 - t) * (1 + 0.35 * sin(t * 34)), 0.0016],
      twist: (t) => phase + 2 * t,
    });
  });
  const stones = [0.02, 0.014, 0.011].map((size, i) => {
    const angle = 0.9 + i * 0.8 + chance();
    return move(boulder([size, size * 0.7, size * 0.9], seed + i, 10, 16), [
      r * 0.42 * cos(angle),
      bed + size * 0.35,
      r * 0.42 * sin(angle),
    ]);
  });
  return [
    makePart("weed", "weed", merge(ribbons), { weight: 0.7, crease: 1 }),
    makePart("stones", "stone", merge(stones), { weight: 0.5 }),
  ];
}

const PLACES: readonly (readonly [x: number, y: number, z: number, heading: number, size: number])[] = [
  [0.06, 0.5, 0.2, -1.25, 1],
  [-0.2, 0.34, -0.22, 1.5, 0.72],
  [0.3, 0.63, -0.16, -1.9, 0.66],
];

const swimming = ({ fish, seed }: FishBowlParameters, r: number, h: number): Part[] =>
  PLACES.slice(0, fish).flatMap(([x, y, z, heading, size], i) =>
    goldfish(`fish-${i + 1}`, r * 0.62 * size, [x * r, y * h, z * r], heading, seed + i),
  );

/** A fish bowl. What makes it itself: a clear globe open above with a flared rim, water to its shoulder, goldfish that swim in it over gravel, weed and stones. */
export const fishBowl = defineConcept<FishBowlParameters>({
  id: "fish-bowl",
  family: "container",
  words: ["fish bowl", "fishbowl", "goldfish bowl"],
  senses: ["fishbowl"],
  height: 0.23,
  parameters: {
    ...PROPORTIONS,
    fish: integer(0, 3, "Fish in it."),
    seed: integer(0, 99, "Where weed and stones are."),
  },
  slots: {
    body: { words: ["glass", "rim"], materials: ["glass"], colours: [fromHex("#dbe8ec")], clear: true },
    water: {
      words: [],
      materials: ["glass"],
      colours: ["#7fb6cc", "#86bccc"].map(fromHex),
      takesWhole: false,
      clear: true,
    },
    fish: {
      words: ["goldfish"],
      materials: ["ceramic-glaze"],
      colours: FISH_COLOURS,
      takesWhole: false,
      group: "fish",
    },
    fin: { words: ["tail"], materials: ["ceramic-glaze"], colours: FISH_COLOURS, takesWhole: false, group: "fish" },
    eye: slot("ceramic-glaze", "#d8b030"),
    gravel: slot("pebbles", "#d9c49a #8fb0c8 #d8a0b0 #d8d4cc", "pebble|sand"),
    weed: slot("plastic", "#3f9a44 #2f8a46", "plant|seaweed|grass"),
    stone: slot("rock", "#8a857c", "rock"),
  },
  sample: (draw: Draw, ask: Ask) => ({
    ...sampleProportions(draw, ask),
    // what is put into it takes the fishes' place
    fish:
      ask.traits.has("empty") || ask.traits.has("open") || ask.without.has("fish")
        ? 0
        : Math.min(3, ask.counts.get("fish") ?? draw.pick("fish", [1, 2, 3])),
    seed: draw.integer("garden", 0, 99),
  }),
  build: buildFishBowl,
  view: { azimuth: 0.25, elevation: 0.2 },
});
