import { layColour } from "../../concepts/lay-colour.ts";
import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { scale } from "../../math/vec3.ts";
import type { Morsel } from "./morsels.ts";

/** How steeply what is laid stands off, as of shingles. */
const SLOPE = 0.14;
const shaded = (colour: Rgb): Rgb => scale(colour, 0.35);
const flat = (geometry: Geometry, paint: (colour: Rgb) => Paint, slot?: string): Morsel => ({
  geometry: deform(settle(geometry), ([x, y, z]) => [x, y + SLOPE * x, z]),
  paint,
  under: shaded,
  hangs: true,
  isFlat: true,
  ...(slot !== undefined && { slot }),
});

const disc = (radius: number, thick: number, sides: number): Geometry =>
  lathe(
    [
      [0, 0.06],
      [radius, 0.06],
      [radius, 0.06 + 0.6 * thick],
      [0.9 * radius, 0.06 + thick],
      [0, 0.06 + thick],
    ],
    sides,
  );
/** Its length along X, of so many sides, what it is at each place along it as of a lathe. */
const lying = (profile: readonly (readonly [number, number])[], sides: number): Geometry =>
  move(turnZ(lathe(profile, sides), -PI / 2), [0, 0.2, 0]);

/** A shirt's: a raised rim and four holes. */
const button = flat(disc(1.08, 0.3, 12), (colour) => (surface, x, _y, z) => {
  const r = Math.sqrt(x * x + z * z) / 1.08;
  layColour(surface, scale(colour, r > 0.97 ? 0.6 : r > 0.74 ? 1.15 : r > 0.66 ? 0.45 : 0.85), 0.3, 0);
  const [dx, dz] = [Math.abs(x) - 0.24, Math.abs(z) - 0.24];
  if (dx * dx + dz * dz < 0.021) layColour(surface, fromHex("#161312"), 0.8, 0);
});

const GROOVED = fromHex("#101012");
const record = (label: string): Morsel =>
  flat(
    disc(1.25, 0.1, 18),
    () => (surface, x, _y, z) => {
      const r = Math.sqrt(x * x + z * z) / 1.25;
      if (r < 0.06) return layColour(surface, GROOVED, 0.5, 0);
      if (r < 0.38) return layColour(surface, fromHex(label), 0.5, 0);
      const angle = atan2(z, x);
      // light lies in two fans across the grooves
      const fan = Math.max(0, cos(2 * angle + 0.6) - 0.55);
      const groove = 0.7 + 0.5 * sin(70 * r);
      layColour(surface, scale([0.012 + 0.16 * fan, 0.012 + 0.16 * fan, 0.014 + 0.17 * fan], groove), 0.28, 0);
    },
    "disc",
  );

const TILE: readonly [number, number] = [1.3, 0.65];
const INK = fromHex("#17171a");
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, 1],
    [0, 0],
    [-1, -1],
    [1, -1],
  ],
];
const domino = (upper: number, lower: number): Morsel =>
  flat(move(box([2 * TILE[0], 0.26, 2 * TILE[1]]), [0, 0.22, 0]), (colour) => (surface, x, y, z) => {
    const isDark = colour[0] + colour[1] + colour[2] < 0.6;
    const ink = isDark ? fromHex("#f3efe2") : INK;
    const isTop = y - SLOPE * x > 0.3;
    const edge = Math.max(Math.abs(x) - TILE[0], Math.abs(z) - TILE[1]) > -0.07;
    layColour(surface, scale(colour, !isTop ? 0.6 : edge ? 0.72 : 1), 0.3, 0);
    if (!isTop) return;
    if (Math.abs(x) < 0.045 && Math.abs(z) < 0.52) return layColour(surface, ink, 0.4, 0);
    for (const [i, k] of PIPS[x < 0 ? upper : lower] ?? []) {
      const [dx, dz] = [Math.abs(x) - 0.65 - 0.32 * i * 0.9, z - 0.32 * k];
      if (dx * dx + dz * dz < 0.022) layColour(surface, ink, 0.4, 0);
    }
  });

const TIP = fromHex("#bf2318");
/** Its head stands proud of the square stick. */
const match = flat(
  lying(
    [
      [0, -1.75],
      [0.25, -1.75],
      [0.25, 1.05],
      [0.42, 1.25],
      [0.3, 1.62],
      [0, 1.7],
    ],
    4,
  ),
  (colour) => (surface, x, _y, z) => {
    if (x > 1.02) return layColour(surface, scale(TIP, x > 1.15 ? 1 : 0.6), 0.75, 0);
    layColour(surface, scale(colour, (0.86 + 0.14 * sin(23 * z + 2 * x)) * (x < -1.6 ? 0.6 : 1)), 0.8, 0);
  },
);

const STICK = { half: 1.75, wide: 0.44 };
/** A flat stick with round ends. */
const craftStick = flat(
  move(
    turnX(
      extrude(
        [
          [STICK.half, 0],
          [STICK.half - 0.13, 0.31],
          [STICK.half - 0.44, STICK.wide],
          [0.44 - STICK.half, STICK.wide],
          [0.13 - STICK.half, 0.31],
          [-STICK.half, 0],
          [0.13 - STICK.half, -0.31],
          [0.44 - STICK.half, -STICK.wide],
          [STICK.half - 0.44, -STICK.wide],
          [STICK.half - 0.13, -0.31],
        ],
        { depth: 0.14 },
      ),
      -PI / 2,
    ),
    [0, 0.2, 0],
  ),
  (colour) => (surface, x, _y, z) => {
    const end = Math.max(0, Math.abs(x) - (STICK.half - STICK.wide));
    const out = Math.sqrt(end * end + z * z) / STICK.wide;
    const grain = 0.9 + 0.08 * sin(31 * z + 1.5 * sin(2 * x));
    layColour(surface, scale(colour, out > 0.82 ? 0.42 : grain), 0.75, 0);
  },
);

/** Crimped about its rim, a star on its top. */
const bottleCap = flat(
  lathe(
    [
      [0, 0.04],
      [1.14, 0.04],
      [0.86, 0.46],
      [0, 0.5],
    ],
    14,
  ),
  (colour) => (surface, x, _y, z) => {
    const [r, angle] = [Math.sqrt(x * x + z * z), atan2(z, x)];
    const isRim = r > 0.84;
    const flute = cos(14 * angle);
    layColour(surface, isRim ? scale(colour, flute > 0 ? 1.1 : 0.4) : colour, 0.3, isRim ? 0.5 : 0);
    const isPale = colour[0] + colour[1] + colour[2] > 1.6;
    const mark: Rgb = isPale ? scale(colour, 0.25) : fromHex("#f6f2e6");
    if (Math.abs(r - 0.72) < 0.045 || r < 0.26 + 0.2 * cos(5 * angle)) layColour(surface, mark, 0.4, 0);
  },
);

const LEAD = fromHex("#24211f");
const SHARPENED = fromHex("#d9b27c");
const RUBBER = fromHex("#e58a93");
const pencil = flat(
  lying(
    [
      [0, -1.75],
      [0.27, -1.75],
      [0.27, 1.1],
      [0, 1.8],
    ],
    6,
  ),
  (colour) => (surface, x) => {
    if (x > 1.55) return layColour(surface, LEAD, 0.4, 0);
    if (x > 1.08) return layColour(surface, SHARPENED, 0.7, 0);
    if (x < -1.45) return layColour(surface, RUBBER, 0.8, 0);
    if (x < -1.2) return layColour(surface, [0.5, 0.5, 0.5], 0.3, 1);
    layColour(surface, colour, 0.35, 0);
  },
);
const crayon = flat(
  lying(
    [
      [0, -1.7],
      [0.32, -1.7],
      [0.32, 1.2],
      [0.24, 1.24],
      [0.12, 1.7],
      [0, 1.7],
    ],
    7,
  ),
  (colour) => (surface, x) => {
    const isPaper = x > -1.5 && x < 0.95;
    const isBand = isPaper && (Math.abs(x - 0.7) < 0.08 || Math.abs(x + 1.2) < 0.08);
    layColour(surface, scale(colour, isBand ? 0.12 : isPaper ? 1 : 0.72), isPaper ? 0.7 : 0.35, 0);
  },
);

const stick = (morsel: Morsel): Morsel => ({ ...morsel, isStick: true });

/** Ids of concepts -> what stands for many of them: what is at hand in a house and gets glued together on a winter's evening. */
export const HANDIWORK_MORSELS: ReadonlyMap<string, readonly Morsel[]> = new Map(
  Object.entries({
    "sewing-button": [button],
    "vinyl-record": [record("#c8372f"), record("#e0a52a"), record("#2f7fb8")].map((each) => ({ ...each, size: 1.2 })),
    domino: [domino(2, 4), domino(0, 3), domino(4, 1)],
    matchstick: [stick(match)],
    "craft-stick": [stick(craftStick)],
    "bottle-cap": [bottleCap],
    pencil: [stick(pencil)],
    crayon: [stick(crayon)],
  }),
);
