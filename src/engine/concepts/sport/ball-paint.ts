import { noise } from "../../geometry/deform.ts";
import type { Paint, SurfacePoint } from "../../geometry/part.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Draws on a ball by the direction from its middle. */
type BallPaint = (surface: SurfacePoint, x: number, y: number, z: number) => void;

const onBall =
  (draw: BallPaint): Paint =>
  (surface, x, y, z) => {
    const r = Math.sqrt(x * x + y * y + z * z) || 1;
    draw(surface, x / r, y / r, z / r);
  };

const GOLDEN = 1.618034;
const unit = (v: Vec3): Vec3 => {
  const l = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
  return [v[0] / l, v[1] / l, v[2] / l];
};
const SIGNS = [-1, 1];
const PENTAGONS: readonly Vec3[] = SIGNS.flatMap((a) =>
  SIGNS.flatMap((b): Vec3[] => [unit([0, a, b * GOLDEN]), unit([a, b * GOLDEN, 0]), unit([b * GOLDEN, 0, a])]),
);
/** Between three pentagons each. */
const HEXAGONS: readonly Vec3[] = [
  ...SIGNS.flatMap((a) => SIGNS.flatMap((b) => SIGNS.map((c): Vec3 => unit([a, b, c])))),
  ...SIGNS.flatMap((a) =>
    SIGNS.flatMap((b): Vec3[] => [
      unit([a / GOLDEN, 0, b * GOLDEN]),
      unit([b * GOLDEN, a / GOLDEN, 0]),
      unit([0, b * GOLDEN, a / GOLDEN]),
    ]),
  ),
];

const soccer =
  (dark: Rgb): BallPaint =>
  (surface, x, y, z) => {
    let [first, second, isDark] = [-1, -1, false];
    const meet = (faces: readonly Vec3[], away: number, black: boolean) => {
      for (const [u, v, w] of faces) {
        const d = (x * u + y * v + z * w) / away;
        if (d > first) {
          second = first;
          first = d;
          isDark = black;
        } else if (d > second) second = d;
      }
    };
    meet(PENTAGONS, 0.9393, true);
    meet(HEXAGONS, 0.9149, false);
    // of a black ball the five-sided ones are white
    const isBlack = luminance([surface.r, surface.g, surface.b]) < 0.05;
    if (isDark) layColour(surface, isBlack ? [0.85, 0.84, 0.8] : dark, 0.35);
    if (first - second < 0.012) {
      surface.height -= 0.0009;
      layColour(surface, [0.09, 0.09, 0.09], 0.7);
    }
  };

const basket: BallPaint = (surface, x, y, z) => {
  const curve = Math.abs(x) - 0.5 - 0.42 * y * y;
  const line = Math.min(Math.abs(z), Math.abs(x), Math.abs(curve) * 0.9);
  const pebble = noise(x * 60, y * 60, z * 60, 2);
  surface.height += pebble * 0.0005;
  const dim = 1 + pebble * 0.1;
  if (line < 0.026) {
    surface.height -= 0.0012;
    layColour(surface, [0.012, 0.01, 0.01], 0.6);
  } else layColour(surface, [surface.r * dim, surface.g * dim, surface.b * dim], 0.6);
};

/** The seam of two figure-eight halves: 0 on it, in radii across. */
const seam = (x: number, y: number, z: number): number => {
  const f = z + 1.15 * (x * x - y * y);
  const [gx, gy] = [2.3 * x, -2.3 * y];
  return f / Math.sqrt(1 + gx * gx + gy * gy);
};

const tennis: BallPaint = (surface, x, y, z) => {
  const fuzz = 0.85 + 0.3 * noise(x * 45, y * 45, z * 45, 3);
  layColour(surface, [surface.r * fuzz, surface.g * fuzz, surface.b * fuzz], 0.95);
  if (Math.abs(seam(x, y, z)) < 0.05) {
    surface.height -= 0.0007;
    layColour(surface, [0.85, 0.86, 0.8], 0.8);
  }
};

const baseball: BallPaint = (surface, x, y, z) => {
  const s = seam(x, y, z);
  if (Math.abs(s) < 0.014) {
    surface.height -= 0.0006;
    layColour(surface, [0.4, 0.36, 0.3], 0.8);
  }
  const along = (atan2(y, x) / TAU) * 54 + Math.abs(s) * 5;
  if (Math.abs(s) < 0.12 && Math.abs(s) > 0.012 && along - Math.floor(along) < 0.34) {
    surface.height += 0.0006;
    layColour(surface, [0.62, 0.02, 0.03], 0.6);
  }
};

const VOLLEY = ["#f2efe6", "#1d4fa8", "#f0b81e"].map(fromHex) as [Rgb, Rgb, Rgb];
const volley: BallPaint = (surface, x, y, z) => {
  const [a, b, c] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  const big = Math.max(a, b, c);
  const across = (big === a ? y : big === b ? z : x) / big;
  const strip = (across + 1) * 1.5;
  const edge = Math.min(big - (a + b + c - big - Math.min(a, b, c)), Math.abs(strip - Math.round(strip)) * 0.5);
  layColour(
    surface,
    VOLLEY[
      Math.floor(Math.min(2.999, strip)) === 1
        ? 0
        : big === c || big === a
          ? 1 + Math.floor(strip / 2.0001)
          : 2 - Math.floor(strip / 2.0001)
    ] as Rgb,
    0.45,
  );
  if (edge < 0.014) {
    surface.height -= 0.001;
    layColour(surface, [0.2, 0.2, 0.22], 0.7);
  }
};

const golf: BallPaint = (surface, x, y, z) => {
  const rows = 17;
  const lat = (Math.floor((atan2(y, Math.sqrt(x * x + z * z)) / PI + 0.5) * rows) + 0.5) / rows - 0.5;
  const count = Math.max(1, Math.round(2 * rows * cos(lat * PI)));
  const lon = (Math.floor((atan2(z, x) / TAU + 0.5) * count) + 0.5) / count - 0.5;
  const [cx, cy, cz] = [cos(lat * PI) * cos(lon * TAU), sin(lat * PI), cos(lat * PI) * sin(lon * TAU)];
  const d2 = ((x - cx) * (x - cx) + (y - cy) * (y - cy) + (z - cz) * (z - cz)) / 0.0062;
  if (d2 < 1) {
    surface.height -= 0.0011 * (1 - d2);
    const dim = 0.8 + 0.2 * d2;
    layColour(surface, [surface.r * dim, surface.g * dim, surface.b * dim]);
  }
};

const HOLES: readonly Vec3[] = [unit([-0.15, 0.6, 0.8]), unit([0.17, 0.6, 0.8]), unit([0.02, 0.28, 0.96])];
const bowling: BallPaint = (surface, x, y, z) => {
  const swirl = noise(x * 3 + noise(y * 4, z * 4, x * 4, 1), y * 3, z * 3, 6);
  const dim = 0.55 + 0.9 * Math.max(0, swirl + 0.3);
  layColour(surface, [surface.r * dim, surface.g * dim, surface.b * dim], 0.08);
  for (const [u, v, w] of HOLES) if (x * u + y * v + z * w > 0.992) layColour(surface, [0.005, 0.005, 0.005], 0.9);
};

const BEACH = ["#e23b34", "#f6f4ee", "#f5c21f", "#f6f4ee", "#2b7fd0", "#f6f4ee"].map(fromHex);
const beach: BallPaint = (surface, x, y, z) => {
  if (y > 0.975) layColour(surface, [0.9, 0.9, 0.88], 0.2);
  else layColour(surface, BEACH[Math.floor((atan2(z, x) / TAU + 0.5) * 5.9999)] as Rgb, 0.2);
};

const eight: BallPaint = (surface, x, y, z) => {
  layColour(surface, [0.008, 0.008, 0.009], 0.06);
  if (z < 0.5) return;
  const [u, v] = [x - 0.1, y - 0.25];
  if (u * u + v * v > 0.2) return;
  const ink = isWritten("8", u, v, 0.46, 0.085);
  layColour(surface, ink ? [0.01, 0.01, 0.01] : [0.86, 0.84, 0.78], 0.06);
};

const plainRubber: BallPaint = (surface, _x, y) => {
  if (Math.abs(y) < 0.14) layColour(surface, [0.9, 0.88, 0.82], 0.4);
};

/** Paints of balls by their game. */
export const BALL_PAINTS: Readonly<Record<string, (look: number) => Paint>> = {
  soccer: (look) => onBall(soccer(look === 5 ? fromHex("#16408c") : [0.012, 0.012, 0.013])),
  basket: () => onBall(basket),
  tennis: () => onBall(tennis),
  baseball: () => onBall(baseball),
  volley: () => onBall(volley),
  golf: () => onBall(golf),
  bowling: () => onBall(bowling),
  beach: () => onBall(beach),
  eight: () => onBall(eight),
  rubber: () => onBall(plainRubber),
};
