import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { grainOf } from "../../texture/marks/checks.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, contrastOf, meanLight, shade } from "../../texture/tones/palette.ts";
import { checked } from "./checked.ts";
import type { ApplyCondition } from "./condition.ts";

/** The core of dyed threads, which the dye did not reach: cloth that breaks in its folds is pale there. */
const CORE = fromHex("#cfccc4");

/** Split by long cracks and a net of fine ones: deep, dark, with broken edges. Timber splits along its fibres. */
export const cracked: ApplyCondition = (surface, amount, context) => {
  const { size, draw, scale, material } = context;
  const grain = material.class === "wood" ? grainOf(surface.albedo, size) : undefined;
  if (grain) return checked(surface, amount, context, grain);
  const great = cracks(size, draw.fork("great"), featureCount(3, scale), 0.35 + amount * 0.45, 0.2);
  const fine = cracks(size, draw.fork("fine"), featureCount(8, scale), 0.1 + amount * 0.5, 0.2);
  const relief = depthOf(surface.height) / surface.tileSize;
  // a crack is no deeper than the piece it is in is thick, however high the pieces of a roof stand over one another
  const depth = surface.tileSize * Math.min(0.009, Math.max(relief * 1.6, 0.003));
  // among loose stones a crack as narrow as they are is one more gap between them: the ground has to part
  const loose =
    material.class === "ground"
      ? Math.max(smoothstep(0.004, 0.012, relief), smoothstep(0.3, 0.5, contrastOf(surface.albedo)))
      : 0;
  // a crack of a crystal's width is one more crystal in speckled stone
  const speckled = material.class === "ground" ? 0 : smoothstep(0.3, 0.5, contrastOf(surface.albedo));
  const wide =
    (0.012 + amount * 0.016) *
    (1 + 4.5 * loose + 1.3 * speckled) *
    (1 - (1 - loose) * 0.45 * smoothstep(0.01, 0.02, relief));
  const isCloth = material.class === "fabric";
  const dyed = isCloth ? smoothstep(0.36, 0.24, meanLight(surface.albedo)) : 0;
  return repaintSurface(surface, (texel, i) => {
    const g = great[i] as number;
    const f = fine[i] as number;
    const split = smoothstep(wide, wide * 0.25, g);
    const hair = smoothstep(wide * 1.1, wide * 0.3, f) * (0.7 - 0.5 * loose - 0.3 * speckled);
    const gap = Math.max(split, hair);
    const chip = smoothstep(wide * 3.5, wide, g) * (1 - split);
    // cloth breaks in its folds and does not open
    texel.height -= depth * (isCloth ? 0.3 : 1) * (gap + chip * 0.12);
    blendColour(texel, CORE, 0.8 * gap * dyed);
    shade(texel, lerp(1 - gap * (0.72 + 0.2 * loose + 0.22 * speckled), 1, dyed) * (1 + chip * 0.12));
    texel.roughness += (0.95 - texel.roughness) * Math.max(gap, chip * 0.5);
  });
};
