import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const FOILS = [
  ["#b98a3a", "#dcb05c", "#f0d28c"],
  ["#9a9da2", "#c2c5c9", "#e4e6e8"],
  ["#a8283c", "#cf4a5e", "#e88a98"],
].map((stops) => stops.map(fromHex));
const CLOTH = fromHex("#1a1618");
const TILE = 0.12;
/** Sequins along a row; rows are closer than that, each half a sequin aside. */
const ACROSS = 18;
const ROWS = 24;
const DISC = createShape(40, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  // a shallow cup with the hole it is sewn through
  return r < 1 ? (r < 0.13 ? 0.2 : 0.55 + 0.45 * r * r) : 0;
});

/** Sequins sewn on in rows like shingles, each tilted its own way and flashing there. Takes colours in the foil, the second in some of them. */
export const sequins: Material = {
  id: "sequins",
  class: "fabric",
  words: ["sequin", "sequins", "sequinned fabric", "sequined fabric", "sequin fabric", "sequin dress", "paillette"],
  tileSize: TILE,
  shade: shadeSequins,
};

function shadeSequins({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(ACROSS, scale);
  const rows = featureCount(ROWS / 2, scale) * 2;
  const ground = createField(size * size).fill(-0.0006);
  const placed = scatter(ground, size, DISC, { across, down: rows }, draw.stream("sequins"), (copy, next, n) => {
    const row = Math.floor(n / across);
    copy.x = ((n % across) + 0.5 + (row & 1 ? 0.5 : 0) + (next() - 0.5) * 0.16) / across;
    copy.y = (row + 0.5 + (next() - 0.5) * 0.2) / rows;
    copy.angle = (next() - 0.5) * 1.2;
    copy.length = 1.16 / across;
    copy.width = 1.16 / across;
    copy.base = 0.0002 * next();
    copy.gain = 0.0004 * scale;
    // sewn at its middle it leans on the row below
    copy.tilt = 0.0012 * (0.5 + next()) * scale;
  });
  const tone = randomTable(across * rows, draw.seed32("tone"));
  const kind = randomTable(across * rows, draw.seed32("kind"));
  const stops = draw.pick("foil", FOILS);
  const foils = [palette(...dye(stops, colours[0], 0.9)), palette(...dye(stops, colours[1] ?? colours[0], 0.9))];
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    texel.height = placed.height[i] as number;
    if (id < 0) {
      [texel.r, texel.g, texel.b] = CLOTH;
      texel.roughness = 0.9;
      return;
    }
    const u = placed.across[i] as number;
    const v = placed.along[i] as number;
    const r = Math.sqrt(u * u + v * v);
    const foil = foils[(kind[id] as number) < 0.4 ? 1 : 0] as (typeof foils)[number];
    const hole = smoothstep(0.16, 0.1, r);
    paintFrom(foil, 0.5 + 0.7 * ((tone[id] as number) - 0.5) + 0.12 * v, texel);
    shade(texel, (1 - 0.7 * hole) * (1 - 0.25 * smoothstep(0.86, 1, r)));
    texel.metalness = 1 - hole;
    texel.roughness = 0.2 + 0.1 * (tone[id] as number) + 0.5 * hole;
  });
}
