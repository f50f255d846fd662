import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { sin } from "../../math/elementary.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { layColour } from "../lay-colour.ts";
import { choice, integer } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

type SnowGlobeParameters = Proportions & { readonly scene: "house" | "trees" | "snowman"; readonly seed: number };

function buildSnowGlobe(p: SnowGlobeParameters): Model {
  const r = 0.055 * Math.sqrt(p.wide * p.tall);
  const foot = r * 0.78;
  const base = lathe(
    roundCorners(
      [
        [0, 0],
        [r * 1.02, 0, 0.003],
        [r * 1.02, r * 0.16, 0.003],
        [r * 0.92, r * 0.22, 0.004],
        [r * 0.8, foot * 0.85, 0.008],
        [r * 0.84, foot, 0.003],
        [0, foot],
      ],
      4,
    ),
    56,
  );
  const ball = sphere(r, 56, 36);
  const y = foot + r * 0.72;
  return standModel(
    [
      makePart("base", "base", base, { weight: 0.95, paint: banded(foot) }),
      makePart("globe", "globe", move(ball, [0, y, 0]), { weight: 1, paint: wintry(p, r) }),
    ],
    [{ name: "top", position: [0, y + r, 0], normal: [0, 1, 0], radius: r * 0.3 }],
  );
}

const SNOW = fromHex("#f6fafc");
const SKY = fromHex("#5f9fce");
const NIGHT = fromHex("#2c5f98");
const WALL = fromHex("#b5432f");
const LIT = fromHex("#ffd76a");
const PINE = fromHex("#1f6b3f");
const TRUNK = fromHex("#5f3d22");
const COAL = fromHex("#17181c");
const CARROT = fromHex("#f07a1c");
const SCARF = fromHex("#c4202b");
const GOLD = fromHex("#cfa040");

const banded =
  (foot: number): Paint =>
  (surface, _x, y) => {
    if (Math.abs(y / foot - 0.5) < 0.05) layColour(surface, GOLD, 0.3, 1);
  };

/** What is seen through the glass: sky, a snowy ground, a house, firs or a snowman, and flakes. */
function wintry(p: SnowGlobeParameters, r: number): Paint {
  const fir = (u: number, v: number, at: number, low: number, size: number): Rgb | undefined => {
    const [a, b] = [Math.abs(u - at) / size, (v - low) / size];
    if (b > -0.22 && b < 0.05 && a < 0.09) return TRUNK;
    if (b < 0 || b > 1.3) return undefined;
    const tier = b * 2.6 - Math.floor(b * 2.6);
    const edge = 0.5 * (1 - b / 1.3) + 0.16 * (1 - tier);
    return a < edge ? (tier < 0.14 ? SNOW : PINE) : undefined;
  };
  const hut = (u: number, v: number): Rgb | undefined => {
    const [a, b] = [Math.abs(u), v + 0.36];
    if (b > 0.42 && b < 0.8 && a < (0.86 - b) * 1.05) return b < 0.49 || a > (0.78 - b) * 1.05 ? SNOW : TRUNK;
    if (b < -0.1 || b > 0.44 || a > 0.36) return undefined;
    if (b < 0.22 && a < 0.09) return TRUNK;
    return a > 0.15 && a < 0.29 && b > 0.12 && b < 0.3 ? LIT : WALL;
  };
  const man = (u: number, v: number): Rgb | undefined => {
    const [low, middle, head] = [
      u * u + (v + 0.36) * (v + 0.36),
      u * u + (v - 0.04) * (v - 0.04),
      u * u + (v - 0.34) * (v - 0.34),
    ];
    if (v > 0.5 && v < 0.58 && Math.abs(u) < 0.24) return COAL;
    if (v >= 0.56 && v < 0.8 && Math.abs(u) < 0.15) return COAL;
    if (Math.abs(v - 0.2) < 0.04 && Math.abs(u) < 0.18) return SCARF;
    if (u > 0 && u < 0.2 && Math.abs(v - 0.33) < 0.035 * (1 - u / 0.22)) return CARROT;
    for (const x of [-0.07, 0.07]) if ((u - x) * (u - x) + (v - 0.41) * (v - 0.41) < 0.0012) return COAL;
    for (const y of [-0.02, 0.09]) if (u * u + (v - y) * (v - y) < 0.0012) return COAL;
    return low < 0.085 || middle < 0.055 || head < 0.036 ? SNOW : undefined;
  };
  return (surface, x, y, z) => {
    const [u, v] = [(z < 0 ? -x : x) / r, y / r];
    const f = Math.min(1, Math.max(0, v * 0.6 + 0.5));
    layColour(surface, [
      SKY[0] + (NIGHT[0] - SKY[0]) * f,
      SKY[1] + (NIGHT[1] - SKY[1]) * f,
      SKY[2] + (NIGHT[2] - SKY[2]) * f,
    ]);
    if (v < -0.38 + 0.06 * sin(u * 4 + p.seed)) layColour(surface, SNOW);
    const thing =
      p.scene === "house"
        ? (hut(u, v) ?? fir(u, v, 0.6, -0.4, 0.42))
        : p.scene === "trees"
          ? (fir(u, v, 0, -0.42, 0.78) ?? fir(u, v, -0.5, -0.36, 0.46) ?? fir(u, v, 0.52, -0.38, 0.5))
          : (man(u, v) ?? fir(u, v, 0.6, -0.36, 0.48));
    if (thing) layColour(surface, thing);
    const [a, b] = [u * 6 + p.seed, v * 6];
    const hash = Math.imul(Math.floor(a) * 31 + Math.floor(b) * 17 + 7, 2654435761) >>> 8;
    const [dx, dy] = [a - Math.floor(a) - 0.25 - (hash & 15) / 30, b - Math.floor(b) - 0.25 - ((hash >> 4) & 15) / 30];
    if (v > -0.35 && dx * dx + dy * dy < 0.012) layColour(surface, SNOW);
    surface.roughness = 0.04;
  };
}

/** A snow globe. What makes it itself: a glass ball with a snowy scene and falling flakes in it - a house, firs or a snowman - on a round turned base. */
export const snowGlobe = defineConcept<SnowGlobeParameters>({
  id: "snow-globe",
  family: "container",
  words: ["snow globe", "snowglobe", "snow dome"],
  senses: [],
  height: 0.14,
  parameters: {
    ...PROPORTIONS,
    scene: choice(["house", "trees", "snowman"], "What stands in the snow."),
    seed: integer(0, 99, "Where the flakes are."),
  },
  slots: {
    base: {
      words: ["stand", "foot"],
      materials: ["oak", "painted-wood"],
      colours: ["#5f3420", "#8a1f26", "#23452f"].map(fromHex),
    },
    globe: { words: ["glass", "ball", "dome"], materials: ["glass"], takesWhole: false },
  },
  sample: (draw: Draw, ask: Ask) => ({
    ...sampleProportions(draw, ask),
    scene: draw.pick("scene", ["house", "trees", "snowman"] as const),
    seed: draw.integer("seed", 0, 99),
  }),
  build: buildSnowGlobe,
  view: { azimuth: 0, elevation: 0.16 },
});
