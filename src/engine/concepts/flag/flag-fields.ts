import type { Paint } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";
import { layColour } from "../lay-colour.ts";
import { unpackColour } from "../two-colours.ts";
import { type Fields, inStar, within } from "./in-field.ts";
import { NATIONS } from "./nations.ts";

const usa: Fields = (u, v, ratio) => {
  if (u > 0.4 || v < 6 / 13) return Math.floor(v * 13) % 2;
  const [x, y] = [u / 0.4, (v - 6 / 13) / (7 / 13)];
  const row = Math.floor(y * 5);
  const shift = row % 2 === 0 ? 0 : 0.5;
  const column = Math.floor(x * 5.5 - shift);
  if (column < 0 || column > 4) return 2;
  const [dx, dy] = [(x * 5.5 - shift - column - 0.5) * (0.4 / 5.5) * ratio, (y * 5 - row - 0.5) * (7 / 65)];
  return inStar(dx, dy, 0.048) ? 1 : 2;
};

const unionJack: Fields = (u, v, ratio) => {
  const [x, y] = [(u - 0.5) * ratio, v - 0.5];
  if (Math.abs(x) < 0.1 || Math.abs(y) < 0.1) return 0;
  if (Math.abs(x) < 0.165 || Math.abs(y) < 0.165) return 1;
  const norm = Math.sqrt(1 + ratio * ratio);
  const [a, b] = [(x - ratio * y) / norm, (x + ratio * y) / norm];
  const d = Math.abs(a) < Math.abs(b) ? a : b;
  if (Math.abs(d) > 0.1) return 2;
  return Math.abs(d) < 0.034 ? 0 : 1;
};

const skull: Fields = (u, v, ratio) => {
  const [x, y] = [(u - 0.5) * ratio, v - 0.5];
  const side = Math.abs(x);
  if (within(side, y, 0.075, 0.12, 0.052) || (side < 0.022 && y > 0 && y < 0.05)) return 0;
  if (within(x, y * 1.08, 0, 0.15, 0.19)) return 1;
  if (side < 0.1 && y > -0.12 && y < 0.05) return y < -0.02 && (side * 30) % 1 < 0.2 ? 0 : 1;
  const bone = Math.abs(Math.abs(x) * 0.5 - Math.abs(y + 0.21));
  if (side < 0.36 && bone < 0.034) return 1;
  return within(side, Math.abs(y + 0.21), 0.36, 0.155, 0.05) || within(side, Math.abs(y + 0.21), 0.34, 0.215, 0.05)
    ? 1
    : 0;
};

const FIELDS = {
  plain: () => 0,
  upright: (u) => Math.floor(u * 3),
  level: (_u, v) => Math.floor((1 - v) * 3),
  halves: (_u, v) => (v > 0.5 ? 0 : 1),
  striped: (_u, v) => Math.floor((1 - v) * 9) % 2,
  cross: (u, v, ratio) => {
    const [x, y] = [Math.abs(u * ratio - 0.55), Math.abs(v - 0.5)];
    if (x < 0.07 || y < 0.07) return 2;
    return x < 0.14 || y < 0.14 ? 1 : 0;
  },
  disc: (u, v, ratio) => (within((u - 0.5) * ratio, v, 0, 0.5, 0.3) ? 1 : 0),
  star: (u, v, ratio) => (inStar((u - 0.5) * ratio, v - 0.5, 0.34) ? 1 : 0),
  wedge: (u, v) => (u < 0.42 - 0.84 * Math.abs(v - 0.5) ? 2 : v > 0.5 ? 0 : 1),
  checked: (u, v, ratio) => (Math.floor(u * 5 * ratio) + Math.floor(v * 5)) % 2,
  rainbow: (_u, v) => Math.floor((1 - v) * 6),
  usa,
  unionJack,
  skull,
  maple: (u, v, ratio) => {
    if (u < 0.25 || u > 0.75) return 0;
    const [x, y] = [Math.abs(u - 0.5) * ratio, v - 0.5];
    if (x < 0.014 && y < -0.1 && y > -0.34) return 0;
    const leaf = y > -0.2 && x < 0.26 - 0.55 * Math.abs(y + 0.02) && y + x * 0.4 < 0.2 && y - x * 0.25 > -0.2;
    return leaf || (x < 0.3 * (0.34 - y) && y > 0) ? 0 : 1;
  },
  chevron: (u, v) => (Math.abs(v - 0.3 - 0.4 * Math.abs(u - 0.5) * -1) < 0.1 ? 1 : 0),
  quarters: (u, v) => (u < 0.5 === v < 0.5 ? 0 : 1),
  plainCross: (u, v, ratio) => (Math.abs(u - 0.5) * ratio < 0.09 || Math.abs(v - 0.55) < 0.09 ? 1 : 0),
  crown: (u, v, ratio) => {
    const [x, y] = [(u - 0.5) * ratio, v - 0.52];
    const peak = 0.16 - 0.16 * Math.abs((((x + 0.6) * 6.25) % 1) - 0.5) * 2;
    const side = Math.abs(x);
    if (side < 0.24 && y > -0.17 && y < -0.13) return 2;
    if (side < 0.24 && y > -0.2 && y < -0.02 + peak) return 1;
    return [0, 0.16].some((at) => within(side, y, at, 0.17, 0.032)) ? 1 : 0;
  },
  fleur: (u, v, ratio) => {
    const [x, y] = [Math.abs((u - 0.5) * ratio), v - 0.52];
    if (y > -0.04 && y < 0.26 && x < 0.085 * (1 - (y / 0.26) * (y / 0.26)) + 0.01) return 1;
    if (y < -0.04 && y > -0.26 && x < 0.03 - y * 0.12) return 1;
    if (Math.abs(y + 0.05) < 0.024 && x < 0.15) return 1;
    const ring = Math.sqrt((x - 0.14) * (x - 0.14) + (y - 0.05) * (y - 0.05));
    return x > 0.05 && ring < 0.095 && ring > 0.045 && !(y < 0.03 && x > 0.15 && y > -0.02) ? 1 : 0;
  },
  ...NATIONS,
} satisfies Record<string, Fields>;

export type FlagPattern = keyof typeof FIELDS;
export const FLAG_PATTERNS = Object.keys(FIELDS) as FlagPattern[];

/** `own` leaves the first field what the cloth is dyed. */
export function flagPaint(
  pattern: FlagPattern,
  colours: readonly number[],
  [x0, y0, width, height]: readonly [number, number, number, number],
  own: boolean,
): Paint {
  const field: Fields = FIELDS[pattern];
  const dyes = colours.map(unpackColour);
  const ratio = width / height;
  return (surface, x, y) => {
    const [u, v] = [(x - x0) / width, (y - y0) / height];
    const index = field(Math.min(Math.max(u, 0), 0.9999), Math.min(Math.max(v, 0), 0.9999), ratio);
    if (index > 0 || !own) layColour(surface, dyes[index % dyes.length] as Rgb);
  };
}
