import type { SurfacePoint } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";

const CREAM = fromHex("#efe2c4");
const GOLD = fromHex("#d0a046");
const DARK = fromHex("#1f2633");
const LEAF = fromHex("#5f8a55");
const PALE_LEAF = fromHex("#d3cfa0");
/** Pairs of a flower's outer and inner petals. */
const BLOOMS: readonly (readonly [Rgb, Rgb])[] = [
  ["#e0909a", "#b8405a"],
  ["#f0e2c6", "#d98a5a"],
  ["#c8503f", "#f0c9a0"],
  ["#b9a2cf", "#6b4f94"],
].map(([outer, inner]) => [fromHex(outer as string), fromHex(inner as string)] as const);

/** Width of the border and of its two lines, in shorter sides of the rug. */
const BORDER = 0.17;
const LINE = 0.014;
/** Flowers of the field, from middle to middle, in shorter sides. */
const REPEAT = 0.27;

const near = (x: number) => x - Math.floor(x + 0.5);

/** A pointed leaf from `a` to `b`, its widest half `wide`; a dark rib runs along it. */
function leaf(surface: SurfacePoint, p: Point, a: Point, b: Point, wide: number, ink: Rgb): void {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = dx * dx + dy * dy;
  const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / long;
  if (t <= 0 || t >= 1) return;
  const across = Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / Math.sqrt(long);
  if (across > 4 * wide * t * (1 - t)) return;
  layColour(surface, across < 0.12 * wide ? DARK : ink);
}

type Point = readonly [number, number];

/** A blossom of radius 1 about the origin: `petals` round ones, smaller ones on them, a golden heart. */
function blossom(surface: SurfacePoint, x: number, y: number, petals: number, [outer, inner]: readonly [Rgb, Rgb]) {
  const r = Math.sqrt(x * x + y * y);
  if (r > 1) return;
  const angle = atan2(y, x);
  // lobes: rounded outside, a notch between each two
  const lobe = (turn: number) => Math.abs(cos((petals / 2) * angle + turn));
  const rim = 0.66 + 0.34 * Math.sqrt(lobe(0));
  const core = 0.34 + 0.2 * Math.sqrt(lobe(TAU / 4));
  if (r > rim) return;
  if (r < 0.19) layColour(surface, r < 0.09 ? inner : GOLD);
  else if (r < core) layColour(surface, r > core - 0.06 ? outer : inner);
  else layColour(surface, r > rim - 0.07 || lobe(0) < 0.1 ? DARK : outer);
}

/**
 * Flowers with leaves, strewn in rows over a field and in a row along its border.
 *
 * @param x Across the rug from its middle, in shorter sides; so is `z`.
 * @param edge From the nearest edge, in shorter sides.
 * @param along Where along the border, in flowers of it.
 * @param seed Tells which flowers come first.
 */
export function flowers(surface: SurfacePoint, x: number, z: number, edge: number, along: number, seed: number): void {
  const bloom = (n: number) => BLOOMS[(((n + seed) % 4) + 4) % 4] as readonly [Rgb, Rgb];
  if (edge < 0.022) layColour(surface, DARK);
  else if (edge < BORDER) borderFlowers(surface, edge, along, bloom);
  else fieldFlowers(surface, x, z, bloom);
}

type Bloom = (n: number) => readonly [Rgb, Rgb];

function borderFlowers(surface: SurfacePoint, edge: number, along: number, bloom: Bloom): void {
  const isLine = edge < 0.022 + LINE || edge > BORDER - LINE;
  layColour(surface, isLine ? GOLD : CREAM);
  if (isLine) return;
  const [u, v] = [near(along), (edge - (BORDER + 0.022) / 2) / 0.13];
  for (const side of [-1, 1]) {
    leaf(surface, [u, v], [side * 0.2, 0], [side * 0.5, 0.26], 0.1, LEAF);
    leaf(surface, [u, v], [side * 0.2, 0], [side * 0.5, -0.26], 0.1, LEAF);
  }
  blossom(surface, u / 0.34, v / 0.4, 6, bloom(Math.floor(along + 0.5)));
}

function fieldFlowers(surface: SurfacePoint, x: number, z: number, bloom: Bloom): void {
  // leaves have to be told from a green ground
  const leaves = surface.g > 1.15 * surface.r && surface.g > surface.b ? PALE_LEAF : LEAF;
  const row = Math.floor(z / REPEAT + 0.5);
  const column = x / REPEAT + (row & 1) * 0.5;
  const [u, v] = [near(column), near(z / REPEAT)];
  const n = Math.floor(column + 0.5) * 3 + row;
  for (const [a, b] of [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    leaf(surface, [u, v], [a * 0.12, b * 0.18], [a * 0.32, b * 0.48], 0.085, leaves);
    leaf(surface, [u, v], [a * 0.24, b * 0.04], [a * 0.48, b * 0.2], 0.07, leaves);
  }
  // a bud in every gap between two
  blossom(surface, near(column + 0.5) / 0.11, v / 0.11, 5, bloom(n + 2));
  blossom(surface, u / 0.34, v / 0.34, n % 2 ? 8 : 6, bloom(n));
}
