import { createField } from "../../kernels/field-pool.ts";
import type { Field } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { knots } from "../../texture/marks/knots.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { woodGrain } from "../../texture/marks/wood-grain.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** What tells one species' planed and oiled face from another's. Contrasts are shares of the palette. */
export interface WoodSpecies {
  /** Dark to light, #rrggbb. */
  readonly stops: readonly string[];
  /** Metres the tile spans. */
  readonly tile: number;
  /** Years across the tile. */
  readonly rings: number;
  /** Least and most stray of the rings, see `woodGrain`. */
  readonly figure: readonly [number, number];
  /** Least and most of a flat-sawn crown, see `woodGrain`. */
  readonly crown?: readonly [number, number];
  /** Fibres across the tile. */
  readonly fineness: number;
  /** Where in the palette plain early wood lies, 0..1. */
  readonly ground: number;
  readonly late: number;
  readonly fibre: number;
  /** Darkening of open pores, 0..1. */
  readonly pores: number;
  readonly drift: number;
  /** Long irregular bands of heartwood, towards the palette's dark end. */
  readonly streaks?: number;
  /** Bright and dark bars across the grain: curly and quilted figure. */
  readonly curl?: number;
  /** Broad ribbons along the grain where fibres lean to and fro. */
  readonly ribbon?: number;
  /** Short dark ray flecks. */
  readonly flecks?: number;
  /** Broad pale flakes of rays that were sawn open, across the grain and shinier than it. */
  readonly rays?: number;
  /** How many knots, and the radius of the largest in tiles. */
  readonly knots?: readonly [number, number];
  /** Of the oiled face; 0.2 polished, 0.6 raw. */
  readonly roughness: number;
}

const KNOT = fromHex("#3a2012");

/** A planed face of solid wood, grain along V. Takes colours as a stain. */
export function shadeSolidWood(species: WoodSpecies, { size, draw, colours, scale }: ShadeContext): Surface {
  const { late, fibre, pores, drift, streaks = 0, curl = 0, ribbon = 0, flecks = 0, rays: open = 0 } = species;
  const { roughness, tile } = species;
  const figure = draw.number("figure", ...species.figure);
  const crown = species.crown ? draw.number("flat", ...species.crown) : 0;
  const fineness = featureCount(species.fineness, scale);
  const knotted =
    species.knots && knots(size, draw.stream("knots"), species.knots[0] / scale / scale, species.knots[1] * scale);
  const grain = woodGrain(size, draw, featureCount(species.rings, scale), figure, fineness, knotted?.bend, crown);
  const bars =
    curl > 0
      ? fbm(size, { cells: 3, cellsY: featureCount(16, scale), octaves: 3, seed: draw.seed32("curl") })
      : undefined;
  const bands =
    streaks > 0
      ? fbm(size, { cells: featureCount(19, scale), cellsY: 1, octaves: 5, gain: 0.6, seed: draw.seed32("streaks") })
      : undefined;
  const ribbons =
    ribbon > 0
      ? fbm(size, { cells: featureCount(9, scale), cellsY: 1, octaves: 2, seed: draw.seed32("ribbon") })
      : undefined;
  const rays =
    flecks > 0
      ? fbm(size, {
          cells: featureCount(70, scale),
          cellsY: featureCount(26, scale),
          octaves: 1,
          seed: draw.seed32("rays"),
        })
      : undefined;
  const flakes = open > 0 ? rayFlakes(size, draw, scale) : undefined;
  const wood = palette(...dye(species.stops.map(fromHex), colours[0]));
  const ground = species.ground + draw.number("tone", -0.06, 0.06);
  return paintSurface(size, tile, (texel, i) => {
    const l = grain.late[i] as number;
    const f = grain.fibre[i] as number;
    const p = grain.pores[i] as number;
    let t = ground - l * late + f * fibre + (grain.drift[i] as number) * drift;
    let gloss = 0;
    if (bars) {
      const bar = bars[i] as number;
      t += bar * curl;
      gloss = bar * curl * 0.3;
    }
    if (ribbons) t += (ribbons[i] as number) * ribbon;
    if (flakes) {
      const flake = flakes[i] as number;
      t += flake * open;
      gloss += flake * 0.14;
    }
    if (bands) t -= smoothstep(0.05, 0.75, (bands[i] as number) + f * 0.1) * streaks;
    paintFrom(wood, t, texel);
    let dark = 1 - p * pores;
    if (rays) dark -= clamp01(((rays[i] as number) - 0.5) * 2.4) * flecks;
    // a flake is of one piece: hardly a pore opens in it
    shade(texel, flakes ? 1 - (1 - dark) * (1 - 0.7 * (flakes[i] as number)) : dark);
    texel.height = tile * (l * 0.00006 + f * 0.00008 - p * pores * 0.0003);
    texel.roughness = roughness + p * pores * 0.5 - l * 0.05 + f * 0.03 - gloss;
    if (knotted) paintKnot(texel, knotted.core[i] as number, (knotted.ray[i] as number) * 0.7 + f * 0.2, tile);
  });
}

/** Flat lens-shaped flakes that lean across the grain, wavering, 0 beside them to 1. */
function rayFlakes(size: number, draw: Draw, scale: number): Field {
  const wide = { across: featureCount(9, scale), down: featureCount(30, scale) };
  const lean = draw.number("lean", 0.1, 0.35);
  const { height } = scatter(createField(size * size), size, FLAKE, wide, draw.stream("flakes"), (copy, next) => {
    const share = next();
    copy.angle = 1.5708 - lean + (next() - 0.5) * 0.3;
    copy.length = next() < 0.8 ? (0.05 + 0.13 * share * share) * scale : 0;
    copy.width = (0.012 + 0.015 * next()) * scale;
    copy.gain = 0.55 + 0.45 * next();
    copy.bend = (next() - 0.5) * 5;
  });
  return height;
}
const FLAKE = createShape(32, (u, v) => smoothstep(1, 0.72, Math.sqrt(u * u + v * v)));

/** A knot's rings, its dark rim of bark, a check in the middle. */
function paintKnot(
  texel: { r: number; g: number; b: number; height: number; roughness: number },
  core: number,
  ray: number,
  tile: number,
): void {
  if (core <= -1) return;
  const inside = core + ray * 0.07;
  const halo = smoothstep(-0.8, 0.05, inside);
  blendColour(texel, [texel.r * 0.72, texel.g * 0.6, texel.b * 0.48], halo * 0.7);
  if (inside <= 0) return;
  const turn = inside * 5 + ray * 0.2;
  const ring = Math.abs((turn - Math.floor(turn)) * 2 - 1);
  const rim = smoothstep(0.16, 0.03, inside);
  blendColour(
    texel,
    [texel.r * 0.62, texel.g * 0.42, texel.b * 0.28],
    smoothstep(0, 0.08, inside) * (0.55 + ring * 0.4),
  );
  blendColour(texel, [KNOT[0] * 0.5, KNOT[1] * 0.5, KNOT[2] * 0.5], rim * 0.65 + smoothstep(0.8, 1, inside) * 0.6);
  texel.height -= tile * 0.0006 * (rim + smoothstep(0.82, 1, inside));
  texel.roughness -= 0.06 * smoothstep(0, 0.3, inside);
}
