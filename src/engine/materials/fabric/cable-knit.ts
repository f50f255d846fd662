import { fromHex } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createKnitPlace, stockinette } from "../../texture/threads/knit.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { cosTurn, sinTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const ARAN: readonly (readonly string[])[] = [
  ["#8f826a", "#bdb198", "#d8cfb9", "#e8e2d2"],
  ["#4a4c4f", "#717478", "#94979b", "#b4b7ba"],
  ["#2b4034", "#46624f", "#64826d", "#86a28d"],
];
const TILE = 0.24;
/** Stitches across a strand of a cable. */
const STRAND = 3;

/** Aran cable knit: braids of three strands, each of knitted V's, standing on a sunken purl ground. Takes colours in the wool. */
export const cableKnit: Material = {
  id: "cable-knit",
  class: "fabric",
  words: [
    "cable knit",
    "cable-knit",
    "aran",
    "cable sweater",
    "cable pattern",
    "cable stitch",
    "braided knit",
    "braid knit",
    "braid jumper",
    "braid sweater",
    "braid knit fabric",
    "braid jumper knit fabric",
    "cable knit sweater",
    "chunky knit",
    "aran sweater",
  ],
  tileSize: TILE,
  shade: shadeCableKnit,
};

function shadeCableKnit({ size, draw, colours, scale }: ShadeContext): Surface {
  const cables = featureCount(3, scale);
  const crossings = featureCount(3, scale);
  const rows = cables * 14;
  const columns = cables * 14;
  const sway = fbm(size, { cells: cables * 4, octaves: 3, seed: draw.seed32("sway") });
  const hair = fbm(size, { cells: columns * 8, octaves: 2, gain: 0.9, seed: draw.seed32("hair") });
  const wool = palette(...dye(draw.pick("wool", ARAN).map(fromHex), colours[0], 0.95));
  const knitted = stockinette(STRAND, 1, 0.8);
  const place = createKnitPlace();
  const yarn = TILE / columns;
  return paintSurface(size, TILE, (texel, i) => {
    const s = sway[i] as number;
    const f = hair[i] as number;
    const x = (((i & (size - 1)) + 0.5) / size) * cables + s * 0.02;
    const y = (Math.floor(i / size) + 0.5) / size + (s * 0.25) / rows;
    const u = x - Math.floor(x) - 0.5;
    let top = -1;
    let height = 0;
    let tone = 0;
    for (let strand = 0; strand < 3; strand += 1) {
      const turn = y * crossings + strand / 3;
      const off = (u - 0.17 * sinTurn(turn)) / 0.13;
      if (off <= -1 || off >= 1) continue;
      const round = Math.sqrt(1 - off * off);
      const level = 0.5 * sinTurn(turn * 2) + round;
      if (level <= top) continue;
      top = level;
      // the V's lean with the strand
      knitted((off * 0.5 + 0.5) * 0.999, y * rows + off * cosTurn(turn) * 0.7, place);
      height = 1.1 + 0.55 * level + 0.55 * place.height * (0.4 + 0.6 * round);
      tone = place.height * (0.45 + 0.55 * clamp01(round * 1.3));
    }
    if (top === -1) {
      // purl: rows of bumps, every other one half a stitch off
      const across = x * 9;
      const down = y * rows;
      const row = Math.floor(down);
      const bx = across + (row & 1) * 0.5;
      const du = (bx - Math.floor(bx)) * 2 - 1;
      const dv = (down - row) * 2 - 1;
      const bump = Math.sqrt(Math.max(0, 1 - du * du * 0.8 - dv * dv * 0.9));
      const shy = clamp01((Math.abs(u) - 0.27) * 14);
      height = bump * 0.55 * (0.4 + 0.6 * shy);
      tone = bump * (0.35 + 0.5 * shy);
      place.along = du;
      place.across = dv;
    }
    const turn = place.along * 1.1 + place.across * 0.6;
    const ply = Math.abs((turn - Math.floor(turn)) * 2 - 1);
    paintFrom(wool, 0.46 + f * 0.18 + (ply - 0.5) * 0.16 + s * 0.1, texel);
    shade(texel, 0.42 + 0.58 * Math.min(1, tone * 1.2));
    texel.height = yarn * (0.55 * height + 0.05 * f + 0.1 * s);
    texel.roughness = 0.96 + f * 0.03 - Math.min(1, tone) * 0.06;
  });
}
