import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BEASTS: readonly { readonly skin: readonly string[]; readonly wart: string; readonly vein: string }[] = [
  { skin: ["#1c2812", "#37491f", "#56692f", "#7e8d4d"], wart: "#a39a4a", vein: "#2c1a24" },
  { skin: ["#1a1f2b", "#333d4c", "#546272", "#808e99"], wart: "#9a6a86", vein: "#3a1638" },
  { skin: ["#2a1420", "#54283a", "#7d4150", "#a5656a"], wart: "#c39a7a", vein: "#1e1a3a" },
];
const TILE = 0.4;

/** Skin of swamp creatures, aliens and monsters: slimy, lumpy, warts in clusters, veins raised under it. Takes colours in the skin, then in the warts. */
export const monsterSkin: Material = {
  id: "monster-skin",
  class: "misc",
  words: [
    "monster skin",
    "alien skin",
    "swamp creature",
    "monster",
    "alien",
    "creature skin",
    "creature",
    "toad skin",
    "zombie skin",
    "slimy skin",
    "swamp monster",
    "orc skin",
    "goblin skin",
    "demon skin",
    "frog skin",
    "troll skin",
  ],
  tileSize: TILE,
  shade: shadeMonsterSkin,
};

function shadeMonsterSkin({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(15, scale);
  const bend = fbm(size, { cells, octaves: 3, seed: draw.seed32("bend"), strength: 0.25 });
  const net = { cellsX: cells, cellsY: cells, jitter: 0.95, seed: draw.seed32("warts"), warpX: bend };
  const { nearest, index } = cellsKernel(size, net, ["nearest", "index"]);
  const pebbles = cellsKernel(
    size,
    { cellsX: cells * 4, cellsY: cells * 4, jitter: 1, seed: draw.seed32("pebbles"), warpX: bend },
    ["border"],
  ).border;
  const lumps = evenNoise(size, { cells: featureCount(5, scale), octaves: 4, seed: draw.seed32("lumps") });
  const veins = ridged(size, { cells: featureCount(4, scale), octaves: 3, gain: 0.42, seed: draw.seed32("veins") });
  const slime = fbm(size, { cells: featureCount(9, scale), octaves: 4, gain: 0.6, seed: draw.seed32("slime") });
  const girth = randomTable(cells * cells, draw.seed32("girth"));
  const beast = draw.pick("beast", BEASTS);
  const stops = dye(beast.skin.map(fromHex), colours[0], 1);
  const skin = palette(...stops);
  const wartInk = colours[1] ?? (colours[0] ? stops[3] : fromHex(beast.wart)) ?? [0.4, 0.4, 0.2];
  const veinInk = (colours[0] ? stops[0] : fromHex(beast.vein)) ?? [0.1, 0.05, 0.1];
  return paintSurface(size, TILE, (texel, i) => {
    const lump = lumps[i] as number;
    const luck = girth[index[i] as number] as number;
    // warts gather where the skin swells
    const r = luck < 0.42 + lump * 0.6 ? 0.12 + luck * 0.5 : 0.001;
    const far = (nearest[i] as number) / r;
    // it grows out of the skin: a broad foot, no rim
    const skirt = Math.max(0, 1 - far * far * 0.42);
    const wart = skirt * skirt;
    const pit = smoothstep(0.3, 0.1, far) * smoothstep(0.2, 0.3, r);
    const vein = smoothstep(0.8, 0.93, veins[i] as number) * (1 - wart);
    const pebble = smoothstep(0, 0.3, pebbles[i] as number);
    const s = slime[i] as number;
    paintFrom(skin, 0.36 + lump * 0.24 + pebble * 0.14 + s * 0.14, texel);
    blendColour(texel, veinInk, vein * 0.5);
    blendColour(texel, wartInk, smoothstep(0.4, 1, wart) * 0.62);
    shade(texel, (1 - pit * 0.35) * (1 - 0.2 * wart * (1 - wart)));
    texel.height =
      scale *
      (0.006 * wart * (r * 3.2) - 0.003 * pit + 0.0012 * pebble * (1 - 0.5 * wart) + 0.006 * lump + 0.0022 * vein);
    texel.roughness = clamp01(0.36 + pebble * 0.06 - s * 0.24 + wart * 0.04);
  });
}
