import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { blendColour, paintFrom, palette, shade } from "../../texture/palette.ts";
import { convexity } from "../../texture/relief-masks.ts";
import type { ApplyCondition } from "./condition.ts";

const OIL = fromHex("#14100b");
const FILM = fromHex("#3a2c16");
const SHIMMER = palette(...["#4a3a78", "#2c6a8c", "#3f8f5c", "#b09a3a", "#a2485a", "#4a3a78"].map(fromHex));

/** Oil: black pools and drips with a brown film creeping around them, glossy, thickest in the hollows. */
export const oily: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const spread = fbm(size, { cells: featureCount(4, scale), octaves: 6, gain: 0.5, seed: draw.seed32("spread") });
  const drips = fbm(size, {
    cells: featureCount(18, scale),
    cellsY: 2,
    octaves: 4,
    gain: 0.55,
    seed: draw.seed32("drips"),
  });
  const crowns = convexity(surface.height, size, 0.025, surface.tileSize * 0.0006);
  const band = { r: 0, g: 0, b: 0 };
  return repaintSurface(surface, (texel, i) => {
    const at = (spread[i] as number) - (crowns[i] as number) * 0.3 + amount * 1.25 - 0.85;
    const drip = smoothstep(0.28, 0.42, (drips[i] as number) + at * 0.3) * smoothstep(-0.7, -0.1, at);
    const pool = Math.max(smoothstep(0.02, 0.07, at), drip);
    const film = smoothstep(-0.5, 0.0, at);
    shade(texel, 1 - 0.35 * film);
    blendColour(texel, FILM, film * 0.3);
    // where it thins out it shimmers in bands of colour
    const thin = smoothstep(-0.42, -0.2, at) * smoothstep(0.06, -0.1, at) * (1 - pool);
    paintFrom(SHIMMER, (at * 3.4 + 10) % 1, band);
    blendColour(texel, [band.r, band.g, band.b], thin * 0.5);
    blendColour(texel, OIL, pool * 0.88);
    texel.roughness = lerp(lerp(texel.roughness, 0.25, film), 0.06, pool);
    texel.metalness *= 1 - pool;
  });
};
