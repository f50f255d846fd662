import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, move, settle, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";
import { oval, roundBody } from "./shapes.ts";

/** Stands a piece on the floor where it lies, turned about the upright axis. */
export const put = (geometry: Geometry, x: number, z: number, spin: number): Geometry => {
  const lain = turnY(geometry, spin);
  let low = Number.POSITIVE_INFINITY;
  for (let i = 1; i < lain.positions.length; i += 3) low = Math.min(low, lain.positions[i] as number);
  return move(lain, [x, -low, z]);
};

export const darker = (surface: Parameters<Paint>[0], k: number): void =>
  layColour(surface, [surface.r * k, surface.g * k, surface.b * k]);

/** Two swellings with a waist, netted with ridges; along Y. */
export const peanut = (seed: number): Geometry =>
  deform(
    roundBody(
      [
        [0, -0.0215],
        [0.0055, -0.021],
        [0.0094, -0.014],
        [0.0086, -0.007],
        [0.0064, -0.001],
        [0.0082, 0.006],
        [0.0102, 0.013],
        [0.0062, 0.021],
        [0, 0.0222],
      ],
      30,
      5,
    ),
    ([x, y, z]) => {
      const a = atan2(x, z);
      const ridge =
        1 +
        0.05 * Math.abs(sin(a * 5)) +
        0.035 * Math.abs(sin(y * 950 + seed)) +
        0.03 * noise(x * 200, y * 200, z * 200, seed);
      return [x * ridge + y * y * 6, y, z * ridge];
    },
  );

export const net: Paint = (surface, x, y, z) => {
  const line = (atan2(x, z) / TAU) * 10;
  const cross = y / 0.0033 + 0.35 * sin(atan2(x, z) * 5);
  const [a, b] = [Math.abs(line - Math.round(line)), Math.abs(cross - Math.floor(cross) - 0.5)];
  if (a < 0.1 || b < 0.13) surface.height += 0.0004;
  else darker(surface, 0.78);
};

export const almond = (): Geometry =>
  deform(
    roundBody(
      [
        [0, -0.0125],
        [0.0045, -0.0118],
        [0.0078, -0.006],
        [0.0082, 0.0],
        [0.006, 0.0075],
        [0.0022, 0.013],
        [0, 0.0142],
      ],
      30,
      5,
    ),
    ([x, y, z]) => [x, y, z * 0.56 + x * x * 4],
  );

/** Long wrinkles that meet at the ends. */
export const skin: Paint = (surface, x, y, z) => {
  const s = noise(x * 900 + 3, y * 110, z > 0 ? 1 : 5, 3) + 0.5 * noise(x * 2000, y * 160, 2, 6);
  surface.height += 0.00035 * s;
  darker(surface, 0.88 + 0.3 * s);
};

/** Ball with a seam and deep folds. */
export const walnut = (seed: number): Geometry =>
  settle(
    deform(sphere(0.0185, 48, 30), ([x, y, z]) => {
      const folds =
        Math.abs(noise(x * 170, y * 100, z * 170, seed)) * 0.1 +
        0.05 * Math.abs(noise(x * 330, y * 200, z * 330, seed + 3));
      const seam = Math.max(0, 1 - Math.abs(x) / 0.0026) * 0.11;
      const k = 0.97 - folds + seam;
      const tip = y > 0.015 ? 1 + (y - 0.015) * 60 : 1;
      return [x * k * 0.96, y * k * 1.12 * tip, z * k];
    }),
  );

export const furrows =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const n = Math.abs(noise(x * 170, y * 90, z * 170, seed));
    if (Math.abs(x) > 0.0026) darker(surface, 0.6 + 0.55 * Math.min(1, n > 0.12 ? 0.8 : n * 6));
    surface.height -= 0.0006 * (1 - n);
  };

export const hazelnut = (): Geometry =>
  roundBody(
    [
      [0, -0.0088],
      [0.0052, -0.0086],
      [0.0086, -0.005],
      [0.0098, 0.0005],
      [0.0082, 0.0062],
      [0.003, 0.0104],
      [0, 0.0122],
    ],
    36,
    5,
  );

export const shell: Paint = (surface, x, y, z) => {
  if (y < -0.0062 + 0.0008 * sin(atan2(x, z) * 9)) layColour(surface, [0.6, 0.43, 0.25], 0.75);
  else {
    const s = noise(atan2(x, z) * 8, y * 130, 2, 5);
    darker(surface, 0.92 + 0.22 * s);
    surface.roughness = 0.32;
  }
};

const CASHEW_BEND = 2.7;
export const cashew = (): Geometry =>
  deform(oval([0.0047, 0.0175, 0.0052], 26), ([x, y, z]) => {
    const a = (y / 0.0175) * (CASHEW_BEND / 2);
    const grow = 1 + 0.28 * (y / 0.0175);
    const r = 0.0108 + x * grow;
    return [r * cos(a) - 0.0108, r * sin(a), z * grow];
  });

/** Half a shell, open: the pistachio gapes. */
export const pistachio = (side: 1 | -1): Geometry =>
  turnX(
    deform(oval([0.0068, 0.0112, 0.0058], 28), ([x, y, z]) => [
      x,
      y,
      side * (z * side > 0 ? Math.abs(z) : Math.abs(z) * 0.34),
    ]),
    side * 0.3,
  );
