import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { voronoiTiling } from "../../texture/tilings/voronoi-tiling.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const LIMESTONE = ["#9a9588", "#bbb6a9", "#d3cec2", "#e4e0d6"].map(fromHex);
const BASALT = ["#17181a", "#25272a", "#383a3d", "#505255"].map(fromHex);
const SAND = ["#55503f", "#6f6956", "#8a836d"].map(fromHex);

/** Bands across the tile, a dark and a pale one each, and bends along one. */
const BANDS = 3;
const BENDS = 2;

/** The artist's colours by lightness: the waves take the darker, the ground the paler; a single one the ground, unless it is nearly black. */
function byLightness([first, second]: readonly Rgb[]): { dark?: Rgb; pale?: Rgb } {
  if (!first) return {};
  if (!second) return luminance(first) < 0.03 ? { dark: first } : { pale: first };
  return luminance(first) < luminance(second) ? { dark: first, pale: second } : { dark: second, pale: first };
}

/**
 * Portuguese pavement, as on the promenade of Copacabana and on the Rossio: little hand-cut cubes, waves of black basalt
 * on white limestone, polished by shoes. Takes the darker colour in the waves, the paler in the ground.
 */
export const portuguesePavement: Material = {
  id: "portuguese-pavement",
  class: "stone",
  words: [
    "portuguese pavement",
    "copacabana pavement",
    "copacabana",
    "calcada",
    "calcada portuguesa",
    "wave pavement",
    "wavy pavement",
    "wavy portuguese pavement",
    "wavy cobblestone",
    "wave cobblestone",
  ],
  tileSize: 2.4,
  shade: (context) => {
    const { draw, scale, colours } = context;
    const side = featureCount(38, scale);
    const stray = randomTable(side * side, draw.seed32("stray"));
    const swing = draw.number("swing", 0.28, 0.36);
    const asked = byLightness(colours);
    const pale = palette(...dye(LIMESTONE, asked.pale, 0.9));
    const dark = palette(...dye(BASALT, asked.dark, 0.9));
    const tones = randomTable(side * side, draw.seed32("tones"));
    const isDark = (cell: number): boolean => {
      const x = ((cell % side) + 0.5) / side;
      const y = (Math.floor(cell / side) + 0.5) / side;
      const at = y * BANDS + swing * sin(TAU * BENDS * x) + 0.06 * ((stray[cell] as number) - 0.5);
      return at - Math.floor(at) < 0.5;
    };
    const waves = Uint8Array.from({ length: side * side }, (_, cell) => (isDark(cell) ? 1 : 0));
    const stone = { r: 0.5, g: 0.5, b: 0.5 };
    return layMasonry(
      { ...context, colours: [] },
      {
        tileSize: 2.4,
        tiling: voronoiTiling(side, side, 0.5, draw.stream("stones")),
        unit: 1 / side,
        joint: 0.035,
        rounding: 0.1,
        bevel: 0.16,
        wander: 0.04,
        chips: 0.05,
        depth: 0.12,
        dome: 0.09,
        level: 0.08,
        tilt: 0.12,
        relief: 0.02,
        puffy: true,
        pits: 0,
        faces: [LIMESTONE],
        joints: SAND,
        tone: 0.5,
        flash: 0.1,
        mottle: 0.1,
        grit: 0.14,
        roughness: 0.52,
        finish: (texel, { place, face, edge, mottle, rough, grit }) => {
          const shown = smoothstep(0.12, 0.48, face);
          if (shown === 0) return;
          const tone = 0.5 + ((tones[place.cell] as number) - 0.5) * 0.6 + mottle * 0.12 + rough * 0.06 + grit * 0.12;
          paintFrom(waves[place.cell] === 1 ? dark : pale, tone, stone);
          texel.r = lerp(texel.r, stone.r, shown);
          texel.g = lerp(texel.g, stone.g, shown);
          texel.b = lerp(texel.b, stone.b, shown);
          shade(texel, 0.78 + 0.22 * smoothstep(0, 0.25, edge));
        },
      },
    );
  },
};
