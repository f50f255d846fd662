import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES: readonly (readonly string[])[] = [
  ["#26282b", "#3c3f43", "#565a5f"],
  ["#7e1d22", "#a52b30", "#c14a4c"],
  ["#9a9a98", "#bfbfbd", "#d9d9d6"],
];
const BEHIND = fromHex("#17181a");
const TILE = 0.05;

/** Sports mesh: a knitted polyester net of rounded holes in staggered rows, dark behind. Takes colours in the net, then behind. */
export const meshFabric: Material = {
  id: "mesh-fabric",
  class: "fabric",
  words: [
    "mesh fabric",
    "sports mesh",
    "net fabric",
    "netting",
    "tulle",
    "air mesh",
    "honeycomb fabric",
    "sports jersey",
    "athletic mesh",
  ],
  tileSize: TILE,
  openAbove: 0.3,
  shade: shadeMeshFabric,
};

function shadeMeshFabric({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(12, scale);
  const down = Math.round((across * 1.1547) / 2) * 2;
  const hair = fbm(size, { cells: across * 12, octaves: 2, gain: 0.9, seed: draw.seed32("hair") });
  const sway = fbm(size, { cells: across, octaves: 3, seed: draw.seed32("sway") });
  const net = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[0], 1));
  const behind = colours[1] ?? BEHIND;
  const pitch = TILE / across;
  return paintSurface(size, TILE, (texel, i) => {
    const s = sway[i] as number;
    const f = hair[i] as number;
    const y = ((Math.floor(i / size) + 0.5) / size) * down + s * 0.08;
    const row = Math.floor(y);
    const x = (((i & (size - 1)) + 0.5) / size) * across + (row & 1) * 0.5 + s * 0.08;
    const du = (x - Math.floor(x) - 0.5) * 1.12;
    const dv = (y - row - 0.5) * (across / down);
    const r = Math.sqrt(du * du + dv * dv) + f * 0.012;
    const solid = smoothstep(0.27, 0.33, r);
    const crown = smoothstep(0.27, 0.46, r);
    // loops of the knit run down the bars in little V's
    const loop = y * 4 + Math.abs(du) * 5;
    const ply = Math.abs((loop - Math.floor(loop)) * 2 - 1);
    paintFrom(net, 0.34 + crown * 0.24 + ply * 0.26 + f * 0.1, texel);
    blendColour(texel, behind, 1 - solid);
    texel.height = pitch * (0.26 * solid * (0.5 + 0.5 * crown) + 0.05 * ply * solid + 0.05 * s);
    texel.roughness = 0.72 + f * 0.04 + (1 - solid) * 0.15;
  });
}
