import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { paintFrom } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";
import { corrosionOf } from "./corrosion-of.ts";
import { rustStained } from "./rust-stained.ts";

/** Of wires and bars: what is seen between them lies behind, and rusts no more than the air. */
const OPENWORK = /chain-link|mesh|grating/;

/** Water hangs in wires, and runs off no face of them. */
const WETTED = 0.5;

/** Materials that are metal with its corrosion on it, where it grows: what is said of it again adds none. */
const CORRODED: ReadonlySet<string> = new Set(["copper-patina", "oxidised-bronze"]);

/** Corrosion: crusts that start in the crevices, fresh at their rims, and runs below them; of iron rust, of copper verdigris. On what is no metal only what iron near by has bled. */
export const rusty: ApplyCondition = (surface, amount, { size, draw, scale, material, face, colours }) => {
  // tiles and trays cut from copper turn green, whatever such work is of by itself
  const stuff = face ?? material;
  if (CORRODED.has(stuff.id)) return surface;
  if (stuff.class !== "metal") return rustStained(surface, amount, { size, draw, scale });
  const { crust: tones, run: washed, thickness, fresh, film } = corrosionOf(stuff, colours[0]);
  const spread = evenNoise(size, {
    cells: featureCount(12, scale),
    octaves: 7,
    gain: 0.6,
    seed: draw.seed32("spread"),
  });
  const crust = billow(size, { cells: featureCount(26, scale), octaves: 5, gain: 0.65, seed: draw.seed32("crust") });
  const hue = fbm(size, { cells: featureCount(12, scale), octaves: 6, gain: 0.68, seed: draw.seed32("hue") });
  const runs = fbm(size, {
    cells: featureCount(26, scale),
    cellsY: 2,
    octaves: 4,
    gain: 0.65,
    seed: draw.seed32("runs"),
  });
  const crowns = convexity(surface.height, size, 0.02, surface.tileSize * 0.0006);
  const mixed = { r: 0, g: 0, b: 0 };
  // a coat in two colours has to be seen around the rust: of it there must be more than of the crust
  const coats = Math.min(1, Math.max(0, colours.length - 1));
  const reach = amount * 1.5 - 0.95 - 0.3 * coats;
  const isOpen = OPENWORK.test(material.id);
  // of a wire the rust has eaten as much as it has grown
  const thick = isOpen ? 0 : thickness;
  return repaintSurface(surface, (texel, i) => {
    // at a wire's rim as much of the rust is seen as of the wire
    const near = isOpen ? smoothstep(0, 0.9, texel.metalness) : 1;
    if (near === 0) return;
    const h = hue[i] as number;
    const c = crust[i] as number;
    const at = (spread[i] as number) - (crowns[i] as number) * 0.22 + h * 0.14 + reach + (isOpen ? WETTED : 0);
    // where metal darkens first, the crust is powder that thins out over its film
    const powder = film * (0.5 * (c - 0.4) + 0.35 * (runs[i] as number));
    const eaten = near * smoothstep(-0.05 - 0.2 * film, 0.12 + 0.3 * film, at + powder);
    const dull = film * smoothstep(-0.75, 0.05, at + powder) * (1 - eaten);
    texel.r *= 1 - 0.85 * dull;
    texel.g *= 1 - dull;
    texel.b *= 1 - 1.1 * dull;
    const run = near * smoothstep(0.15, 0.7, (runs[i] as number) + at * 0.5) * clamp01(at + 0.6) * (1 - eaten);
    // the rim of a crust is fresh and orange, its middle old and dark
    const rim = smoothstep(0.35, 0.05, at);
    paintFrom(tones, 0.3 + 0.16 * coats + rim * fresh + h * 0.26 + (c - 0.4) * 0.4, mixed);
    texel.r = lerp(lerp(texel.r, washed[0], run * 0.6), mixed.r, eaten);
    texel.g = lerp(lerp(texel.g, washed[1], run * 0.6), mixed.g, eaten);
    texel.b = lerp(lerp(texel.b, washed[2], run * 0.6), mixed.b, eaten);
    texel.height += eaten * surface.tileSize * thick * (0.0005 + 0.0022 * c * (1 - rim * 0.5));
    texel.metalness *= 1 - Math.max(eaten, run * 0.6);
    texel.roughness = lerp(texel.roughness, 0.88 + h * 0.05, Math.max(eaten, run * 0.6));
  });
};
