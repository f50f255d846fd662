import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { damaskFigure } from "../../texture/figures/damask-figure.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { SATIN_5 } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const SILKS: readonly { readonly ground: readonly string[]; readonly figure: readonly string[] }[] = [
  { ground: ["#4f0d18", "#661322", "#7a1d2c"], figure: ["#a8843c", "#c6a356", "#dcc07a"] },
  { ground: ["#1b2a4a", "#24375f", "#304874"], figure: ["#8d97ad", "#aab4c6", "#c4ccd9"] },
  { ground: ["#23412f", "#2d523c", "#3b644b"], figure: ["#9a9a5c", "#b8b878", "#cfce96"] },
  { ground: ["#8c7f6a", "#a2947d", "#b4a78f"], figure: ["#cdc3ae", "#ddd5c4", "#e9e3d6"] },
];

/** How far a figure may lie higher or lower than its neighbours, in tiles. */
const SWAY = 0.005;

/** Damask: palmettes in a net of ogees, a glossy satin figure on a dull ground. Takes colours in the ground, then in the figure. */
export const damask: Material = {
  id: "damask",
  class: "fabric",
  words: [
    "damask",
    "brocade",
    "jacquard",
    "damask fabric",
    "brocade fabric",
    "ornate fabric",
    "ornament fabric",
    "victorian fabric",
    "embroidered silk",
  ],
  tileSize: 0.5,
  shade: (context) => {
    const { colours, draw, scale, size } = context;
    const across = featureCount(2, scale);
    const down = Math.max(1, Math.round(across * 0.75));
    const silk = draw.pick("silk", SILKS);
    const ground = palette(...dye(silk.ground.map(fromHex), colours[0], 1));
    const own = colours[0] && !colours[1] ? colours[0].map((c) => Math.min(0.85, c * 1.5 + 0.05)) : undefined;
    const figure = palette(
      ...dye(silk.figure.map(fromHex), colours[1] ?? (own as [number, number, number] | undefined), 1),
    );
    const threads = featureCount(34, scale) * 5;
    // the weft is beaten up unevenly: no row of figures is quite level, and none ends the tile alike all along
    const sway = fbm(size, { cells: 3, octaves: 2, gain: 0.5, seed: draw.seed32("figure sway") });
    const amount = (i: number) => {
      const x = (((i & (size - 1)) + 0.5) / size) * across;
      const y = ((Math.floor(i / size) + 0.5) / size + SWAY * (sway[i] as number)) * down;
      return damaskFigure(x - Math.round(x), y - Math.round(y));
    };
    return weaveCloth(context, {
      tileSize: 0.5,
      warps: threads,
      wefts: threads,
      draft: SATIN_5,
      sway: 0.2,
      drift: 0.2,
      fuzz: 0.3,
      twist: 0.3,
      shadow: 0.35,
      roughness: 0.78,
      yarnAt: (_warp, _thread, i) => (amount(i) > 0.06 ? figure : ground),
      finish: (texel, i) => {
        const m = amount(i);
        const raised = smoothstep(0.02, 0.3, m);
        texel.height += raised * 0.0011;
        texel.roughness -= raised * 0.34;
        const tone = m > 0.06 ? 0.84 + 0.16 * smoothstep(0.05, 0.4, m) : 1;
        texel.r *= tone;
        texel.g *= tone;
        texel.b *= tone;
      },
    });
  },
};
