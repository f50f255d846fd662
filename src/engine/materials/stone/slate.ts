import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { domainWarp } from "../../texture/domain-warp.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/palette.ts";
import { randomTable } from "../../texture/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SLATES: readonly (readonly string[])[] = [
  ["#262a2e", "#383e44", "#4b5259", "#616970", "#7a828a"],
  ["#2a2c2f", "#3c3f43", "#505458", "#666a6e", "#7f8387"],
  ["#272b2a", "#3a403f", "#4e5654", "#656d6a", "#7e8683"],
];
const RUST = fromHex("#7a5a3d");
const TILE = 0.9;

/** Riven slate: blue-grey sheets broken off in shallow ragged steps, silky, with a breath of rust. Takes colours in the slate. */
export const slate: Material = {
  id: "slate",
  class: "stone",
  words: ["slate", "riven slate", "slate stone", "slate rock", "slate slab", "schist"],
  tileSize: TILE,
  shade: shadeSlate,
};

function shadeSlate({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(3, scale);
  const stir = domainWarp(size, draw.fork("stir"), cells * 3, 0.03, 5);
  const sheets = stir(fbm(size, { cells, octaves: 3, gain: 0.5, seed: draw.seed32("sheets") }));
  const fray = fbm(size, { cells: cells * 8, octaves: 4, gain: 0.6, seed: draw.seed32("fray") });
  const silk = fbm(size, { cells: cells * 14, cellsY: cells * 4, octaves: 5, gain: 0.7, seed: draw.seed32("silk") });
  const rust = fbm(size, { cells: cells * 2, octaves: 6, gain: 0.6, seed: draw.seed32("rust") });
  const tones = randomTable(64, draw.seed32("tones"));
  const stone = palette(...dye(draw.pick("slate", SLATES).map(fromHex), colours[0]));
  const stain = dye([RUST], colours[0])[0] ?? RUST;
  const steps = 9;
  return paintSurface(size, TILE, (texel, i) => {
    const f = fray[i] as number;
    const s = silk[i] as number;
    const at = ((sheets[i] as number) + 1.4) * steps * 0.5 + f * 0.3;
    const sheet = Math.floor(at);
    const into = at - sheet;
    const lip = smoothstep(0, 0.07, into);
    const broken = 1 - smoothstep(0, 0.1, into);
    texel.height = TILE * (0.007 * (sheet + lip) + 0.0011 * into + 0.00055 * s + 0.0004 * f);
    const own = (tones[sheet & 63] as number) - 0.5;
    paintFrom(stone, 0.46 + own * 0.16 + s * 0.26 + f * 0.1 + broken * 0.2, texel);
    blendColour(texel, stain, smoothstep(0.25, 0.75, (rust[i] as number) + own * 0.3) * 0.3);
    shade(texel, 1 - 0.35 * smoothstep(0.94, 1, into));
    texel.roughness = 0.56 + s * 0.1 + broken * 0.2;
  });
}
