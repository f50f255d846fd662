import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WALLS = [
  ["#b9a98a", "#cdbfa2", "#ddd2ba"],
  ["#a88468", "#bf9b7e", "#d2b398"],
  ["#9aa09a", "#b2b8b1", "#c8cdc6"],
  ["#b58f52", "#cba868", "#dcbf86"],
] as const;
const TRIM = fromHex("#d9d3c5");
const GLASS = fromHex("#27313a");
const CURTAIN = fromHex("#b9b6ae");
const TILE = 14;
/** Half of a window in shares of its bay and storey, and the width of its casing and bars, in bays. */
const HALF_WIDE = 0.21;
const HALF_HIGH = 0.29;
const CASING = 0.045;
const BAR = 0.016;

/** The front of a house: storeys of tall windows with casings, sills and cornices between, in plastered wall. Takes colours in the wall, then in the trim. */
export const facade: Material = {
  id: "facade",
  class: "plaster",
  words: [
    "facade",
    "facades",
    "house facade",
    "building facade",
    "apartment building",
    "building front",
    "house front",
  ],
  tileSize: TILE,
  shade: shadeFacade,
};

function shadeFacade({ size, draw, colours, scale }: ShadeContext): Surface {
  const bays = featureCount(5, scale);
  const storeys = featureCount(4, scale);
  const rough = fbm(size, { cells: 60, octaves: 4, gain: 0.7, seed: draw.seed32("rough") });
  const stain = fbm(size, { cells: 11, cellsY: 7, octaves: 6, gain: 0.62, seed: draw.seed32("stain") });
  const wall = palette(...dye(draw.pick("wall", WALLS).map(fromHex), colours[0], 0.8));
  const trim: Rgb = colours[1] ?? TRIM;
  const bars = draw.integer("bars", 1, 3);
  const lit = evenDeal(
    bays * storeys,
    (x, y) => Math.min(storeys - 1, Math.floor(y * storeys)) * bays + Math.min(bays - 1, Math.floor(x * bays)),
  )(draw.seed32("behind"));
  const shiftY = draw.number("cornice", 0.12, 0.3);
  return paintSurface(size, TILE, (texel, i) => {
    const gx = (((i & (size - 1)) + 0.5) / size) * bays;
    const gy = ((Math.floor(i / size) + 0.5) / size) * storeys + shiftY;
    const storey = Math.floor(gy) % storeys;
    const dx = gx - Math.floor(gx) - 0.5;
    const dy = gy - Math.floor(gy) - 0.56;
    const behind = lit[storey * bays + Math.floor(gx)] as number;
    const r = rough[i] as number;
    const s = stain[i] as number;
    // in bays and storeys, which are about as high as wide
    const inside = Math.min(HALF_WIDE - Math.abs(dx), HALF_HIGH - Math.abs(dy));
    paintFrom(wall, 0.5 + s * 0.22 + r * 0.14, texel);
    texel.height = 0.004 * r;
    texel.roughness = 0.88 + r * 0.04;
    // rain runs down below the sills
    const below = smoothstep(0.2, 0, dy - HALF_HIGH) * smoothstep(-0.02, 0.02, dy - HALF_HIGH);
    shade(texel, 1 - 0.16 * below * smoothstep(HALF_WIDE + 0.06, HALF_WIDE - 0.04, Math.abs(dx)) * (0.6 + s));
    const cornice = 0.035 - Math.abs(gy - Math.floor(gy) - 0.035);
    const sill = Math.min(HALF_WIDE + 0.08 - Math.abs(dx), 0.022 - Math.abs(dy - HALF_HIGH - 0.022));
    const proud = Math.max(smoothstep(0, 0.006, cornice), smoothstep(0, 0.006, sill));
    const casing = inside > -CASING && inside <= 0 ? 1 : 0;
    if (proud > 0 || casing > 0) {
      blendColour(texel, trim, Math.max(proud, casing));
      shade(texel, 1 + r * 0.08 + s * 0.06);
      texel.height += 0.16 * proud + 0.06 * casing * (1 - proud);
    }
    if (cornice < 0 && cornice > -0.03 && gy - Math.floor(gy) > 0.05) shade(texel, 0.8 + 6 * -cornice);
    if (inside <= 0) return;
    const pane = (dx / HALF_WIDE) * 0.5 * (bars + 1);
    const rail = (dy / HALF_HIGH) * 0.5 * 3 + 0.5;
    const offX = (Math.abs(pane - Math.round(pane)) * 2 * HALF_WIDE) / (bars + 1);
    const offY = (Math.abs(rail - Math.round(rail)) * 2 * HALF_HIGH) / 3;
    const isBar = inside < 0.024 || offX < BAR || offY < BAR;
    texel.r = isBar ? trim[0] : GLASS[0];
    texel.g = isBar ? trim[1] : GLASS[1];
    texel.b = isBar ? trim[2] : GLASS[2];
    if (!isBar) {
      // curtains drawn at some windows
      const drawn = smoothstep(0.04 + 0.16 * behind, 0.06 + 0.16 * behind, Math.abs(dx)) * (behind > 0.35 ? 1 : 0);
      blendColour(texel, CURTAIN, drawn * 0.45);
      shade(texel, 0.9 + 0.3 * (0.5 - dy));
    }
    texel.height = isBar ? -0.1 : -0.15;
    texel.roughness = isBar ? 0.55 : 0.08;
  });
}
