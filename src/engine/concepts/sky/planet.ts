import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { asin, atan2, PI, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { landAt } from "../stationery/world-land.ts";

const R = 0.5;
const SEA = fromHex("#1c58a8");
const SHORE = fromHex("#2f86c9");
const GREEN = fromHex("#3f8a3c");
const DRY = fromHex("#b99a5a");
const SNOW = fromHex("#f4f7fa");

const earthly =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const [u, v, w] = [x / R, y / R, z / R];
    const latitude = (asin(Math.min(1, Math.max(-1, v))) * 180) / PI;
    const longitude = (atan2(u, w) * 180) / PI;
    const rough = noise(u * 9, v * 9, w * 9, 4) * 0.16 + noise(u * 22, v * 22, w * 22, 5) * 0.09;
    const land = landAt(longitude, latitude) + rough - 0.5;
    const sand = smoothstep(-0.1, 0.35, noise(u * 3, v * 3, w * 3, 8) + 0.25 - Math.abs(Math.abs(latitude) - 23) / 40);
    if (land > 0) {
      layColour(surface, mixed(GREEN, DRY, sand), 0.75);
      surface.height += 0.002;
    } else layColour(surface, mixed(SHORE, SEA, smoothstep(0, -0.28, land)), 0.3);
    if (Math.abs(latitude) + 8 * rough * 3 > 74) layColour(surface, SNOW, 0.6);
    const swirl = noise(u * 3.4 + 0.6 * noise(u * 6, v * 6, w * 6, seed), v * 7, w * 3.4, seed + 2);
    const cloudy = smoothstep(0.28, 0.5, swirl + 0.28 * noise(u * 15, v * 15, w * 15, seed + 3));
    if (cloudy > 0) {
      const base: Rgb = [surface.r, surface.g, surface.b];
      layColour(surface, mixed(base, SNOW, cloudy * 0.88));
    }
  };

const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Belts of cloud around a gas giant, and a storm when `spot`. */
const belted =
  (seed: number, spot: boolean): Paint =>
  (surface, x, y, z) => {
    const [u, v, w] = [x / R, y / R, z / R];
    const wave = 0.035 * noise(u * 5, v * 16, w * 5, seed) + 0.02 * noise(u * 13, v * 26, w * 13, seed + 1);
    const band = sin((v + wave) * 19 + seed) * 0.6 + sin((v + wave) * 43 + seed * 2) * 0.4;
    const dim = 0.86 + 0.24 * band;
    surface.r *= dim * (1.02 - 0.05 * band);
    surface.g *= dim;
    surface.b *= dim * (0.97 + 0.1 * band);
    if (!spot || w < 0) return;
    const d = Math.sqrt(((u - 0.2) / 0.23) * ((u - 0.2) / 0.23) + ((v + 0.34) / 0.12) * ((v + 0.34) / 0.12));
    if (d < 1) layColour(surface, d < 0.8 ? STORM : RIM);
  };

const STORM = fromHex("#b5482c");
const RIM = fromHex("#e8c8a6");

const rocky =
  (seed: number, caps: boolean): Paint =>
  (surface, x, y, z) => {
    const [u, v, w] = [x / R, y / R, z / R];
    const rough = noise(u * 2.6, v * 2.6, w * 2.6, seed) + 0.5 * noise(u * 6, v * 6, w * 6, seed + 1);
    const dim = 1 - 0.4 * smoothstep(0, 0.5, rough) + 0.12 * noise(u * 18, v * 18, w * 18, seed + 2);
    surface.r *= dim;
    surface.g *= dim;
    surface.b *= dim;
    surface.height += 0.004 * noise(u * 14, v * 14, w * 14, seed);
    if (caps && Math.abs(v) + 0.05 * rough > 0.9) layColour(surface, SNOW);
  };

const ringed: Paint = (surface, x, _y, z) => {
  const d = Math.sqrt(x * x + z * z);
  const band = 0.8 + 0.16 * sin(d * 96) + 0.14 * sin(d * 211 + 1);
  const gap = Math.abs(d - 0.835) < 0.014 ? 0.25 : 1;
  surface.r *= band * gap;
  surface.g *= band * gap;
  surface.b *= band * gap;
};

function build({ kind, seed, has }: Planned): Part[] {
  const paint =
    kind === "earth"
      ? earthly(seed)
      : kind === "mars" || kind === "rocky"
        ? rocky(seed, kind === "mars")
        : belted(seed % 7, kind === "jupiter");
  const tilt = kind === "earth" ? -0.3 : -0.38;
  const lean = (geometry: Part["geometry"]) => turnZ(turnX(geometry, kind === "earth" ? 0.25 : 0.16), tilt);
  const ball = lean(turnY(sphere(R, 80, 52), kind === "earth" ? (seed % 2 ? 1.5 : -0.4) : 0));
  const parts = [makePart("ball", "planet", ball, { weight: 1, paint })];
  if (has("ring"))
    parts.push(
      makePart(
        "ring",
        "ring",
        lean(
          lathe(
            [
              [0.6, -0.006],
              [1.02, -0.005],
              [1.03, 0],
              [1.02, 0.005],
              [0.6, 0.006],
            ],
            96,
            true,
          ),
        ),
        { weight: 0.9, paint: ringed },
      ),
    );
  return parts;
}

/** A planet. What makes it itself: a ball with belts of cloud and a tilted flat ring around it; Earth has blue seas, green and sandy continents, white clouds and poles; Jupiter its red spot; Mars is rusty with white caps. */
export const planet = defineFromPlan({
  id: "planet",
  family: "nature",
  words: [
    "planet",
    "saturn",
    "ringed planet",
    "planet saturn",
    "earth",
    "planet earth",
    "world",
    "the earth",
    "jupiter",
    "planet jupiter",
    "gas giant",
    "mars",
    "planet mars",
    "red planet",
    "venus",
    "neptune",
    "uranus",
    "exoplanet",
  ],
  senses: ["planet"],
  height: 1,
  vary: 0,
  view: { azimuth: 0.15, elevation: 0.24 },
  kinds: {
    saturn: {
      weight: 3,
      words: ["saturn", "ringed planet", "planet saturn"],
      slots: ["ring"],
      dress: { planet: "#e0bd84 #d9a86a", ring: "#d8c198" },
    },
    violet: { weight: 2, words: ["exoplanet"], dress: { planet: "#8a5fc4 #3fa3b8 #d86a8a", ring: "#e6d6f2 #f2d9a8" } },
    blue: { weight: 0, words: ["neptune", "uranus"], dress: { planet: "#3a66d0", ring: "#b8c8e0" } },
    earth: { weight: 2, words: ["earth", "planet earth", "world", "the earth"] },
    jupiter: { weight: 1, words: ["jupiter", "planet jupiter", "gas giant"], dress: { planet: "#d8b088" } },
    mars: { weight: 1, words: ["mars", "planet mars", "red planet"], dress: { planet: "#b8532a" } },
    rocky: { weight: 0, words: ["venus"], dress: { planet: "#d9a860" } },
  },
  extras: {
    ring: { chance: 0, words: ["saturn", "ringed planet", "planet saturn", "planet", "exoplanet"], traits: ["ringed"] },
  },
  slots: {
    planet: mainSlot("plaster", "#d9a86a", "ball|surface|globe"),
    ring: slot("plaster", "#d8c198", "rings|disc"),
  },
  build: (planned) =>
    build({
      ...planned,
      has: (extra) => planned.has(extra) && (planned.kind === "saturn" || planned.kind === "violet"),
    }),
});
