import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { asin, atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { landAt } from "../stationery/world-land.ts";

interface World {
  readonly name: string;
  readonly radius: number;
  readonly away: number;
  readonly paint: Paint;
}

const plain =
  (hex: string, rough: number): Paint =>
  (surface, x, y, z) => {
    const [r, g, b] = fromHex(hex);
    const f = 1 + rough * noise(x * 220, y * 220, z * 220, 3);
    layColour(surface, [r * f, g * f, b * f], 0.55, 0);
  };

const banded =
  (hexes: readonly string[], radius: number): Paint =>
  (surface, x, y, z) => {
    const v = (y / radius) * 5.5 + 0.35 * noise(x * 90, y * 200, z * 90, 4);
    layColour(
      surface,
      fromHex(hexes[((Math.floor(v) % hexes.length) + hexes.length) % hexes.length] as string),
      0.5,
      0,
    );
  };

const earth =
  (radius: number): Paint =>
  (surface, x, y, z) => {
    const latitude = (asin(Math.min(1, Math.max(-1, y / radius))) * 180) / PI;
    const land = landAt((atan2(x, z) * 180) / PI, latitude) > 0.5;
    const colour: Rgb = Math.abs(latitude) > 72 ? fromHex("#f4f7fa") : land ? fromHex("#3f8f3c") : fromHex("#2060b8");
    layColour(surface, colour, 0.45, 0);
  };

/** From the sun outwards; sizes and ways as a maker of models takes them, not as they are. */
const WORLDS: readonly World[] = [
  { name: "mercury", radius: 0.017, away: 0.094, paint: plain("#a08a78", 0.3) },
  { name: "venus", radius: 0.024, away: 0.138, paint: plain("#e0b870", 0.2) },
  { name: "earth", radius: 0.027, away: 0.19, paint: earth(0.027) },
  { name: "mars", radius: 0.021, away: 0.236, paint: plain("#c0502c", 0.35) },
  { name: "jupiter", radius: 0.047, away: 0.29, paint: banded(["#d8b48a", "#b07a4e", "#eee0c6", "#c8925e"], 0.047) },
  { name: "saturn", radius: 0.036, away: 0.35, paint: banded(["#e6cf9a", "#d4b478", "#f0e2bc"], 0.036) },
];
const SUN_AT = 0.34;

function planets(seed: number, level: (i: number) => number, stream: Planned["stream"]): { parts: Part[]; at: Vec3[] } {
  const next = stream("planets");
  const start = (seed % 100) / 100;
  const at: Vec3[] = [];
  const parts = WORLDS.flatMap(({ name, radius, away, paint }, i): Part[] => {
    // spread round the sun, so that none hides another
    const angle = TAU * (start + i * 0.382 + 0.06 * next());
    const place: Vec3 = [away * cos(angle), level(i), away * sin(angle)];
    at.push(place);
    const out = [makePart(name, "planet", move(sphere(radius, 32, 20), place), { weight: 0.8, paint })];
    if (name === "saturn") {
      const ring = lathe(
        [
          [radius * 1.3, -0.0008],
          [radius * 2.1, -0.0008],
          [radius * 2.1, 0.0008],
          [radius * 1.3, 0.0008],
        ],
        56,
        true,
      );
      // a spoke through the ball holds the ring
      const spoke = bar([-radius * 1.4, 0, 0], [radius * 1.4, 0, 0], 0.0014, 6);
      out.push(makePart("saturn-ring", "ring", move(turnZ(merge([ring, spoke]), 0.4), place), { weight: 0.7 }));
    }
    return out;
  });
  return { parts, at };
}

const gear = (radius: number, y: number, teeth: number): Geometry =>
  settle(move(turnX(merge([disc(radius, 0.008, 0.001, 40), ...toothRing(radius, teeth)]), -PI / 2), [0, y, 0]));
const toothRing = (radius: number, teeth: number): Geometry[] =>
  Array.from({ length: teeth }, (_, i) => {
    const a = (i / teeth) * TAU;
    return bar(
      [radius * 0.9 * cos(a), radius * 0.9 * sin(a), 0.004],
      [(radius + 0.005) * cos(a), (radius + 0.005) * sin(a), 0.004],
      0.003,
      6,
    );
  });

/** Worlds on brass arms, each from its own sleeve of the column, over wheels and a turned foot. */
function clockwork({ seed, stream }: Planned): Part[] {
  const sleeve = (i: number): number => 0.27 - i * 0.017;
  const { parts, at } = planets(seed, () => SUN_AT, stream);
  const arms = at.map(([x, y, z], i) => {
    const h = sleeve(i);
    const { radius } = WORLDS[i] as World;
    return merge([
      bar([0, h, 0], [x, h, z], 0.005, 10),
      bar([x, h - 0.004, z], [x, y - radius * 0.8, z], 0.004, 8),
      move(sphere(0.0062, 14, 8), [x, h, z]),
    ]);
  });
  const foot = (s: Geometry): Geometry[] => around(3, s, 0.4);
  const leg = merge([
    bar([0, 0.1, 0], [0.085, 0.05, 0], 0.0105, 12),
    bar([0.085, 0.05, 0], [0.125, 0.012, 0], 0.009, 12),
    move(sphere(0.0125, 16, 10), [0.085, 0.05, 0]),
    move(sphere(0.0165, 16, 10), [0.128, 0.0155, 0]),
  ]);
  return [
    makePart("legs", "stand", merge(foot(leg)), { weight: 0.9 }),
    makePart(
      "column",
      "stand",
      turnedUp(
        [
          [0, 0.07],
          [0.018, 0.075, 0.006],
          [0.03, 0.105, 0.012],
          [0.016, 0.13, 0.012],
          [0.013, 0.15, 0.004],
          [0.013, 0.29, 0.002],
          [0.008, 0.3, 0.002],
          [0.006, SUN_AT],
          [0, SUN_AT],
        ],
        32,
      ),
      { weight: 0.9 },
    ),
    makePart("wheels", "wheel", merge([gear(0.062, 0.142, 30), gear(0.046, 0.155, 24), gear(0.034, 0.167, 18)]), {
      weight: 0.7,
    }),
    makePart(
      "sleeves",
      "wheel",
      merge(
        at.map((_, i) =>
          turnedUp(
            [
              [0, sleeve(i) - 0.007],
              [0.019, sleeve(i) - 0.007, 0.002],
              [0.019, sleeve(i) + 0.007, 0.002],
              [0, sleeve(i) + 0.007],
            ],
            28,
          ),
        ),
      ),
      { weight: 0.4 },
    ),
    makePart("arms", "arm", merge(arms), { weight: 0.9 }),
    makePart(
      "crank",
      "arm",
      merge([
        bar([0.05, 0.148, 0.03], [0.14, 0.148, 0.085], 0.004, 10),
        bar([0.14, 0.135, 0.085], [0.14, 0.18, 0.085], 0.0065, 12),
      ]),
      { weight: 0.4 },
    ),
    makePart("sun", "sun", move(sphere(0.052, 40, 26), [0, SUN_AT, 0]), { weight: 1 }),
    ...parts,
  ];
}

/** Worlds on thin rods over a round dark board with their orbits drawn on it, as in a school. */
function schoolModel({ seed, stream }: Planned): Part[] {
  const level = 0.12;
  const { parts, at } = planets(seed, () => level, stream);
  const rods = at.map(([x, , z]) => bar([x, 0.015, z], [x, level, z], 0.0022, 8));
  return [
    makePart(
      "board",
      "board",
      turnedUp(
        [
          [0, 0],
          [0.43, 0, 0.004],
          [0.43, 0.02, 0.006],
          [0, 0.02],
        ],
        96,
      ),
      {
        weight: 1,
        paint: (surface, x, y, z) => {
          if (y < 0.017) return;
          const r = Math.sqrt(x * x + z * z);
          if (WORLDS.some(({ away }) => Math.abs(r - away) < 0.0018))
            return layColour(surface, [0.75, 0.8, 0.9], 0.5, 0);
          const star = noise(x * 240, 0, z * 240, 5);
          if (star > 0.86) layColour(surface, [0.8, 0.85, 0.95], 0.5, 0);
        },
      },
    ),
    makePart("rods", "arm", merge([...rods, bar([0, 0.015, 0], [0, level, 0], 0.004, 10)]), { weight: 0.6 }),
    makePart("sun", "sun", move(sphere(0.064, 40, 26), [0, level, 0]), { weight: 1, shines: true }),
    ...parts,
  ];
}

/** An orrery. What makes it itself: a golden sun on a column, planets of their own colours on arms of unequal length round it - the blue earth, banded Jupiter, Saturn in its ring - over brass wheels and a turned three-legged foot; or, as a model of the solar system, on rods over a dark board with the orbits drawn. */
export const orrery = defineFromPlan({
  id: "orrery",
  family: "device",
  words: [
    "orrery",
    "brass orrery",
    "mechanical orrery",
    "planetary model",
    "solar system model",
    "model of the solar system",
    "solar system",
    "planet model",
    "tellurion",
  ],
  senses: ["orrery", "solar system"],
  height: 0.4,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.36 },
  slots: {
    stand: mainSlot("brass", "", "foot|leg|column|base"),
    wheel: { ...slot("brass", "", "gear|cog|sleeve"), takesWhole: true },
    arm: { ...slot("brass", "", "rod|crank"), takesWhole: true },
    sun: slot("gold", "", "star"),
    planet: slot("plastic", "#a08a78", "world|earth|moon|jupiter|mars|saturn"),
    ring: slot("plastic", "#d8c090"),
    board: slot("plastic", "#0c1226", "disc"),
  },
  styles: {
    brass: { words: ["orrery", "brass orrery", "mechanical orrery", "tellurion"] },
    school: {
      weight: 0,
      words: ["planetary model", "solar system model", "model of the solar system", "solar system", "planet model"],
      dress: { sun: "#ffb21c" },
      materials: { sun: "plastic", arm: "brushed-steel" },
    },
  },
  build: (p) => (p.style === "school" ? schoolModel(p) : clockwork(p)),
});
