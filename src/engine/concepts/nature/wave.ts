import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { clamp, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** The wave cut across, x forwards: up its back, over the crest, round the curl, down the hollow face and out over the sea before it. */
const CUT: readonly (readonly [number, number])[] = [
  [-1.7, 0.26],
  [-1.2, 0.36],
  [-0.75, 0.72],
  [-0.35, 1.22],
  [0.08, 1.56],
  [0.46, 1.56],
  [0.72, 1.34],
  [0.8, 1.1],
  [0.7, 1.02],
  [0.58, 1.2],
  [0.36, 1.32],
  [0.14, 1.18],
  [0.0, 0.86],
  [0.06, 0.5],
  [0.34, 0.28],
  [0.8, 0.22],
  [1.5, 0.26],
];
const WIDE = 2.4;

/** How much of the wave stands at a place across: highest in the middle, running out to the right. */
const swell = (t: number): number => 0.5 + 0.5 * smoothstep(0, 0.32, t) - 0.42 * smoothstep(0.62, 1, t);

function body(seed: number): { geometry: Geometry; lip: Vec3[] } {
  const line = curveThrough(
    CUT.map(([x, y]): Vec3 => [x, y, 0]),
    5,
  );
  const lip: Vec3[] = [];
  const columns = 30;
  const rings = Array.from({ length: columns + 1 }, (_, k): Ring => {
    const t = k / columns;
    const s = swell(t);
    const z = (t - 0.5) * WIDE;
    const points = line.map(([x, y], i): Vec3 => {
      const rough = 0.03 * noise(x * 3, y * 3, z * 3, seed);
      const high = Math.max(0, y - 0.24);
      const edge = i === 0 || i === line.length - 1 ? 0 : rough;
      return [
        x - 0.35 * (1 - s) * high + 0.1 * sin(t * PI * 1.3),
        0.24 + high * s + (y < 0.24 ? y - 0.24 : 0) + edge,
        z,
      ];
    });
    for (const [i, point] of points.entries()) if (i > 26 && i < 42) lip.push(point);
    const [first, last] = [points[0] as Vec3, points.at(-1) as Vec3];
    return [[last[0], 0, z], [first[0], 0, z], ...points].reverse() as Vec3[];
  });
  return { geometry: settle(loft(rings)), lip };
}

/** Deep blue below, green where light comes through the crest, streaks drawn up the face, foam on the lip and over the back. */
const water =
  (seed: number): Paint =>
  (surface, x, y, z, _nx, ny) => {
    const up = clamp((y - 0.2) / 1.3, 0, 1);
    const streak = 0.5 + 0.5 * sin(z * 22 + 3 * noise(x * 2, y * 2, z * 2, seed) + up * 4);
    const thin = smoothstep(0.35, 0.95, up);
    const dark = 0.7 + 0.5 * streak * (0.3 + up);
    let [r, g, b] = [0.005 + 0.04 * thin, 0.07 + 0.3 * thin, 0.22 + 0.26 * thin];
    [r, g, b] = [r * dark, g * dark, b * dark];
    const n = noise(x * 5, y * 5, z * 5, seed + 3) + 0.6 * noise(x * 11, y * 11, z * 11, seed + 5);
    const crest =
      smoothstep(1.16, 1.5, y + 0.16 * n) * smoothstep(0.25, 0.5, x + 0.25) + smoothstep(1.36, 1.5, y + 0.1 * n);
    const flat = ny > 0.6 && y < 0.5 ? smoothstep(0.42, 0.62, n) * 0.8 : 0;
    const foot = x > 0.1 && y < 0.6 ? smoothstep(0.5, 0.1, Math.abs(x - 0.42 + 0.2 * n)) * 0.7 : 0;
    const foam = clamp(crest + flat + foot, 0, 1);
    layColour(surface, [r + (0.88 - r) * foam, g + (0.93 - g) * foam, b + (0.95 - b) * foam], 0.12 + 0.5 * foam, 0);
    surface.height += 0.01 * streak * (1 - foam) + 0.012 * n * foam;
  };

function build({ seed, stream }: Planned): Part[] {
  const next = stream("foam");
  const { geometry, lip } = body(seed % 97);
  const foam = Array.from({ length: 130 }, (): Geometry => {
    const at = lip[Math.floor(next() * lip.length)] as Vec3;
    const size = 0.03 + 0.055 * next() * next();
    return move(stretch(sphere(size, 10, 7), [1, 0.85, 1]), [
      at[0] + 0.03 * (next() - 0.3),
      at[1] + 0.02 * (next() - 0.5),
      at[2],
    ]);
  });
  const splash = Array.from({ length: 40 }, (): Geometry => {
    const t = next();
    const z = (t - 0.5) * WIDE * 0.86;
    const size = 0.04 + 0.06 * next();
    return move(sphere(size, 10, 7), [0.62 + 0.25 * cos(next() * PI), 0.25 + 0.03 * next(), z]);
  });
  return [
    makePart("water", "water", geometry, { weight: 1, crease: 1, paint: water(seed % 83) }),
    makePart("foam", "foam", merge(foam), { weight: 0.8 }),
    makePart("splash", "foam", merge(splash), { weight: 0.5 }),
  ];
}

/** A breaking wave. What makes it itself: a wall of water that rises along a smooth back, hangs over in a curl above a hollow streaked face, green where it is thin, with foam on its lip, at its foot and over the sea around it. */
export const wave = defineFromPlan({
  id: "wave",
  family: "nature",
  words: [
    "wave",
    "ocean wave",
    "sea wave",
    "tidal wave",
    "tsunami",
    "breaking wave",
    "surf wave",
    "big wave",
    "breaker",
  ],
  senses: ["breaker"],
  height: 1.6,
  vary: 0.05,
  view: { azimuth: 1.05, elevation: 0.2 },
  slots: { water: mainSlot("glass", "#1f6f9a", "sea|ocean"), foam: slot("plaster", "#f2f8fa", "spray|crest") },
  build,
});
