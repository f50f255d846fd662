import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { convexity, meanOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const LICHEN = fromHex("#b3b39b");
const OCHRE = fromHex("#a98a3c");
/** What light leaves of a grey: of hide the tan under its dye. */
const BLEACHED = [1.12, 1.05, 0.92] as const;
const TANNED = [1.75, 1.15, 0.68] as const;
const YELLOWED = fromHex("#8a6a3a");

/** What lichen settles on in the open. */
const MINERAL: ReadonlySet<string> = new Set(["stone", "concrete", "terracotta", "ceramic"]);

/**
 * Years of light and hands: bleached and yellowed in patches, grime in the crevices, runs below, dull gloss, small marks;
 * grey and ochre lichen on stone, unless it is glazed.
 */
export const old: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  const grain = fbm(size, { cells: featureCount(48, scale), octaves: 4, gain: 0.75, seed: draw.seed32("grain") });
  const runs = fbm(size, {
    cells: featureCount(20, scale),
    cellsY: 2,
    octaves: 5,
    gain: 0.6,
    seed: draw.seed32("runs"),
  });
  const crowns = convexity(surface.height, size, 0.015);
  const marks = scratches(size, draw, 40 + 160 * amount, 0.1);
  const colony = fbm(size, { cells: featureCount(16, scale), octaves: 5, gain: 0.68, seed: draw.seed32("lichen") });
  // glaze does not weather: it crazes
  const isGlazed = material.class === "ceramic" && meanOf(surface.roughness) < 0.45;
  // hide dries out, its finish breaks along creases and the tan shows through
  const isHide = material.class === "leather";
  const isCloth = material.class === "fabric";
  // pale plastic does not bleach: light and air turn it to cream and amber, here more and there less
  const isPlastic = material.class === "plastic";
  const fading = fbm(size, {
    // hide and cloth are handled all over: no place of them has faded alone
    cells: featureCount(isHide ? 11 : isCloth ? 9 : 6, scale),
    octaves: 6,
    gain: 0.58,
    seed: draw.seed32("fading"),
  });
  const crazing = isGlazed
    ? cracks(size, draw.fork("crazing"), featureCount(26, scale), 0.95, 0.1)
    : isHide
      ? cracks(size, draw.fork("creases"), featureCount(13, scale), 0.45 + 0.3 * amount, 0.3)
      : undefined;
  // what lets no water in takes up no dirt: it is bleached and chalky, and runs wash off
  const holds = isPlastic ? 0.3 : isCloth ? 0.4 : 1;
  const grows = MINERAL.has(material.class) ? smoothstep(0.45, 0.6, meanOf(surface.roughness)) : 0;
  return repaintSurface(surface, (texel, i) => {
    const f = (fading[i] as number) * (isCloth ? 0.1 : 1);
    const g = grain[i] as number;
    const crown = crowns[i] as number;
    const grime = smoothstep(0.15, -0.6, crown + g * 0.2 + f * 0.25) * amount * holds;
    const streak =
      smoothstep(0.15, 0.75, (runs[i] as number) + f * 0.35) * amount * holds * (1 - texel.metalness * 0.5);
    const grey = (texel.r + texel.g + texel.b) / 3;
    const amber = isPlastic ? amount * smoothstep(0.12, 0.4, grey) : 0;
    if (amber > 0) {
      const here = amber * (0.25 + 0.75 * smoothstep(-0.55, 0.6, f));
      texel.r *= 1 - 0.12 * here;
      texel.g *= 1 - 0.26 * here;
      texel.b *= 1 - 0.56 * here;
    }
    const bleached = smoothstep(-0.5, 0.7, f) * amount * (1 - texel.metalness * 0.7) * (1 - amber);
    const [fr, fg, fb] = isHide ? TANNED : BLEACHED;
    // chalk on what is black would be a spot: it greys
    const chalk = isHide ? Math.min(1, 0.3 + 14 * grey) : 1;
    texel.r = lerp(texel.r, grey * fr + 0.035 * chalk, bleached * 0.52);
    texel.g = lerp(texel.g, grey * fg + 0.03 * fg * chalk, bleached * 0.52);
    texel.b = lerp(texel.b, grey * fb + 0.022 * fb * chalk, bleached * 0.52);
    // age browns what was pale, where it did not bleach; stone greys
    const brown =
      (MINERAL.has(material.class) && grows > 0 ? 0.2 : 1) *
      smoothstep(0.25, -0.45, f + g * 0.15) *
      amount *
      (1 - texel.metalness) *
      smoothstep(0.15, 0.5, grey);
    blendColour(texel, YELLOWED, brown * 0.55);
    shade(
      texel,
      (1 - grime * 0.7) * (1 - streak * 0.5) * (1 + g * 0.1 * amount) * (1 - (marks[i] as number) * 0.3 * amount),
    );
    if (grows > 0) {
      const l = (colony[i] as number) + f * 0.25 + crown * 0.1;
      // it keeps to the stones: joints are too wet and too young for it
      const held = smoothstep(-0.7, -0.05, crown);
      const crust = smoothstep(0.22, 0.42, l + g * 0.12) * held * grows * Math.min(1, amount * 1.2);
      blendColour(texel, LICHEN, crust * 0.75);
      blendColour(texel, OCHRE, crust * 0.7 * smoothstep(0.56, 0.74, l + g * 0.15));
      texel.height += surface.tileSize * 0.0005 * crust * (1 + g);
    }
    if (crazing) {
      const crack = amount * smoothstep(0.035, 0.008, crazing[i] as number);
      shade(texel, 1 - 0.6 * crack);
      if (isHide) texel.height -= surface.tileSize * 0.0012 * crack;
    }
    texel.height -= surface.tileSize * 0.0002 * amount * (marks[i] as number);
    texel.roughness = lerp(texel.roughness, 0.85, amount * (0.35 * (0.4 + 0.6 * holds) + grime * 0.4 + g * 0.12));
    texel.metalness *= 1 - grime * 0.35;
  });
};
