import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, settle, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, pow, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

const R = 0.5;

interface Crater {
  readonly at: Vec3;
  readonly size: number;
}

/** Height of the ground over a crater: a bowl with a raised lip; `d` is the distance over the crater's radius. */
const bowl = (d: number): number => (d < 1 ? -0.5 + 0.75 * pow(d, 3) : 0.25 * Math.max(0, 1 - (d - 1) / 0.45));

export function craters(count: number, least: number, most: number, chance: () => number): Crater[] {
  return Array.from({ length: count }, (_, i) => ({
    at: normalize([chance() - 0.5, chance() - 0.5, chance() - 0.25 + (i % 3 === 0 ? 0.4 : 0)]),
    size: least + (most - least) * pow(chance(), 2.2),
  }));
}

/** Presses craters into what lies about the origin; `deep` is metres to a crater's own radius. */
export const cratered =
  (marks: readonly Crater[], deep: number) =>
  (point: Vec3): Vec3 => {
    const [x, y, z] = point;
    const r = Math.sqrt(x * x + y * y + z * z);
    let lift = 0;
    for (const { at, size } of marks) {
      const c = (x * at[0] + y * at[1] + z * at[2]) / r;
      if (c < 0.5) continue;
      const d = Math.sqrt(2 - 2 * c) / size;
      if (d < 1.45) lift += bowl(d) * size * deep;
    }
    const k = 1 + lift;
    return [x * k, y * k, z * k];
  };

function full({ stream, seed }: Planned): Part[] {
  const marks = craters(30, 0.06, 0.3, stream("craters"));
  const seas = marks.slice(0, 30);
  const paint: Paint = (surface, x, y, z) => {
    const sea = smoothstep(0.02, 0.3, noise(x * 3.2, y * 3.2, z * 3.2, seed) + 0.3 * noise(x * 9, y * 9, z * 9, seed));
    let dim = 1 - 0.42 * sea;
    for (const { at, size } of seas) {
      const [dx, dy, dz] = [x / R - at[0], y / R - at[1], z / R - at[2]];
      const d = Math.sqrt(dx * dx + dy * dy + dz * dz) / size;
      if (d < 1.4) dim *= d < 0.9 ? 0.76 : d < 1.15 ? 1.14 : 1.04;
    }
    surface.r *= dim;
    surface.g *= dim;
    surface.b *= dim * (1 + 0.05 * sea);
  };
  const ball = deform(sphere(R, 120, 76), cratered(marks, 0.22));
  return [makePart("moon", "moon", settle(ball), { weight: 1, crease: 1.2, paint })];
}

function crescent({ stream }: Planned): Part[] {
  const broad = 0.17 + 0.05 * stream("broad")();
  const [from, to] = [PI * 0.32, PI * 1.68];
  const steps = 44;
  const girth = (t: number) => Math.max(0.012, broad * pow(sin(PI * t), 0.85));
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const angle = from + (to - from) * t;
    const r = R - girth(t);
    return [r * cos(angle), r * sin(angle), 0];
  });
  const horn = tube(1, path, 20, {
    up: [0, 0, 1],
    scale: (t) => [girth(t), girth(t) * 0.75 + 0.01],
    endRounding: 0.008,
  });
  const paint: Paint = (surface, x, y, z) => {
    for (const [cx, cy, size] of PITS) {
      const d = Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) / size;
      if (d < 1 && z > 0) {
        const dim = d < 0.78 ? 0.8 : 0.9;
        surface.r *= dim;
        surface.g *= dim * 0.97;
        surface.b *= dim * 0.9;
      }
    }
  };
  return [makePart("moon", "moon", turnZ(settle(horn), 0.32), { weight: 1, paint })];
}

const PITS = [
  [-0.36, 0.06, 0.06],
  [-0.3, -0.16, 0.045],
  [-0.31, 0.22, 0.03],
  [-0.14, -0.36, 0.05],
  [-0.4, -0.07, 0.025],
] as const;

/** A moon. What makes it itself: a grey ball with craters and dark seas, or the yellow crescent with its two horns. */
export const moon = defineFromPlan({
  id: "moon",
  family: "nature",
  words: ["moon", "full moon", "crescent moon", "crescent", "half moon", "lunar surface", "new moon"],
  senses: ["moon"],
  height: 1,
  vary: 0,
  view: { azimuth: 0.2, elevation: 0.08 },
  styles: {
    full: { weight: 3, words: ["full moon", "lunar surface"], traits: ["round"] },
    crescent: {
      weight: 2,
      words: ["crescent moon", "crescent", "half moon", "new moon"],
      dress: { moon: "#ffd75a #f7e08a" },
      materials: { moon: "plaster" },
    },
  },
  slots: { moon: mainSlot("plaster", "#cfcdc6 #c4c2bd #d8d4c6", "crater|surface") },
  build: (planned) => (planned.style === "crescent" ? crescent(planned) : full(planned)),
});
