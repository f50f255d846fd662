import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { frozenFall, frozenOver } from "./frozen-fall.ts";
import { boulder } from "./stone-shape.ts";

const FOAM = [0.86, 0.93, 0.96] as const;

/** A ribbon of water along a path, uneven across, its front side out. */
function ribbon(path: readonly Vec3[], half: number, thick: number, spread: number): Geometry {
  const n = 14;
  const at = (i: number): number => half * (2 * (i / n) - 1);
  const section: Point2[] = [
    ...Array.from({ length: n + 1 }, (_, i): Point2 => [at(i), -thick]),
    ...Array.from({ length: n + 1 }, (_, i): Point2 => [at(n - i), thick * (0.6 + 0.4 * sin(i * 2.3))]),
  ];
  return sweep(section, path, { up: [0, 1, 0], scale: (t) => [1 + spread * t, 1 + 0.4 * t] });
}

/** White threads that run down with the water; the more the deeper it has fallen. */
const falling =
  (seed: number, top: number): Paint =>
  (surface, x, y, z) => {
    const thread = noise(x * 15, (y + z) * 1.1, 0, seed) + 0.6 * noise(x * 34, (y + z) * 2.3, 0, seed + 4);
    const white = Math.min(1, Math.max(0, 0.5 + 0.62 * thread + 0.35 * (1 - y / top)));
    layColour(surface, [0.1 + 0.78 * white, 0.34 + 0.6 * white, 0.5 + 0.46 * white], 0.25, 0);
    surface.height += 0.012 * thread;
  };

/** The pool: blue, darker to the rim, rings and foam where the water comes down. */
const pooled =
  (footZ: number, half: number, seed: number): Paint =>
  (surface, x, y, z, _nx, ny) => {
    if (ny < 0.3) return;
    const dx = Math.max(0, Math.abs(x) - half * 0.8);
    const r = Math.sqrt(dx * dx + (z - footZ) * (z - footZ));
    const n = noise(x * 7, y, z * 7, seed);
    const ring = sin(r * 34 + n * 2.4);
    const foam = Math.min(1, Math.max(0, 1.15 - r * 3.2 + 0.5 * n) + (ring > 0.78 ? 0.45 * Math.max(0, 1 - r) : 0));
    layColour(surface, [0.02 + 0.8 * foam, 0.2 + 0.7 * foam, 0.3 + 0.64 * foam], 0.12, 0);
    surface.height += 0.006 * ring;
  };

function build({ style, seed, stream }: Planned): Part[] {
  const next = stream("rocks");
  const tiered = style === "tiered";
  const wide = style === "wide";
  const isFrozen = style === "frozen";
  const half = wide ? 0.66 : 0.38;
  const top = wide ? 1.5 : 1.95;
  const out = half + 0.42;
  const rock = (x: number, y: number, z: number, sx: number, sy: number, sz: number, i: number): Geometry =>
    move(turnY(boulder([sx, sy, sz], seed + i * 13, 13, 22), 0.6 * next()), [x, y, z]);
  const k = top / 1.95;
  const cliff = [
    rock(-out - 0.02, 0.5 * k, -0.32, 0.5, 0.8 * k, 0.5, 1),
    rock(out + 0.02, 0.5 * k, -0.32, 0.5, 0.8 * k, 0.5, 2),
    rock(-out + 0.06, 1.32 * k, -0.46, 0.44, 0.66 * k, 0.46, 3),
    rock(out - 0.04, 1.26 * k, -0.46, 0.46, 0.68 * k, 0.46, 4),
    rock(-half * 0.5, 0.55 * k, -0.8, half * 0.9 + 0.2, 0.95 * k, 0.44, 5),
    rock(half * 0.5, 0.6 * k, -0.82, half * 0.9 + 0.2, 0.95 * k, 0.44, 6),
    rock(0, 1.32 * k, -0.98, half + 0.42, 0.6 * k, 0.46, 7),
    rock(-out - 0.42, 0.24, 0.06, 0.4, 0.46, 0.4, 8),
    rock(out + 0.42, 0.2, 0.04, 0.4, 0.42, 0.42, 9),
  ];
  const ledgeY = top * 0.5;
  if (tiered) cliff.push(rock(0, ledgeY * 0.42, -0.24, half + 0.28, ledgeY * 0.66, 0.42, 10));
  const crest: Vec3[] = [
    [0, top - 0.02, -1.3],
    [0, top, -0.8],
    [0, top - 0.01, -0.52],
  ];
  const path: Vec3[] = tiered
    ? [
        ...crest,
        [0, top - 0.16, -0.36],
        [0, ledgeY + 0.25, -0.28],
        [0, ledgeY + 0.06, -0.2],
        [0, ledgeY + 0.02, 0.02],
        [0, ledgeY - 0.12, 0.17],
        [0, 0.24, 0.26],
        [0, 0.06, 0.28],
      ]
    : [...crest, [0, top - 0.14, -0.33], [0, top * 0.66, -0.18], [0, top * 0.3, -0.1], [0, 0.06, -0.06]];
  const footZ = tiered ? 0.28 : -0.06;
  const poolR = Math.max(0.95, half + 0.62);
  const pool = stretch(
    turnedUp(
      [
        [0, 0.02],
        [poolR, 0.02],
        [poolR, 0.14, 0.01],
        [0, 0.14],
      ],
      44,
    ),
    [1, 1, 0.92],
  );
  const rim = Array.from({ length: 13 }, (_, i): Geometry => {
    const a = -0.25 + ((TAU / 2 + 0.5) * i) / 12;
    const size = 0.13 + 0.13 * next();
    return rock(
      (poolR + 0.08) * cos(a),
      size * 0.5,
      0.34 + (poolR * 0.92 + 0.06) * sin(a),
      size * 1.2,
      size,
      size,
      20 + i,
    );
  });
  const spray = Array.from({ length: 18 }, (_, i): Geometry => {
    const x = half * 1.25 * (2 * ((i + next()) / 18) - 1);
    return move(stretch(sphere(0.1 + 0.07 * next(), 12, 8), [1.1, 0.62, 0.9]), [
      x,
      0.15 + 0.05 * next(),
      footZ + 0.04 + 0.14 * next(),
    ]);
  });
  const bush = (x: number, y: number, z: number, size: number, i: number): Geometry =>
    move(boulder([size, size * 0.75, size], seed + i * 7, 3, 18), [x, y, z]);
  const green = [
    bush(-out - 0.08, 1.92 * k, -0.5, 0.3, 1),
    bush(-out + 0.26, 1.9 * k, -0.72, 0.24, 2),
    bush(out + 0.02, 1.9 * k, -0.5, 0.32, 3),
    bush(out - 0.28, 1.86 * k, -0.76, 0.22, 4),
    bush(-out - 0.5, 0.72, 0.0, 0.22, 5),
    bush(out + 0.5, 0.62, 0.02, 0.24, 6),
    bush(0.1, top + 0.06, -1.24, half + 0.22, 7),
  ];
  const ground = stretch(
    turnedUp(
      [
        [0, 0],
        [1, 0, 0.02],
        [0.97, 0.1, 0.04],
        [0, 0.1],
      ],
      52,
    ),
    [poolR + 0.62, 1, poolR + 0.62],
  );
  return [
    makePart("ground", "grass", move(ground, [0, 0, 0.02]), { weight: 0.6 }),
    ...makeParts("cliff", "rock", cliff, { weight: 0.9 }),
    ...(isFrozen
      ? frozenFall(half, top, footZ, seed, next)
      : [
          makePart("water", "water", ribbon(curveThrough(path, 6), half, 0.05, 0.24), {
            weight: 1,
            crease: 1,
            paint: falling(seed % 89, top),
          }),
          makePart("foam", "foam", merge(spray), { weight: 0.7, paint: (surface) => layColour(surface, FOAM, 0.6, 0) }),
        ]),
    makePart("pool", "water", move(pool, [0, 0, 0.34]), {
      weight: 0.9,
      paint: isFrozen ? frozenOver(seed % 71) : pooled(footZ - 0.34, half, seed % 71),
    }),
    ...makeParts("shore", "rock", rim, { weight: 0.6 }),
    ...makeParts("bush", "leaves", green, { weight: 0.6 }),
  ];
}

const FROZEN = ["frozen waterfall", "frozen falls", "icefall", "ice waterfall", "waterfall of ice"];

/**
 * A waterfall. What makes it itself: a broad ribbon of white-threaded water that bends over a lip between high dark rocks, falls straight into a blue
 * pool with foam and rings at its foot, boulders along the shore, green on the cliff; some fall over a ledge in two steps. A frozen
 * one stands still: columns of ice and icicles, a frozen pool, snow all round.
 */
export const waterfall = defineFromPlan({
  id: "waterfall",
  family: "nature",
  words: ["waterfall", "water fall", "cascade", "falls", "mountain waterfall", ...FROZEN],
  senses: ["waterfall"],
  height: 2.3,
  vary: 0.05,
  view: { azimuth: 0.34, elevation: 0.22 },
  slots: {
    water: mainSlot("glass", "#6fb4d0", "fall|pool|river|stream"),
    rock: slot("granite", "#6f6a62 #5f6266 #7c7062", "cliff|stone|boulder"),
    foam: slot("plaster", "#eaf4f6", "spray|mist"),
    grass: slot("grass", "#5f7f3a #4f7436", "ground|bank"),
    leaves: slot("leaves", "#3f6d2c #557f35", "bush|moss|plant"),
  },
  styles: {
    single: { weight: 2 },
    tiered: { weight: 1.4, words: ["cascade"] },
    wide: { weight: 1, traits: ["wide"] },
    frozen: {
      weight: 0,
      words: FROZEN,
      materials: { grass: "snow", leaves: "snow", foam: "ice" },
      dress: { grass: "#eef3f7", leaves: "#e8eef3", foam: "#e3f0f6" },
    },
  },
  build,
});
