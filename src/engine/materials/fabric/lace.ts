import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { rosetteRelief } from "../../texture/figures/palmette.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const IVORY = ["#b5ad9c", "#d8d2c4", "#ebe7dc", "#f3f0e8"].map(fromHex);
const BEHIND = fromHex("#2a2629");
const TILE = 0.26;
const FLOWER = createShape(96, (u, v) => rosetteRelief(u, v, 8, 0.3));
const LEAF = createShape(48, (u, v) => {
  const wide = (1 - v * v) * 0.95;
  return Math.abs(u) < wide ? 0.25 + 0.75 * (1 - Math.abs(u) / wide) : 0;
});

/** Lace: white flowers and leaves of close thread held in a net of fine meshes, dark cloth behind. Takes colours in the thread, then behind. */
export const lace: Material = {
  id: "lace",
  class: "fabric",
  words: ["lace", "lace fabric", "doily", "lacework", "tulle lace", "bridal lace", "lace curtain"],
  tileSize: TILE,
  openAbove: 0.12,
  shade: shadeLace,
};

function shadeLace({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(4, scale);
  const meshes = cells * 9;
  const rows = Math.round((meshes * 1.1547) / 2) * 2;
  const blank = () => createField(size * size);
  const leaves = scatter(
    blank(),
    size,
    LEAF,
    { across: cells * 3, down: cells * 3 },
    draw.stream("leaves"),
    (copy, next) => {
      copy.angle = next() * 6.2832;
      copy.length = (0.34 + 0.16 * next()) / cells;
      copy.width = copy.length * 0.4;
      copy.bend = (next() - 0.5) * 0.9;
    },
  );
  const flowers = scatter(
    blank(),
    size,
    FLOWER,
    { across: cells, down: cells },
    draw.stream("flowers"),
    (copy, next, n) => {
      const row = Math.floor(n / cells);
      copy.x = ((n % cells) + 0.5 + (row & 1) * 0.5 + (next() - 0.5) * 0.2) / cells;
      copy.y = (row + 0.5 + (next() - 0.5) * 0.2) / cells;
      copy.angle = next() * 6.2832;
      copy.length = (0.72 + 0.2 * next()) / cells;
      copy.width = copy.length;
      copy.gain = 1.1;
    },
  );
  const wobble = fbm(size, { cells: meshes >> 1, octaves: 2, seed: draw.seed32("wobble") });
  const thread = palette(...dye(IVORY, colours[0], 0.9));
  const behind = colours[1] ?? BEHIND;
  return paintSurface(size, TILE, (texel, i) => {
    const w = wobble[i] as number;
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    // net: round meshes in staggered rows
    const down = y * rows + w * 0.12;
    const row = Math.floor(down);
    const across = x * meshes + (row & 1) * 0.5 + w * 0.12;
    const du = across - Math.floor(across) - 0.5;
    const dv = (down - row - 0.5) * (meshes / rows);
    const net = smoothstep(0.33, 0.43, Math.sqrt(du * du + dv * dv));
    let cover = net;
    let height = net * 0.4;
    let tone = 0.45;
    const flower = flowers.height[i] as number;
    const leaf = leaves.height[i] as number;
    if (flower > 0) {
      const u = flowers.across[i] as number;
      const v = flowers.along[i] as number;
      const r = Math.sqrt(u * u + v * v);
      // cordonnet: the stout thread round a figure; the filling is darned with gaps
      const cord = smoothstep(0.42, 0.2, flower) + smoothstep(0.07, 0.03, Math.abs(r - 0.34));
      const darning = Math.abs(((r * 13) % 1) * 2 - 1);
      cover = clamp01(cord + smoothstep(0.1, 0.5, darning) * (r < 0.28 ? 0.35 : 1));
      height = 0.5 * cover + 0.6 * clamp01(cord);
      tone = 0.5 + clamp01(cord) * 0.3;
    } else if (leaf > 0) {
      const cord = smoothstep(0.5, 0.28, leaf) + smoothstep(0.16, 0.06, Math.abs(leaves.across[i] as number));
      const darning = Math.abs((((leaves.along[i] as number) * 7 + 20) % 1) * 2 - 1);
      cover = clamp01(cord + smoothstep(0.15, 0.5, darning));
      height = 0.45 * cover + 0.5 * clamp01(cord);
      tone = 0.5 + clamp01(cord) * 0.25;
    }
    paintFrom(thread, tone + w * 0.15, texel);
    blendColour(texel, behind, 1 - cover);
    texel.height = 0.00112 * height + 0.00011 * w;
    texel.roughness = 0.92 - Math.min(1, height) * 0.07;
  });
}
