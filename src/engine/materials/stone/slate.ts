import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SLATES: readonly (readonly string[])[] = [
  ["#262a2e", "#383e44", "#4b5259", "#616970", "#7a828a"],
  ["#2a2c2f", "#3c3f43", "#505458", "#666a6e", "#7f8387"],
  ["#272b2a", "#3a403f", "#4e5654", "#656d6a", "#7e8683"],
];
const RUST = fromHex("#7a5a3d");
const TILE = 0.9;
/** Sheets between the deepest and the highest, half of them; how much of a sheet is its broken edge, and of how many leaves. */
const SHEETS = 2.6;
const BROKEN = 0.17;
const LEAVES = 4;

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
  const stir = domainWarp(size, draw.fork("stir"), cells * 5, 0.045, 5);
  const sheets = stir(
    fbm(size, { cells: cells + 1, cellsY: cells + 2, octaves: 3, gain: 0.52, seed: draw.seed32("sheets") }),
  );
  const fray = fbm(size, { cells: cells * 13, octaves: 5, gain: 0.62, seed: draw.seed32("fray") });
  const ripple = stir(
    fbm(size, { cells: cells * 7, cellsY: cells * 12, octaves: 4, gain: 0.55, seed: draw.seed32("ripple") }),
  );
  const cloud = fbm(size, { cells: cells * 3, octaves: 5, gain: 0.62, seed: draw.seed32("cloud") });
  const rust = fbm(size, { cells: cells * 4, octaves: 5, gain: 0.6, seed: draw.seed32("rust") });
  const tones = randomTable(64, draw.seed32("tones"));
  const stone = palette(...dye(draw.pick("slate", SLATES).map(fromHex), colours[0]));
  const stain = dye([RUST], colours[0])[0] ?? RUST;
  return paintSurface(size, TILE, (texel, i) => {
    const f = fray[i] as number;
    const r = ripple[i] as number;
    const at = ((sheets[i] as number) + 1.5) * SHEETS + f * 0.11;
    const sheet = Math.floor(at);
    const into = at - sheet;
    // a broken edge shows the leaves the sheet is made of, each set back a little
    const edge = smoothstep(BROKEN, 0, into);
    const leaf = (into / BROKEN) * LEAVES + r * 0.35;
    const step =
      edge > 0
        ? Math.min(LEAVES, Math.max(0, Math.floor(leaf) + smoothstep(0.55, 0.95, leaf - Math.floor(leaf))))
        : LEAVES;
    const line = edge > 0 ? Math.abs((leaf - Math.floor(leaf)) * 2 - 1) : 0;
    const own = (tones[sheet & 63] as number) - 0.5;
    const foot = smoothstep(0.93, 1, into);
    texel.height = TILE * (0.0125 * (sheet + step / LEAVES) + 0.0012 * into + 0.0007 * r + 0.00035 * f);
    paintFrom(
      stone,
      0.45 + own * 0.34 + (cloud[i] as number) * 0.2 + r * 0.1 + f * 0.07 + edge * (0.3 - 0.34 * line),
      texel,
    );
    blendColour(texel, stain, smoothstep(0.3, 0.8, (rust[i] as number) + own * 0.4) * 0.35 * (1 - edge * 0.6));
    shade(texel, 1 - 0.5 * foot);
    texel.roughness = 0.5 + r * 0.06 + (cloud[i] as number) * 0.05 + edge * 0.26;
  });
}
