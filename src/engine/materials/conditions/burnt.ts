import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, meanLight, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";
import { tileJoints } from "./tile-joints.ts";

const CHAR = fromHex("#1a1817");
const SCORCH = fromHex("#3b2415");
const SINGED = fromHex("#8a5a2c");
const ASH = fromHex("#8a857e");
/** Mill scale on metal that was red-hot, and rust that was. */
const SCALE = fromHex("#3a3a3c");
const BAKED = fromHex("#54291c");

/** What oxide does to light by how hot the metal became: straw, brown, purple, blue, grey. Multiplied. */
const TEMPER = [
  [1, 1, 1],
  [0.94, 0.82, 0.6],
  [0.68, 0.48, 0.36],
  [0.44, 0.33, 0.44],
  [0.3, 0.35, 0.5],
  [0.36, 0.37, 0.38],
] as const;

function temper(texel: { r: number; g: number; b: number }, heat: number): void {
  const at = clamp01(heat) * (TEMPER.length - 1);
  const from = Math.min(Math.floor(at), TEMPER.length - 2);
  const [a, b] = [TEMPER[from] as Rgb, TEMPER[from + 1] as Rgb];
  texel.r *= lerp(a[0], b[0], at - from);
  texel.g *= lerp(a[1], b[1], at - from);
  texel.b *= lerp(a[2], b[2], at - from);
}

const meanOf = (field: Float32Array): number => field.reduce((sum, value) => sum + value, 0) / field.length;

/** What fire blackens and does not eat: soot lies on it, and its own face shows through. */
const FIREPROOF: ReadonlySet<string> = new Set([
  "stone",
  "marble",
  "concrete",
  "plaster",
  "ceramic",
  "terracotta",
  "metal",
]);

/** Browns and shrivels as cloth does: it is too thin to leave blocks of coal. */
const THIN = /paper|cardboard|feather|fur|hair|wool|leaves|thatch/;

/** Scorched brown, then charred black in shrunken blocks, with ash on top; what cannot burn is sooted. */
export const burnt: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  const isMetal = material.class === "metal";
  // heat spreads through metal: its borders are soft. All burns in many places, none of them found again in every tile
  const heat = evenNoise(size, {
    cells: featureCount(isMetal ? 8 : 11, scale),
    octaves: isMetal ? 4 : 6,
    gain: isMetal ? 0.42 : 0.56,
    seed: draw.seed32("heat"),
  });
  const ash = fbm(size, { cells: featureCount(22, scale), octaves: 6, gain: 0.7, seed: draw.seed32("ash") });
  const isSooted = FIREPROOF.has(material.class);
  // hide and cloth are singed, shrink and go: what is left is what it was
  const isWood = material.class === "wood";
  const isCloth = material.class === "fabric" || THIN.test(material.id);
  const isHide = material.class === "leather" || isCloth;
  // on what is black by itself soot is not seen, and the ash on it is
  const light = meanLight(surface.albedo);
  // what burns on metal is a film, and leaves hardly any ash on its rust
  const ashes = isMetal ? 0.12 : isSooted ? lerp(0.25, 0.75, smoothstep(0.16, 0.06, light)) : 0.55;
  // only clean metal shows its tempering colours
  const fresh = isMetal ? smoothstep(0.55, 0.9, meanOf(surface.metalness)) : 0;
  const joints = tileJoints(surface, material);
  const level = isWood ? blurKernel(surface.height, size, size * 0.012, 2) : undefined;
  const blocks = cracks(size, draw.fork("blocks"), featureCount(isWood ? 24 : 16, scale), 0.9, 0.18);
  return repaintSurface(surface, (texel, i) => {
    // glaze takes the soot: pale grout shows between the tiles
    const at = (heat[i] as number) + amount * 1.6 - (isHide ? 1.15 : 0.75) - (joints ? 0.5 * (joints[i] as number) : 0);
    const scorched = smoothstep(-0.4, 0.15, at);
    const metal = texel.metalness;
    const soot = isMetal
      ? smoothstep(-0.1, 0.75, at + (ash[i] as number) * 0.3)
      : smoothstep(isCloth ? 0.14 : 0, isCloth ? 0.4 : 0.45, at);
    const charred = soot * (1 - 0.2 * metal);
    const gap =
      smoothstep(0.09, 0.015, blocks[i] as number) *
      (isWood ? smoothstep(0.35, 0.7, at) : charred) *
      (1 - texel.metalness) *
      (isSooted || isHide ? 0 : 1);
    const grey = smoothstep(0.25, 0.7, (ash[i] as number) + at * 0.25) * charred * ashes * (1 - 0.8 * metal);
    // what burns stays dark in its joints and its grain
    const own = (texel.r + texel.g + texel.b) / 3;
    const kept = isWood ? Math.max(0.2, Math.min(2.2, (own / light - 1) * 3 + 1.1)) : 1;
    // cloth browns before it blackens: a hole's rim is told by that
    if (isCloth) blendColour(texel, SINGED, 0.85 * smoothstep(-0.5, 0, at));
    blendColour(texel, SCORCH, (isCloth ? smoothstep(0, 0.3, at) : scorched) * 0.7 * (1 - metal));
    // where it was hot and no soot lies, the metal has run through its tempering colours
    if (metal > 0) {
      if (fresh > 0) temper(texel, fresh * metal * smoothstep(-1, 0.35, at));
      const scaled = (1 - fresh) * metal * (0.65 + 0.35 * scorched);
      blendColour(texel, SCALE, 0.85 * scaled);
      texel.roughness = lerp(texel.roughness, 0.62, 0.8 * scaled);
    }
    // rust that was in the fire has lost its orange
    if (isMetal && metal < 1) blendColour(texel, BAKED, 0.75 * (1 - metal) * scorched);
    blendColour(texel, CHAR, charred * (isSooted ? 0.76 + 0.1 * metal : 0.93));
    if (isWood) {
      const seam = smoothstep(0.0002, 0.0012, ((level?.[i] as number) - texel.height) / surface.tileSize);
      blendColour(texel, ASH, 0.16 * Math.max(0, kept - 0.5) * charred);
      shade(texel, lerp(1, Math.min(1, kept) * (1 - 0.75 * seam), charred));
    }
    blendColour(texel, ASH, grey * (1 - gap) * (isWood ? 0.5 : 1));
    shade(texel, 1 - gap * 0.4);
    texel.height += surface.tileSize * (-0.004 * gap + 0.0006 * (ash[i] as number) * charred);
    texel.roughness = lerp(texel.roughness, 0.86 + grey * 0.12, charred);
    // soot and scale are films on what stays metal; what burns away from metal was never it
    texel.metalness *= 1 - charred * (isMetal ? 0.3 : 0.9);
    if (isMetal) texel.roughness += 0.1 * metal * scorched * (1 - charred);
  });
};
