import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { dye, palette } from "../../texture/palette.ts";
import { TWILL_2_2 } from "../../texture/weave.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

/** Ground, two larger blotches, small dark ones. */
const THEATRES: readonly (readonly string[])[] = [
  ["#8a8560", "#565f39", "#5b452d", "#23231d"],
  ["#b9a27a", "#97794f", "#77603f", "#5b4a34"],
  ["#767f5c", "#4a5a34", "#39422a", "#1f231a"],
  ["#b9bcb6", "#8a8f8d", "#5c6264", "#2d3134"],
];

/** Camouflage: a twill printed with blotches of four colours, each over the last. Takes colours as the family of all four, then in the largest blotch. */
export const camouflage: Material = {
  id: "camouflage",
  class: "fabric",
  words: ["camouflage", "camo", "camouflage fabric", "woodland camouflage", "military fabric", "camo print"],
  tileSize: 0.6,
  shade: (context) => {
    const { colours, draw, scale, size } = context;
    const blots = (name: string, cells: number) =>
      fbm(size, {
        cells: featureCount(cells + 1, scale),
        cellsY: featureCount(cells + 2, scale),
        octaves: 4,
        gain: 0.42,
        seed: draw.seed32(name),
      });
    const first = blots("first", 4);
    const second = blots("second", 4);
    const third = blots("third", 5);
    const inks = dye(draw.pick("theatre", THEATRES).map(fromHex), colours[0], 1).map((ink, i) => {
      const own = i === 1 && colours[1] ? colours[1] : ink;
      return palette(...[0.75, 1, 1.2].map((k) => own.map((c) => Math.min(0.85, c * k)) as [number, number, number]));
    });
    const ground = inks[0] ?? palette([0.4, 0.4, 0.3]);
    return weaveCloth(context, {
      tileSize: 0.6,
      warps: featureCount(32, scale) * 4,
      wefts: featureCount(32, scale) * 4,
      draft: TWILL_2_2,
      drift: 0.25,
      fuzz: 0.6,
      shadow: 0.4,
      yarnAt: (_warp, _thread, i) => {
        let layer = 0;
        if ((first[i] as number) > 0.06) layer = 1;
        if ((second[i] as number) > 0.14) layer = 2;
        if ((third[i] as number) > 0.27) layer = 3;
        return inks[layer] ?? ground;
      },
    });
  },
};
