import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { roundBody } from "../food/shapes.ts";
import { boulder } from "../nature/stone-shape.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { smoothProfile } from "../vessel/hollow.ts";
import { fern, leafTuft, mossCushion, speckled } from "./planting.ts";

const [W, H, D] = [0.3, 0.26, 0.2];
/** Height of the planted ground over the foot. */
const GROUND = 0.07;

/** What holds the garden: its walls, what they are set in, and how wide the ground is. */
interface Shell {
  readonly glass: Geometry;
  readonly parts: readonly Part[];
  readonly ground: (low: number, high: number) => Geometry;
  /** Half the room to plant in, x and z, and how high it is. */
  readonly room: Vec3;
}

const JAR: readonly Point2[] = [
  [0.07, 0],
  [0.098, 0.02],
  [0.112, 0.08],
  [0.108, 0.14],
  [0.086, 0.19],
  [0.062, 0.212],
  [0.064, 0.235],
];

function jar(): Shell {
  const line = smoothProfile(JAR, 5);
  const cork = turnedPiece(
    [
      [0.056, 0.218, 0.002],
      [0.066, 0.258, 0.004],
    ],
    40,
  );
  const slice = (low: number, high: number): Geometry => {
    const between = line.filter(([, y]) => y > low && y < high).map(([r, y]) => [r * 0.972, y] as const);
    const [brim] = between.at(-1) ?? [0.1];
    return lathe(
      [[0, low], [(between[0]?.[0] ?? 0.1) * 0.97, low], ...between, [brim * 0.6, high + 0.004], [0, high + 0.007]],
      48,
    );
  };
  return {
    glass: lathe([[0, 0.001], ...line, [0, 0.235]], 56),
    parts: [makePart("cork", "cork", cork, { weight: 0.8 })],
    ground: (low, high) => slice(low + 0.004, high),
    room: [0.072, 0.15, 0.072],
  };
}

/** Edges of metal along a box, or a box with a pitched roof. */
function framed(style: string): Shell {
  const roof = style === "house" ? 0.1 : 0;
  const t = style === "house" ? 0.0035 : 0.005;
  const [x, z] = [W / 2, D / 2];
  const bars: Geometry[] = [];
  for (const y of [0.006, H]) {
    for (const s of [-1, 1])
      bars.push(bar([-x, y, s * z], [x, y, s * z], t, 8), bar([s * x, y, -z], [s * x, y, z], t, 8));
  }
  for (const a of [-1, 1]) for (const b of [-1, 1]) bars.push(bar([a * x, 0.004, b * z], [a * x, H, b * z], t, 8));
  if (roof > 0) {
    bars.push(bar([-x, H + roof, 0], [x, H + roof, 0], t, 8));
    for (const a of [-1, 1]) for (const b of [-1, 1]) bars.push(bar([a * x, H, b * z], [a * x, H + roof, 0], t, 8));
  }
  const outline: Point2[] =
    roof > 0
      ? [
          [-z, 0],
          [z, 0],
          [z, H],
          [0, H + roof],
          [-z, H],
        ]
      : [
          [-z, 0],
          [z, 0],
          [z, H],
          [-z, H],
        ];
  return {
    glass: settle(turnY(extrude(outline, { depth: W - 0.002 }), Math.PI / 2)),
    parts: [makePart("frame", "frame", merge(bars), { weight: 0.9 })],
    ground: (low, high) => block([W - 0.012, high - low, D - 0.012], [0, (low + high) / 2, 0], 0.006),
    room: [x * 0.8, H - GROUND, z * 0.74],
  };
}

function build({ style, seed, stream, has }: Planned): Part[] {
  const chance = stream("garden");
  const shell = style === "jar" ? jar() : framed(style);
  const [rx, tall, rz] = shell.room;
  const spot = (angle: number, away: number, y = GROUND): Vec3 => [rx * away * cos(angle), y, rz * away * sin(angle)];
  const first = chance() * TAU;
  const cushions = Array.from({ length: 9 }, (_, i) => {
    const r = 0.022 + 0.018 * chance();
    return move(mossCushion(r, r * (0.5 + 0.4 * chance())), spot(first + i * 2.4, 0.35 + 0.5 * chance()));
  });
  const cased = has("emptied");
  const grown: Part[] = cased
    ? []
    : [
        makePart("fern", "leaf", move(fern(tall * 0.72, 8, chance), spot(first + 0.5, 0.4)), {
          weight: 0.5,
          crease: 1,
        }),
        makePart("tuft", "plant", move(leafTuft(tall * 0.5, 16, chance), spot(first + 2.7, 0.55)), {
          weight: 0.5,
          crease: 1,
        }),
        makePart(
          "rosette",
          "succulent",
          move(leafTuft(tall * 0.28, 24, chance, 0.5), spot(first + 4.4, 0.62, GROUND + 0.004)),
          {
            weight: 0.4,
            crease: 1,
          },
        ),
        makePart("sprout", "succulent", move(leafTuft(tall * 0.22, 18, chance, 0.42), spot(first + 1.6, 0.75)), {
          weight: 0.35,
          crease: 1,
        }),
      ];
  const stones = [0.024, 0.017, 0.013].map((size, i) =>
    move(
      boulder([size, size * 0.75, size * 0.9], seed + i, 10, 16),
      spot(first + 3.5 + i * 0.5, 0.5 + 0.22 * i, GROUND + size * 0.35),
    ),
  );
  return [
    ...shell.parts,
    makePart("pebbles", "pebble", shell.ground(0.004, 0.024), { weight: 0.7, paint: speckled(0.006, 0.5) }),
    makePart("soil", "soil", shell.ground(0.0235, GROUND - 0.006), { weight: 0.5, paint: speckled(0.005, 0.3) }),
    makePart("ground", "moss", shell.ground(GROUND - 0.0065, GROUND), { weight: 0.5, paint: speckled(0.004, 0.28) }),
    makePart("cushions", "moss", merge(cushions), { weight: 0.5, paint: speckled(0.004, 0.28) }),
    makePart("stones", "stone", merge(stones), { weight: 0.6 }),
    ...grown,
    ...(has("mushroom")
      ? [0, 1].map((i) => {
          const [a, r, h] = [first + 5.4 + i * 0.5, 0.014 - 0.004 * i, 0.03 - 0.009 * i];
          const cap = roundBody(
            [
              [0, h * 0.62],
              [r, h * 0.6],
              [r * 0.75, h * 0.95],
              [0, h * 1.1],
            ],
            20,
          );
          return makePart(
            `mushroom-${i + 1}`,
            "mushroom",
            move(merge([cap, bar([0, -0.01, 0], [0, h * 0.8, 0], r * 0.28, 8)]), spot(a, 0.7)),
            {
              weight: 0.5,
              paint: (surface, _x, y) => {
                if (y > h * 0.6) return;
                surface.r = 0.85;
                surface.g = 0.8;
                surface.b = 0.7;
              },
            },
          );
        })
      : []),
    makePart("glass", "glass", shell.glass, { weight: 1, crease: style === "jar" ? 1.2 : 0.3 }),
  ];
}

function sockets({ style }: Planned): Socket[] {
  const [rx, tall, rz] = (style === "jar" ? jar() : framed(style)).room;
  return [
    { name: "case", position: [0, GROUND, 0], normal: [0, 1, 0], radius: Math.min(rx, rz) },
    { name: "case-top", position: [0, GROUND + tall * 0.92, 0], normal: [0, 1, 0], radius: 0.03 },
  ];
}

/**
 * A terrarium. What makes it itself: a garden behind clear glass - pebbles, dark soil and moss in layers, a fern, tufts and succulents,
 * stones - in a corked jar, a tank, or a little brass-edged glass house.
 */
export const terrarium = defineFromPlan({
  id: "terrarium",
  family: "container",
  words: [
    "terrarium",
    "glass terrarium",
    "plant terrarium",
    "jar terrarium",
    "closed terrarium",
    "geometric terrarium",
    "terrarium tank",
    "vivarium",
    "moss jar",
    "bottle garden",
  ],
  senses: ["terrarium"],
  height: 0.26,
  view: { azimuth: 0.42, elevation: 0.18 },
  slots: {
    glass: { ...mainSlot("glass", "#93a8a2", "wall|jar|pane"), clear: true, takesWhole: "material" },
    moss: slot("moss", "#6f9a3a #5f8a34", "ground"),
    soil: slot("soil", "#3a281a", "earth|dirt"),
    pebble: slot("pebbles", "#b8b0a2 #d8d4cc", "gravel|pebbles"),
    leaf: slot("plastic", "#3f8a3a #4f9a44", "fern|frond|leaves"),
    plant: slot("plastic", "#5fae4a #8fb84a #3f9a6a", "plants|grass"),
    succulent: slot("plastic", "#7fb8a0 #9ab87a #b87a8a", "cactus|flower"),
    stone: slot("rock", "#8a857c", "rock|stones"),
    cork: slot("cork", "", "lid|stopper"),
    frame: slot("gold bronze painted-metal", "", "edge|brass"),
    mushroom: slot("plastic", "#c8402a", "toadstool"),
  },
  styles: {
    jar: {
      weight: 2,
      words: ["jar terrarium", "closed terrarium", "moss jar", "bottle garden"],
      slots: ["cork"],
      traits: ["round"],
    },
    house: { weight: 1.6, words: ["geometric terrarium"], slots: ["frame"] },
    tank: {
      weight: 0.7,
      words: ["terrarium tank", "vivarium"],
      traits: ["square", "wide"],
      dress: { frame: "#17181b" },
      materials: { frame: "painted-metal" },
    },
  },
  extras: { mushroom: { chance: 0.4 }, emptied: { chance: 0, slot: "emptied", traits: ["open"] } },
  build,
  sockets,
});
