import { lerp, smoothstep } from "../../math/scalar.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { contrastOf, meanLight } from "../../texture/tones/palette.ts";
import { jointMask } from "../parts/joint-mask.ts";
import { clawed } from "./clawed.ts";
import type { ApplyCondition } from "./condition.ts";

/** Steel laid bare, linear. */
const BRIGHT = 0.52;

const CRUMBLING: ReadonlySet<string> = new Set(["plaster", "concrete", "terracotta"]);

/** Many fine scratches and a few deep ones: pale where they cut what is dark, dark in what is pale. Loose ground is furrowed. */
export const scratched: ApplyCondition = (surface, amount, context) => {
  const { size, draw, material } = context;
  if (material.class === "ground") return clawed(surface, amount, context);
  const isWood = material.class === "wood";
  // what is dragged over boards goes along them for the most part, and straight; its scores are of raw wood, not of chalk
  const anyWay = { angle: 0, stray: isWood ? 0.6 : 3.14 };
  const bow = isWood ? 0.8 : 6;
  const fine = scratches(size, draw.fork("fine"), 180 + 480 * amount, 0.17, anyWay, 0.9, bow);
  const isMetal = material.class === "metal";
  // among crystals a cut as narrow as they are is lost; rust is as mottled, yet bright metal stands out in it
  const speckled = isMetal ? 0 : smoothstep(0.3, 0.5, contrastOf(surface.albedo));
  const deep = scratches(
    size,
    draw.fork("deep"),
    24 + 90 * amount,
    isWood ? 0.24 : 0.36,
    anyWay,
    2.4 + 6 * speckled,
    bow,
  );
  const joints = isWood ? jointMask(surface) : undefined;
  const depth = Math.max(surface.tileSize * 0.0012, depthOf(surface.height) * 0.3);
  const crowd = evenNoise(size, { cells: 5, octaves: 3, gain: 0.5, seed: draw.seed32("crowd") });
  const powder = fbm(size, { cells: 70, octaves: 2, gain: 0.9, seed: draw.seed32("powder") });
  // what crumbles is cut wide and ragged, and pale dust lies in the cut
  const crumbles = CRUMBLING.has(material.class);
  const wide = crumbles ? scratches(size, draw.fork("wide"), 30 + 110 * amount, 0.4, anyWay, 7) : undefined;
  const mean = meanLight(surface.albedo);
  return repaintSurface(surface, (texel, i) => {
    const gouge = smoothstep(0.04, 0.3, deep[i] as number);
    const whole = joints ? 1 - (joints[i] as number) : 1;
    const cut = whole * Math.min(1, (fine[i] as number) * 0.85 + gouge) * (0.5 + 0.55 * amount);
    const light = lerp((texel.r + texel.g + texel.b) / 3, mean, 0.75);
    // a cut is seen by its contrast: it lays bare the pale inside, and in pale stuff it holds shadow and dirt
    const pale = smoothstep(0.42, 0.3, light);
    const bare = lerp(light * lerp(0.36, 0.2, speckled), isWood ? light * 0.65 + 0.34 : light * 0.6 + 0.4, pale);
    if (wide) {
      const here = 0.35 + 0.65 * smoothstep(-0.15, 0.3, crowd[i] as number);
      const p = powder[i] as number;
      const hair = smoothstep(0.25, 0.75, (fine[i] as number) + p * 0.12) * here;
      const rut = smoothstep(0.16, 0.4, (wide[i] as number) * here + p * 0.1);
      const score = Math.max(gouge * here, rut);
      const dug = Math.min(1, Math.max(hair * 0.45, score)) * (0.5 + 0.5 * amount);
      // on a white wall no dust is seen, and a cut by the shadow and the dirt in it
      const dust = lerp(lerp(light, 0.86, 0.4), light * 0.5, smoothstep(0.42, 0.56, mean)) * (1 + p * 0.14);
      texel.r = lerp(texel.r, dust, dug * 0.72);
      texel.g = lerp(texel.g, dust * 0.985, dug * 0.72);
      texel.b = lerp(texel.b, dust * 0.95, dug * 0.72);
      texel.height -= surface.tileSize * (0.0005 * hair + (0.0022 + 0.0006 * p) * score) * amount;
      texel.roughness = lerp(texel.roughness, 0.95, dug);
      return;
    }
    if (isMetal && texel.metalness < 0.5) {
      // through the coat, down to bright metal
      // a hair only thins the coat: it takes a gouge to reach the metal
      const bright = smoothstep(0.2, 0.75, cut);
      texel.r = lerp(texel.r, BRIGHT, bright);
      texel.g = lerp(texel.g, BRIGHT, bright);
      texel.b = lerp(texel.b, BRIGHT, bright);
      texel.metalness = lerp(texel.metalness, 1, smoothstep(0.2, 0.45, cut));
      texel.roughness = lerp(texel.roughness, 0.34, bright);
      texel.height -= surface.tileSize * 0.0004 * cut + depth * gouge * amount * 0.5;
      return;
    }
    texel.r = lerp(texel.r, bare, cut * 0.9);
    texel.g = lerp(texel.g, bare * (isWood ? 0.9 : 1), cut * 0.9);
    texel.b = lerp(texel.b, bare * (isWood ? 0.7 : 0.97), cut * 0.9);
    texel.height -= surface.tileSize * 0.0004 * cut + depth * gouge * amount * whole;
    texel.roughness = lerp(texel.roughness, 0.55, cut * 0.7);
  });
};
