import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { deform, move, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const RADIUS = 0.75;
const RINGS = 36;

/** Height of a heap at a distance from its middle, both as parts of the whole: a rounded top, a straight slope, a run-out. */
const slope = (t: number): number => {
  const straight = 1 - t;
  const rounded = 1 - 1.6 * t * t;
  return t < 0.31 ? rounded : t > 0.82 ? straight * straight * 2.9 : straight * 0.98 + 0.17 * (1 - t / 0.82);
};

const DARK: Paint = (surface) => layColour(surface, [0.008, 0.006, 0.005], 0.97);

/** Lumps of loose earth on whatever is turned about the Y axis. */
const loosen = (geometry: Geometry, seed: number): Geometry =>
  deform(geometry, ([x, y, z]) => {
    const lump = 0.04 * noise(x * 4, 0, z * 4, seed) + 0.018 * noise(x * 13, 0, z * 13, seed + 3);
    const spread = 1 + 0.1 * noise(x * 1.6, 0.4, z * 1.6, seed);
    return [x * spread, y <= 0 ? y : Math.max(0.003, y + lump * Math.min(1, 8 * y)), z * spread];
  });

/** Half the width of a hole that is dug, metres, and how much larger all of it is: somebody gets down there. */
const PIT = 0.33;
const WIDE = 1.5;

/** A dark hole with a bank of earth around it, and a heap of what came out. */
function dug(seed: number): Part[] {
  const bank = lathe(
    [
      [0, 0],
      [0.72, 0],
      [0.71, 0.01],
      [0.56, 0.07],
      [0.46, 0.15],
      [0.39, 0.16],
      [PIT, 0.11],
      [0.27, 0.035],
      [0, 0.022],
    ],
    72,
  );
  const deep: Paint = (surface, x, _y, z) => {
    const out = Math.sqrt(x * x + z * z) / PIT;
    if (out < 1.12) layColour(surface, [0.02, 0.013, 0.009], Math.min(0.97, (1.12 - out) * 6));
  };
  const heaped = lathe(
    [
      [0, 0],
      ...Array.from({ length: 14 }, (_, i): Point2 => [0.42 * (1 - i / 14), 0.34 * slope(1 - i / 14)]),
      [0, 0.34],
    ],
    48,
  );
  return [
    makePart("bank", "heap", loosen(bank, seed), { weight: 1, crease: 1.4, paint: deep }),
    makePart("heap", "heap", move(loosen(heaped, seed + 5), [0.66, 0, -0.3]), { weight: 1, crease: 1.4 }),
  ];
}

/** Half the width of the way into a burrow, and where that is. */
const MOUTH = 0.32;
const MOUTH_AT = [0, 0.3, 0.77] as const;

/** A bank with a round dark way into it, and the earth that was thrown out of that. */
function burrow(seed: number): Part[] {
  const [x, y, z] = MOUTH_AT;
  const bank = lathe(
    [
      [0, 0],
      ...Array.from({ length: RINGS }, (_, i): Point2 => {
        const t = 1 - i / RINGS;
        return [0.82 * t, Math.max(0.004, 0.72 * Math.sqrt(Math.max(0, 1 - t * t * t)))];
      }),
      [0, 0.72],
    ],
    96,
  );
  const around = Array.from({ length: 28 }, (_, i): Vec3 => {
    const angle = (TAU * i) / 28;
    return [
      x + 1.06 * MOUTH * cos(angle),
      y + 1.06 * MOUTH * sin(angle),
      z - (sin(angle) > 0 ? 0.22 : 0.06) * sin(angle),
    ];
  });
  const spoil = lathe(
    [
      [0, 0],
      [0.5, 0],
      [0.46, 0.02],
      [0.3, 0.05],
      [0, 0.07],
    ],
    40,
  );
  const grass: Paint = (surface, px, py, _pz, _nx, ny) => {
    if (ny > 0.25 && py > 0.42 + 0.06 * noise(px * 5, 0, 0, seed)) layColour(surface, [0.07, 0.16, 0.025], 0.9);
  };
  return [
    makePart("heap", "heap", loosen(bank, seed), { weight: 1, crease: 1.4, paint: grass }),
    makePart("lip", "heap", settle(tube(0.05, around, 10, { closed: true })), { weight: 0.8 }),
    makePart("hole", "heap", move(stretch(sphere(MOUTH, 28), [1, 1, 0.6]), [x, y, z - 0.1]), {
      weight: 0.8,
      paint: DARK,
    }),
    makePart("spoil", "heap", move(loosen(spoil, seed + 2), [0, 0, 1]), { weight: 0.6 }),
  ];
}

function build({ style, seed }: Planned): Part[] {
  if (style === "dug")
    return dug(seed).map((part) => ({ ...part, geometry: stretch(part.geometry, [WIDE, WIDE, WIDE]) }));
  if (style === "burrow") return burrow(seed);
  const height = style === "steep" ? 0.62 : 0.48;
  const profile: Point2[] = [
    [0, 0],
    ...Array.from({ length: RINGS }, (_, i): Point2 => {
      const t = 1 - i / RINGS;
      return [RADIUS * t, Math.max(0, height * slope(t)) + (t === 1 ? 0.004 : 0)];
    }),
    [0, height],
  ];
  const mound = deform(lathe(profile, 96), ([x, y, z]) => {
    const at = Math.sqrt(x * x + z * z) / RADIUS;
    const spread = 1 + 0.16 * noise(x * 1.6, 0.4, z * 1.6, seed) + 0.05 * noise(x * 5, 0.2, z * 5, seed + 1);
    const lumps = 0.075 * noise(x * 3.2, 0, z * 3.2, seed + 2) + 0.022 * noise(x * 12, 0, z * 12, seed + 3);
    return [x * spread, y <= 0 ? y : Math.max(0.003, y + lumps * Math.min(1, 1.4 - at)), z * spread];
  });
  return [makePart("heap", "heap", mound, { weight: 1, crease: 1.4 })];
}

/** Style -> what is in the hole, and where one looks out. */
const SOCKETS: Readonly<Record<string, readonly Socket[]>> = {
  dug: [{ name: "inside", position: [0, 0.04, 0], normal: [0, 1, 0], radius: PIT * WIDE }],
  burrow: [{ name: "den", position: [MOUTH_AT[0], 0.04, MOUTH_AT[2] + 0.04], normal: [0, 0, 1], radius: MOUTH }],
};

const DUG = ["dug hole", "hole in the ground", "dirt hole"];
const BURROWS = ["burrow", "rabbit hole", "rabbit burrow", "fox den", "badger sett", "warren"];

/**
 * A heap of whatever it is said to be of: snow, sand, earth, coal. What makes it itself: a low uneven cone that runs out on
 * the ground. A hole that is dug is dark, with a bank around it and what came out beside it; a burrow is a dark way into a grown bank.
 */
export const heap = defineFromPlan({
  id: "heap",
  family: "nature",
  words: [
    "heap",
    "mound",
    "dirt pile",
    "sand pile",
    "snow pile",
    "snowdrift",
    "molehill",
    "anthill",
    "compost heap",
    ...DUG,
    ...BURROWS,
  ],
  senses: ["mound#4"],
  height: 0.5,
  view: { azimuth: 0.5, elevation: 0.3 },
  vary: 0.12,
  slots: { heap: mainSlot("soil", "", "pile|mound") },
  styles: {
    broad: { weight: 2 },
    steep: { words: ["anthill", "molehill"], traits: ["steep"] },
    dug: { weight: 0, words: DUG },
    burrow: { weight: 0, words: BURROWS },
  },
  sockets: ({ style }) => SOCKETS[style] ?? [],
  kinds: {
    earth: {},
    snow: { weight: 0, words: ["snow pile", "snowdrift"], materials: { heap: "snow" } },
    sand: { weight: 0, words: ["sand pile"], materials: { heap: "sand" } },
  },
  build,
});
