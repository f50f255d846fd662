import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CANE = ["#8a6430", "#b98f50", "#d6b279", "#ead1a0"].map(fromHex);
const BEHIND = fromHex("#1a130c");
const TILE = 0.12;
/** Of the room between two pairs: half the gap within a pair, half the width of a strand. */
const APART = 0.088;
const HALF = 0.064;
/** The same gap in half widths, and how far a pair reaches. */
const GAP = APART / HALF;
const REACH = GAP + 1;

/** Chair cane: strands in pairs across and along, and one more in each slant, so that the holes have eight sides. Takes colours in the cane, then behind it. */
export const caneWebbing: Material = {
  id: "cane-webbing",
  class: "fabric",
  words: [
    "cane webbing",
    "caning",
    "cane weave",
    "rattan webbing",
    "woven cane",
    "viennese cane",
    "vienna straw",
    "chair cane",
    "cane mesh",
    "rattan cane",
    "cane panel",
    "open cane",
  ],
  tileSize: TILE,
  openAbove: 0.3,
  shade: shadeCaneWebbing,
};

function shadeCaneWebbing({ size, draw, colours, scale }: ShadeContext): Surface {
  // strands go over and under by turns: an even number of them closes the tile
  const count = featureCount(4, scale) * 2;
  const sway = fbm(size, { cells: count, octaves: 2, seed: draw.seed32("sway"), strength: 0.03 });
  const fibre = fbm(size, { cells: count * 16, octaves: 2, gain: 0.8, seed: draw.seed32("fibre") });
  const patina = fbm(size, { cells: count * 2, octaves: 3, seed: draw.seed32("patina") });
  const tones = evenGrid(count * 6, 1, draw.seed32("tones"));
  const cane = palette(...dye(CANE, colours[0], 1));
  const behind = colours[1] ?? BEHIND;
  const pitch = TILE / count;
  const wrap = (n: number) => ((n % count) + count) % count;
  const place = { top: -1, strand: 0, across: 0 };
  /** Lays a strand over what lies there, if it is the higher: `lift` is how it goes over and under. */
  const lay = (at: number, lift: number, id: number) => {
    if (at >= 1 || at <= -1) return;
    const level = lift + 0.9 * Math.sqrt(1 - at * at);
    if (level <= place.top) return;
    place.top = level;
    place.strand = id;
    place.across = at;
  };
  return paintSurface(size, TILE, (texel, i) => {
    const s = sway[i] as number;
    const x = (((i & (size - 1)) + 0.5) / size) * count + s;
    const y = ((Math.floor(i / size) + 0.5) / size) * count + s;
    place.top = -1;
    const [column, row] = [Math.round(x), Math.round(y)];
    const u = (x - column) / HALF;
    const v = (y - row) / HALF;
    // of a pair one goes over where the other goes under
    const lift = Math.abs(u) < REACH ? 0.5 * cosTurn(y * 0.5 + 0.5 * column) : 0;
    lay(u + GAP, -lift, 2 * wrap(column));
    lay(u - GAP, lift, 2 * wrap(column) + 1);
    const fall = Math.abs(v) < REACH ? 0.5 * cosTurn(x * 0.5 + 0.5 * row) : 0;
    lay(v + GAP, fall, 2 * count + 2 * wrap(row));
    lay(v - GAP, -fall, 2 * count + 2 * wrap(row) + 1);
    // the slants cross each other between the crossings of the pairs: over what goes along, under what goes across
    const a = x + y - 0.5;
    const b = x - y - 0.5;
    const da = Math.round(a);
    const db = Math.round(b);
    const swing = 0.5 * cosTurn(x);
    lay(((a - da) * Math.SQRT1_2) / HALF, 0.3 + swing, 4 * count + wrap(da));
    lay(((b - db) * Math.SQRT1_2) / HALF, 0.3 - swing, 5 * count + wrap(db));
    const { top, strand, across } = place;
    if (top <= -1) {
      [texel.r, texel.g, texel.b] = behind;
      texel.height = -pitch * 0.14;
      texel.roughness = 0.95;
      return;
    }
    const f = fibre[i] as number;
    paintFrom(
      cane,
      0.5 + 0.4 * ((tones[strand] as number) - 0.5) + 0.14 * f + 0.16 * (patina[i] as number) + 0.1 * top,
      texel,
    );
    shade(texel, (0.72 + 0.28 * smoothstep(-0.4, 0.7, top)) * (1 - 0.35 * across * across * across * across));
    texel.height = pitch * 0.06 * top;
    texel.roughness = 0.42 + 0.06 * f + 0.2 * across * across;
  });
}
