import { createField } from "../../kernels/field-pool.ts";
import { blurKernel, type Field } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type Copy, createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { depthOf, levelBelow } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, contrastOf, meanLight, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";
import { PAPER, soakPaper } from "./soak-paper.ts";

/** What deep water leaves of the ground under it: little, and that bluish. */
const DEEP: Rgb = [0.021, 0.026, 0.031];

const BEAD = createShape(24, (u, v) => Math.sqrt(Math.max(0, 1 - u * u - v * v)));

/** Drops on what lets no water in, as high as they stand in shares of the tile: a few great ones among many small. */
function beadsOn(size: number, draw: Draw): Field {
  const place = (least: number, most: number) => (copy: Copy, next: () => number) => {
    const n = next();
    copy.width = least + (most - least) * n * n * n;
    copy.length = copy.width * (1 + 0.35 * next());
    copy.gain = copy.width * 0.42;
  };
  const layers = [
    { shape: BEAD, across: 18, place: place(0.006, 0.022) },
    { shape: BEAD, across: 44, place: place(0.0025, 0.008) },
  ];
  return scatterLayers(createField(size * size), size, layers, draw.stream("beads")).height;
}

/** What lets water in hardly or not at all. */
const CLEAR: ReadonlySet<string> = new Set(["leather", "metal", "marble", "ceramic", "plastic"]);

/** Water rolls up on metal, glaze and plastic, and soaks into the rest: 0..1. */
const shedsWater = (roughness: number, metalness: number) => Math.max(metalness, smoothstep(0.42, 0.3, roughness));

/**
 * Rained on: pores fill, so rough stuff darkens and shines but for a few patches that dry first, and the low places hold
 * puddles with a level surface and a dark rim; on what sheds water it stands in beads.
 * @see Lagarde, Water drop 3b: physically based wet surfaces (2013)
 */
export const wet: ApplyCondition = (surface, amount, context) => {
  const { size, draw, scale, material } = context;
  if (PAPER.test(material.id)) return soakPaper(surface, amount, context);
  // threads drink the water: cloth is soaked and darker, and never under a mirror
  const isCloth = material.class === "fabric";
  const pool = evenNoise(size, { cells: featureCount(6, scale), octaves: 4, gain: 0.45, seed: draw.seed32("pool") });
  const damp = evenNoise(size, { cells: featureCount(8, scale), octaves: 6, gain: 0.6, seed: draw.seed32("damp") });
  const film = blurKernel(surface.height, size, size * 0.003, 2);
  const ground = blurKernel(surface.height, size, size * 0.03, 2);
  const depth = depthOf(surface.height) + surface.tileSize * 1e-6;
  // rain stands between stones, and in the hollows of what is nearly flat
  const own =
    0.2 * smoothstep(0.00005, 0.0004, depth / surface.tileSize) +
    0.6 * smoothstep(0.0006, 0.006, depth / surface.tileSize);
  for (let i = 0; i < ground.length; i += 1) {
    ground[i] = lerp(ground[i] as number, surface.height[i] as number, own) - (pool[i] as number) * depth * (1.5 - own);
  }
  const level = levelBelow(ground, amount * amount * 0.45);
  // what is nearly black can hardly darken: there a puddle is told by the ground around it, which dries and stays duller
  const black = smoothstep(0.14, 0.05, meanLight(surface.albedo));
  // a puddle on hide, glaze and polish is a clear film as thin as a coin: only what soaks and holds dirt goes dark under it
  // between dark and pale crystals a film is not seen by its gloss: all of them deepen under it
  const speckled = material.class === "stone" ? smoothstep(0.3, 0.5, contrastOf(surface.albedo)) : 0;
  const deep = CLEAR.has(material.class) ? 0.15 : 1;
  const isHide = material.class === "leather";
  const beads =
    isHide || (!isCloth && surface.roughness.some((r, i) => shedsWater(r, surface.metalness[i] as number) > 0.5))
      ? beadsOn(size, draw)
      : undefined;
  return repaintSurface(surface, (texel, i) => {
    const below = (level - (ground[i] as number)) / depth;
    const under = isCloth ? 0 : smoothstep(-0.05, 0.12, below);
    const shore = smoothstep(-0.5, 0, below);
    const dry = smoothstep(0.05, -0.25, (damp[i] as number) + (amount - 0.55) * 2 - 0.45 * black + shore * (1 - black));
    const sheds = beads ? (isHide ? 0.7 : shedsWater(texel.roughness, texel.metalness)) : 0;
    const soaked = clamp01(amount * 1.3) * (1 - 0.75 * dry) * (1 - texel.metalness);
    const porous = Math.max(0.75 * speckled, clamp01((texel.roughness - 0.25) / 0.5));
    shade(texel, (1 - soaked * (0.16 + 0.44 * porous) * (1 - 0.75 * black)) * (1 - 0.18 * shore));
    blendColour(
      texel,
      DEEP,
      under *
        (0.25 + 0.5 * black + (0.35 - 0.1 * black) * smoothstep(0, 1.6, below)) *
        (1 - 0.6 * texel.metalness) *
        deep,
    );
    const shine = isCloth ? 0.62 : 0.07 + texel.roughness * (0.22 + 0.3 * black);
    texel.roughness = lerp(texel.roughness, shine, soaked);
    texel.roughness = lerp(texel.roughness, 0.03, under);
    texel.height = lerp(texel.height, film[i] as number, amount * (isCloth ? 0.05 : 0.5));
    const water = level + (pool[i] as number) * depth * (1.5 - own);
    if (beads && sheds > 0) {
      const bead = (beads[i] as number) * sheds * smoothstep(0.6, 0.2, under);
      const drop = smoothstep(0, 0.0006, bead);
      shade(texel, 1 - drop * 0.3 * (1 - smoothstep(0.001, 0.006, bead) * 0.6));
      texel.roughness = lerp(texel.roughness, 0.03, drop);
      texel.height += bead * surface.tileSize;
    }
    texel.height = lerp(texel.height, Math.max(water, lerp(water, texel.height, 0.06)), under);
  });
};
