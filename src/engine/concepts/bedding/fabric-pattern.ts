import type { Paint, SurfacePoint } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos } from "../../math/elementary.ts";
import type { Ask } from "../concept.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";

export const FABRIC_PATTERNS = [
  "plain",
  "striped",
  "checkered",
  "plaid",
  "polka-dot",
  "floral",
  "patchwork",
  "quilted",
] as const;
export type FabricPattern = (typeof FABRIC_PATTERNS)[number];

/** Cloths with a figure or a sheen of their own. */
const FINE = /lace|velvet|silk|damask|tartan|gingham|houndstooth|denim|burlap|tweed|floral|fur/;

/** The pattern that was asked for, else one drawn with these weights. */
export function sampleFabric(
  draw: Draw,
  ask: Ask,
  weights: Partial<Record<FabricPattern, number>>,
  slot?: string,
): FabricPattern {
  const asked = FABRIC_PATTERNS.find((each) => says(ask, each) || (slot !== undefined && says(ask, each, slot)));
  if (asked) return asked;
  if (says(ask, "spotted")) return "polka-dot";
  const drawn = draw.pick(
    "fabric",
    FABRIC_PATTERNS,
    FABRIC_PATTERNS.map((each) => weights[each] ?? 0),
  );
  // lace and velvet are looked at for what they are
  const isFine = ask.materials?.some((id) => FINE.test(id));
  return ((ask.colours?.length ?? 0) > 0 || isFine) && drawn !== "quilted" ? "plain" : drawn;
}

const CREAM = fromHex("#efe6d2");
const PATCHES = ["#b5483f", "#3f5f86", "#d9a441", "#6b8f63", "#e6dcc6", "#7d5a86", "#cf7f54", "#4f8a8b", "#d98a9a"].map(
  fromHex,
);
const PETALS = ["#d9687a", "#e8b84a", "#f2ead8", "#8a6fb0"].map(fromHex);
const LEAF = fromHex("#5f8a4f");

const hash = (i: number, j: number, seed: number): number => {
  let h = Math.imul(i + 101, 374761393) ^ Math.imul(j + 57, 668265263) ^ Math.imul(seed + 7, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};
const shade = (surface: SurfacePoint, by: number) => {
  surface.r *= by;
  surface.g *= by;
  surface.b *= by;
};

/**
 * Paints a pattern over cloth of any colour.
 *
 * @param size Metres of one repeat.
 * @param plane Rest axes the cloth lies in.
 */
export function fabricPaint(
  pattern: FabricPattern,
  size: number,
  seed = 0,
  plane: "xz" | "xy" | "zy" = "xz",
): { readonly paint?: Paint } {
  if (pattern === "plain") return {};
  const draw = PAINTERS[pattern];
  return {
    paint: (surface, x, y, z) =>
      draw(surface, (plane === "zy" ? z : x) / size + 50, (plane === "xz" ? z : y) / size + 50, seed, size),
  };
}

type Painter = (surface: SurfacePoint, a: number, b: number, seed: number, size: number) => void;
const wave = (x: number) => x - Math.floor(x);

const PAINTERS: Readonly<Record<Exclude<FabricPattern, "plain">, Painter>> = {
  striped: (surface, a) => {
    const t = wave(a);
    if (t < 0.42) layColour(surface, CREAM);
    else if (Math.abs(t - 0.71) < 0.035) layColour(surface, CREAM);
  },
  checkered: (surface, a, b) => {
    if ((Math.floor(a * 2) + Math.floor(b * 2)) % 2 === 0) layColour(surface, CREAM);
  },
  plaid: (surface, a, b) => {
    const [s, t] = [wave(a), wave(b)];
    if (s < 0.4) shade(surface, 0.42);
    if (t < 0.4) shade(surface, 0.42);
    if (Math.abs(s - 0.7) < 0.03 || Math.abs(t - 0.7) < 0.03) layColour(surface, CREAM);
  },
  "polka-dot": (surface, a, b) => {
    const row = Math.floor(b * 2);
    const [s, t] = [wave(a * 2 + 0.5 * (row % 2)) - 0.5, wave(b * 2) - 0.5];
    if (s * s + t * t < 0.075) layColour(surface, CREAM);
  },
  floral: (surface, a, b, seed) => {
    const [i, j] = [Math.floor(a * 2), Math.floor(b * 2)];
    const [s, t] = [wave(a * 2) - 0.35 - 0.3 * hash(i, j, seed), wave(b * 2) - 0.35 - 0.3 * hash(j, i, seed + 3)];
    const r = Math.sqrt(s * s + t * t);
    if (r > 0.36) return;
    const angle = atan2(t, s) + 6 * hash(i, j, seed + 9);
    if (r < 0.07) layColour(surface, PETALS[1] as Rgb);
    else if (r < 0.15 + 0.1 * Math.abs(cos(2.5 * angle)))
      layColour(surface, PETALS[Math.floor(hash(i, j, seed + 5) * 4)] as Rgb);
    else if (r < 0.34 && cos(angle * 1 + 1) > 0.93) layColour(surface, LEAF);
  },
  patchwork: (surface, a, b, seed, size) => {
    const [i, j] = [Math.floor(a), Math.floor(b)];
    const [s, t] = [wave(a) - 0.5, wave(b) - 0.5];
    const edge = 0.5 - Math.max(Math.abs(s), Math.abs(t));
    // neighbours never share a colour: three families take turns along the diagonals
    const family = (((i + j) % 3) + 3) % 3;
    layColour(surface, PATCHES[family * 3 + Math.floor(hash(i, j, seed) * 3)] as Rgb);
    const kind = hash(i, j, seed + 11);
    if (kind < 0.2) PAINTERS["polka-dot"](surface, s * 2, t * 2, seed, size);
    else if (kind < 0.32) PAINTERS.striped(surface, s * 4, t, seed, size);
    else if (kind < 0.44) PAINTERS.checkered(surface, s * 2, t * 2, seed, size);
    else if (kind < 0.6) PAINTERS.floral(surface, s * 1 + 0.25 + i, t + 0.25 + j, seed, size);
    surface.height += size * 0.05 * Math.min(1, edge * 4);
    if (edge < 0.018) shade(surface, 0.45);
    else if (edge > 0.045 && edge < 0.068 && wave((Math.abs(s) > Math.abs(t) ? t : s) * 9) < 0.55)
      layColour(surface, CREAM);
  },
  quilted: (surface, a, b, _seed, size) => {
    const [s, t] = [wave(a + b) - 0.5, wave(a - b) - 0.5];
    const edge = 0.5 - Math.max(Math.abs(s), Math.abs(t));
    surface.height += size * 0.1 * Math.sqrt(Math.min(1, edge * 2.4));
    if (edge < 0.03) shade(surface, 0.72);
  },
};
