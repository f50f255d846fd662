import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { hexagonTiling } from "../../texture/tilings/hexagon-tiling.ts";
import { createPlace } from "../../texture/tilings/tiling.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WAX = ["#7a4a12", "#b57a22", "#d9a441", "#ecc878"].map(fromHex);
const HONEY = ["#5a2805", "#9c510a", "#cf7f14"].map(fromHex);
const TILE = 0.08;
/** One kind of five is open, one capped, the others brim. */
const KINDS = 5;

/** Honeycomb: six-sided wax cells, some open and dark, some brimming with glossy honey, some capped. Takes colours in the wax, then in the honey. */
export const honeycomb: Material = {
  id: "honeycomb",
  class: "misc",
  words: [
    "honeycomb",
    "beehive",
    "bee hive",
    "honey comb",
    "hive",
    "beeswax comb",
    "bee comb",
    "honey",
    "golden honeycomb",
    "golden honey",
  ],
  tileSize: TILE,
  shade: shadeHoneycomb,
};

function shadeHoneycomb({ size, draw, colours, scale }: ShadeContext): Surface {
  const columns = featureCount(9, scale);
  const tiling = hexagonTiling(columns);
  const place = createPlace();
  const sway = fbm(size, { cells: columns, octaves: 3, seed: draw.seed32("sway") });
  const swayY = fbm(size, { cells: columns, octaves: 3, seed: draw.seed32("sway y") });
  const grain = fbm(size, { cells: columns * 7, octaves: 3, gain: 0.7, seed: draw.seed32("grain") });
  const deal = evenDeal(tiling.cells, (x, y) => {
    tiling.locate(x, y, place);
    return place.cell;
  });
  // of a few capped cells a tile each would be known again: they are as many as the empty ones, and never far from any place
  const luck = deal(draw.seed32("luck"), KINDS);
  const tones = deal(draw.seed32("tones"));
  const wax = palette(...dye(WAX, colours[0], 1));
  const honey = palette(...dye(HONEY, colours[1] ?? colours[0], 1));
  const pitch = TILE / columns;
  const dark = [0.03, 0.016, 0.006] as const;
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size + ((sway[i] as number) * 0.09) / columns;
    const y = (Math.floor(i / size) + 0.5) / size + ((swayY[i] as number) * 0.09) / columns;
    tiling.locate(x, y, place);
    const g = grain[i] as number;
    const edge = place.border * columns;
    const own = (tones[place.cell] as number) - 0.5;
    const full = luck[place.cell] as number;
    const wall = smoothstep(0.1, 0.055, edge + g * 0.008);
    if (full > 0.8) {
      const cap = smoothstep(0.04, 0.3, edge);
      paintFrom(wax, 0.42 + cap * 0.14 + own * 0.14 + g * 0.14, texel);
      shade(texel, 0.7 + 0.3 * smoothstep(0.02, 0.09, edge));
      texel.height = pitch * (0.5 + 0.1 * cap + 0.025 * g);
      texel.roughness = 0.56 + g * 0.06;
      return;
    }
    const filled = full > 0.2;
    if (filled) paintFrom(honey, clamp01(0.5 + own * 0.5 + smoothstep(0.4, 0.1, edge) * 0.2), texel);
    else {
      paintFrom(honey, 0.1, texel);
      blendColour(texel, dark, smoothstep(0.1, 0.3, edge) * 0.6);
    }
    const r = texel.r;
    const gg = texel.g;
    const b = texel.b;
    paintFrom(wax, 0.46 + own * 0.2 + g * 0.2, texel);
    blendColour(texel, [r, gg, b], 1 - wall);
    const bed = filled ? 0.3 - 0.05 * smoothstep(0.1, 0.3, edge) : 0.18 - 0.3 * smoothstep(0.08, 0.35, edge);
    texel.height = pitch * (bed + (0.5 - bed) * wall + 0.02 * g * wall);
    texel.roughness = filled ? 0.1 + wall * 0.4 : 0.55;
  });
}
