import { fromHex, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, meanLight, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const GRIME = fromHex("#30271d");
const MUD = fromHex("#5d4a34");

/** On what is nearly black only what is paler shows. */
const DRY_MUD = fromHex("#7d6a50");
/** On what is as brown as mud by itself, only what is darker. */
const SOOT = fromHex("#1d1812");

/** What smears a surface of this mean light, 0..1, to be seen on it. */
function smearOn(light: number): Rgb {
  const far = light < 0.1 ? DRY_MUD : SOOT;
  const own = light < 0.1 ? 1 : smoothstep(0.4, 0.24, light);
  return [lerp(MUD[0], far[0], own), lerp(MUD[1], far[1], own), lerp(MUD[2], far[2], own)];
}

/** Grime packed into the crevices, brown smears and spatters over the rest, runs down V. */
export const dirty: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const crowns = convexity(surface.height, size, 0.02, surface.tileSize * 0.0006);
  const smears = fbm(size, { cells: featureCount(8, scale), octaves: 7, gain: 0.64, seed: draw.seed32("smears") });
  const runs = fbm(size, {
    cells: featureCount(22, scale),
    cellsY: 3,
    octaves: 5,
    gain: 0.6,
    seed: draw.seed32("runs"),
  });
  const grit = fbm(size, { cells: featureCount(100, scale), octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const mud = smearOn(meanLight(surface.albedo));
  const much = Math.min(1, amount * 1.25);
  return repaintSurface(surface, (texel, i) => {
    const s = smears[i] as number;
    const g = grit[i] as number;
    const packed = smoothstep(0.1, -0.55, (crowns[i] as number) + s * 0.3 - (amount - 0.5) * 0.4) * much;
    const smear = smoothstep(-0.75, 0.85, s + (runs[i] as number) * 0.36 + g * 0.2 + (amount - 0.6) * 0.8) * much;
    blendColour(texel, mud, smear * 0.86);
    shade(texel, 1 - smear * 0.22);
    blendColour(texel, GRIME, packed * 0.85);
    texel.height += surface.tileSize * 0.0002 * (packed + smear * 0.5) * (1 + g);
    const dirt = Math.max(packed, smear * 0.8);
    texel.roughness = lerp(texel.roughness, 0.92, dirt);
    // it hides the metal grain by grain: a texel is metal or dirt
    texel.metalness *= 1 - smoothstep(0.5, 0.56, dirt * 0.85 + g * 0.12);
  });
};
