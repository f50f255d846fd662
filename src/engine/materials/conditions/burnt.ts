import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { cracks } from "../../texture/cracks.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { blendColour, meanLight, shade } from "../../texture/palette.ts";
import type { ApplyCondition } from "./condition.ts";
import { tileJoints } from "./tile-joints.ts";

const CHAR = fromHex("#1a1817");
const SCORCH = fromHex("#3b2415");
const ASH = fromHex("#8a857e");

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

/** Scorched brown, then charred black in shrunken blocks, with ash on top; what cannot burn is sooted. */
export const burnt: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  const heat = fbm(size, { cells: featureCount(5, scale), octaves: 7, gain: 0.56, seed: draw.seed32("heat") });
  const ash = fbm(size, { cells: featureCount(22, scale), octaves: 6, gain: 0.7, seed: draw.seed32("ash") });
  const isSooted = FIREPROOF.has(material.class);
  // hide and cloth are singed, shrink and go: what is left is what it was
  const isWood = material.class === "wood";
  const isHide = material.class === "leather" || material.class === "fabric";
  // on what is black by itself soot is not seen, and the ash on it is
  const light = meanLight(surface.albedo);
  const ashes = isSooted ? lerp(0.25, 0.75, smoothstep(0.16, 0.06, light)) : 0.55;
  const joints = tileJoints(surface, material);
  const level = isWood ? blurKernel(surface.height, size, size * 0.012, 2) : undefined;
  const blocks = cracks(size, draw.fork("blocks"), featureCount(isWood ? 24 : 16, scale), 0.9, 0.18);
  return repaintSurface(surface, (texel, i) => {
    // glaze takes the soot: pale grout shows between the tiles
    const at = (heat[i] as number) + amount * 1.6 - (isHide ? 1.15 : 0.75) - (joints ? 0.5 * (joints[i] as number) : 0);
    const scorched = smoothstep(-0.4, 0.15, at);
    const charred = smoothstep(0.0, 0.45, at) * (1 - 0.2 * texel.metalness);
    const gap =
      smoothstep(0.09, 0.015, blocks[i] as number) *
      (isWood ? smoothstep(0.35, 0.7, at) : charred) *
      (1 - texel.metalness) *
      (isSooted || isHide ? 0 : 1);
    const grey = smoothstep(0.25, 0.7, (ash[i] as number) + at * 0.25) * charred * ashes;
    // what burns stays dark in its joints and its grain
    const own = (texel.r + texel.g + texel.b) / 3;
    const kept = isWood ? Math.max(0.2, Math.min(2.2, (own / light - 1) * 3 + 1.1)) : 1;
    blendColour(texel, SCORCH, scorched * 0.7);
    blendColour(texel, CHAR, charred * (isSooted ? 0.76 : 0.93));
    if (isWood) {
      const seam = smoothstep(0.0002, 0.0012, ((level?.[i] as number) - texel.height) / surface.tileSize);
      blendColour(texel, ASH, 0.16 * Math.max(0, kept - 0.5) * charred);
      shade(texel, lerp(1, Math.min(1, kept) * (1 - 0.75 * seam), charred));
    }
    blendColour(texel, ASH, grey * (1 - gap) * (isWood ? 0.5 : 1));
    shade(texel, 1 - gap * 0.4);
    texel.height += surface.tileSize * (-0.004 * gap + 0.0006 * (ash[i] as number) * charred);
    texel.roughness = lerp(texel.roughness, 0.86 + grey * 0.12, charred);
    texel.metalness *= 1 - charred * 0.9;
  });
};
