import { noise } from "../../geometry/deform.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Paint } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, vary } from "../building/structure.ts";
import { land, ridges } from "./terrain.ts";

const SNOW = fromHex("#f1f5f8");
const GREEN = fromHex("#5b7a35");
const ICE = fromHex("#cfe6f0");

/** A mountain. What makes it itself: a jagged peak with ridges and gullies, snow above, bare grey rock, green at its foot. An iceberg is all white and blue, standing in the sea. */
export const mountain = defineStructure({
  id: "mountain",
  family: "nature",
  words: [
    "mountain",
    "peak",
    "mountain peak",
    "snowy mountain",
    "hill",
    "alps",
    "mount everest",
    "cliff",
    "iceberg",
    "mountain range",
  ],
  senses: ["mountain#1", "iceberg", "cliff", "hill#1", "mountain peak"],
  height: 3,
  scale: 2,
  styles: { peak: 1, hill: 0.0001, iceberg: 0.0001 },
  choose: byWord({ hill: ["hill"], iceberg: ["iceberg"] }),
  slots: {
    mountain: bodySlot(["rock", "slope", "stone", "snow"], ["granite"], "#77726d", "#807568", "#6d7076"),
    water: fixedSlot(["sea", "ocean"], ["ice"], "#2f7f9d"),
  },
  dress: ({ style }) =>
    style === "iceberg"
      ? { mountain: { material: "plaster", colours: [ICE] } }
      : style === "hill"
        ? { mountain: { material: "grass" } }
        : {},
  build: (p) => {
    const berg = p.style === "iceberg";
    const hill = p.style === "hill";
    const r = 1.2 * p.wide;
    const h = (hill ? 0.55 : berg ? 1.2 : 1.55) * p.tall;
    const peaks = [
      [0.05, 0, 1, 0.95],
      [-0.5 * r + 0.1, 0.18, 0.55 + 0.2 * vary(p, "left"), 0.62],
      [0.46 * r, 0.12, 0.45 + 0.2 * vary(p, "right"), 0.58],
      [0.1, 0.42 * r, 0.32, 0.6],
    ] as const;
    const rise = (x: number, z: number): number => {
      let y = 0;
      for (const [px, pz, tall, wide] of peaks) {
        const d = Math.sqrt((x - px) * (x - px) + (z - pz) * (z - pz)) / (r * wide);
        const t = Math.max(0, 1 - d);
        y = Math.max(y, tall * (hill ? t * t * (3 - 2 * t) : t * (0.55 + 0.45 * t)));
      }
      const edge = smoothstep(1, 0.72, Math.sqrt(x * x + z * z) / r);
      if (hill) return h * y * edge;
      const rough = ridges(x * 1.9, z * 1.9, p.seed) * 0.17 + ridges(x * 5, z * 5, p.seed + 40) * 0.045;
      return (
        h * (y + rough * (0.25 + y * 0.75)) * edge +
        0.02 +
        (berg ? 0.24 * smoothstep(1, 0.9, Math.sqrt(x * x + z * z) / r) : 0)
      );
    };
    const paint: Paint = (surface, x, y, z, _nx, ny) => {
      if (hill) return;
      const n = noise(x * 5, y * 5, z * 5, p.seed) * 0.12 + noise(x * 13, y * 13, z * 13, p.seed + 3) * 0.05;
      const t = y / h + n;
      if (berg) {
        const blue = smoothstep(0.75, 0.25, ny);
        surface.r = SNOW[0] + (fromBlue[0] - SNOW[0]) * blue * 0.8;
        surface.g = SNOW[1] + (fromBlue[1] - SNOW[1]) * blue * 0.8;
        surface.b = SNOW[2] + (fromBlue[2] - SNOW[2]) * blue * 0.8;
        surface.roughness = 0.35;
        return;
      }
      if (t > 0.56 - 0.16 * (ny - 0.5)) {
        surface.r = SNOW[0];
        surface.g = SNOW[1];
        surface.b = SNOW[2];
        surface.roughness = 0.85;
      } else if (t < 0.17 && ny > 0.42) {
        const shade = 0.8 + 1.4 * n;
        surface.r = GREEN[0] * shade;
        surface.g = GREEN[1] * shade;
        surface.b = GREEN[2] * shade;
      } else {
        const strata = 0.9 + 0.1 * sin(y * 38 + n * 20);
        surface.r *= strata;
        surface.g *= strata;
        surface.b *= strata;
      }
    };
    const parts = [
      makePart(
        "mountain",
        "mountain",
        land(r, rise, { segments: 110, rows: 44, rim: (a) => 1 + 0.06 * sin(a * 3 + p.seed) + 0.04 * sin(a * 5 + 1) }),
        { weight: 1, paint },
      ),
    ];
    if (berg)
      parts.push(
        makePart(
          "sea",
          "water",
          land(r * 1.45, (x, z) => 0.07 + 0.012 * sin(x * 9) * sin(z * 8), { segments: 48, rows: 12 }),
          { weight: 0.5 },
        ),
      );
    return standModel(parts, [{ name: "top", position: [0.05, h * 1.05, 0], normal: [0, 1, 0], radius: 0.05 }]);
  },
  view: { azimuth: 0.35, elevation: 0.24 },
});

const fromBlue = fromHex("#6fb4d6");
