import { fromHex } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { sampleField } from "../../texture/noises/sample-field.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const LIME = ["#b8ab93", "#d3c8b2", "#e3dac7", "#eee7d8"].map(fromHex);
const OAKS = [
  ["#1f1711", "#36291e", "#4e3c2c", "#69523d"],
  ["#2b1d13", "#4a3220", "#6a4a30", "#866344"],
].map((stops) => stops.map(fromHex));
const PEG = fromHex("#1a120c");
const TILE = 3.6;
/** Half the width of posts and rails, and of braces; how far they stand out; metres. */
const BEAM = 0.075;
const BRACE = 0.06;
const PROUD = 0.022;

/** Where a texel lies in the frame. Metres, but for `id`. */
interface Timber {
  /** From its side inwards, negative outside all of them. */
  inside: number;
  along: number;
  across: number;
  id: number;
}

/** A timber frame filled with lime plaster: posts, rails, and braces that lean to and fro in every other row. Takes colours in the plaster, then in the timber. */
export const halfTimbered: Material = {
  id: "half-timbered",
  class: "plaster",
  words: [
    "half-timbered wall",
    "half-timbered facade",
    "half-timber wall",
    "timber-framed wall",
    "timber frame wall",
    "tudor wall",
    "tudor facade",
    "fachwerk",
  ],
  tileSize: TILE,
  shade: shadeHalfTimbered,
};

function shadeHalfTimbered({ size, draw, colours, scale }: ShadeContext): Surface {
  // even, so that braces and rows take turns across the tile's edges too
  const bays = featureCount(2, scale) * 2;
  const grain = fbm(size, { cells: 96, cellsY: 5, octaves: 4, gain: 0.7, seed: draw.seed32("grain") });
  const trowel = fbm(size, { cells: featureCount(12, scale), octaves: 5, gain: 0.6, seed: draw.seed32("trowel") });
  const sand = fbm(size, { cells: 150, octaves: 2, gain: 0.85, seed: draw.seed32("sand") });
  const hewn = fbm(size, { cells: featureCount(9, scale), octaves: 4, gain: 0.5, seed: draw.seed32("hewn") });
  const count = bays * bays * 3;
  const tone = evenGrid(count, 1, draw.seed32("tone"));
  const lime = palette(...dye(LIME, colours[0], 0.85));
  const oak = palette(...dye(draw.pick("oak", OAKS), colours[1], 0.85));
  const panel = TILE / bays;
  const mirrored = draw.chance("mirrored", 0.5) ? 1 : 0;
  const timber: Timber = { inside: 0, along: 0, across: 0, id: 0 };
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const w = hewn[i] as number;
    // hewn by eye: no side is straight
    const x = ((column + 0.5) / size) * TILE + panel * 0.5 + w * 0.012;
    const y = (((i - column) / size + 0.5) / size) * TILE + panel * 0.5 + w * 0.012;
    locateTimber(x, y, panel, bays, mirrored, timber);
    const t = trowel[i] as number;
    const s = sand[i] as number;
    const edge = timber.inside;
    // soot and rain gather beside the wood, where the plaster shrank from it
    paintFrom(lime, 0.62 + t * 0.24 + s * 0.12, texel);
    shade(texel, 1 - 0.2 * smoothstep(-0.1, 0, edge) * clamp01(0.6 + t));
    texel.height = 0.004 * t + 0.0012 * s;
    texel.roughness = 0.9 + 0.03 * s;
    const wood = smoothstep(-0.002, 0.004, edge);
    shade(texel, 1 - 0.5 * smoothstep(-0.016, -0.002, edge) * (1 - wood));
    if (wood <= 0) return;
    const own = tone[timber.id] as number;
    const fibre = sampleField(grain, size, timber.across / 0.9 + own * 7, timber.along / TILE + own * 3);
    const check = smoothstep(0.42, 0.62, fibre + w * 0.25);
    const { r, g, b } = texel;
    paintFrom(oak, 0.42 + (own - 0.5) * 0.3 + fibre * 0.34 + s * 0.06, texel);
    shade(texel, 1 - 0.55 * check);
    // an arris worn pale
    shade(texel, 1 + 0.2 * smoothstep(0.016, 0.004, edge));
    const peg = pegAt(x, y, panel);
    blendColour(texel, PEG, peg * 0.7);
    texel.r = lerp(r, texel.r, wood);
    texel.g = lerp(g, texel.g, wood);
    texel.b = lerp(b, texel.b, wood);
    const round = smoothstep(0, 0.022, edge);
    texel.height = lerp(
      texel.height,
      PROUD * (0.55 + 0.45 * round) + 0.0016 * fibre - 0.004 * check + 0.003 * peg,
      wood,
    );
    texel.roughness = lerp(texel.roughness, 0.74 + 0.06 * fibre, wood);
  });
}

/** Sets `timber` to the one that covers x, y: posts run through, rails are let in between, braces lie between both. */
function locateTimber(x: number, y: number, panel: number, bays: number, mirrored: number, timber: Timber): void {
  const [column, row] = [Math.floor(x / panel), Math.floor(y / panel)];
  const [u, v] = [x - column * panel, y - row * panel];
  const [bay, course] = [column % bays, row % bays];
  const post = BEAM - Math.min(u, panel - u);
  const rail = BEAM - Math.min(v, panel - v);
  timber.inside = post;
  timber.along = y;
  timber.across = u < panel / 2 ? u : u - panel;
  timber.id = (u < panel / 2 ? bay : (bay + 1) % bays) * bays;
  if (rail > post) {
    timber.inside = rail;
    timber.along = x;
    timber.across = v < panel / 2 ? v : v - panel;
    timber.id = bays * bays + (v < panel / 2 ? course : (course + 1) % bays) * bays + bay;
  }
  if ((course & 1) === mirrored) return;
  const falls = (bay & 1) === mirrored;
  const lean = falls ? u - v : u + v - panel;
  const brace = BRACE - Math.abs(lean) * Math.SQRT1_2;
  // what meets a post or a rail ends there
  if (brace <= timber.inside || timber.inside > 0) return;
  timber.inside = Math.min(brace, Math.max(0.004, -timber.inside));
  timber.along = (falls ? u + v : u - v) * Math.SQRT1_2;
  timber.across = lean * Math.SQRT1_2;
  timber.id = 2 * bays * bays + course * bays + bay;
}

/** Heads of the oak pegs that hold each crossing of a post and a rail, 0..1. */
function pegAt(x: number, y: number, panel: number): number {
  const u = Math.abs(x - Math.round(x / panel) * panel);
  const v = Math.abs(y - Math.round(y / panel) * panel);
  const [du, dv] = [u - 0.03, v - 0.03];
  return smoothstep(0.013, 0.009, Math.sqrt(du * du + dv * dv));
}
