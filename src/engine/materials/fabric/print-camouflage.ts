import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { TWILL_2_2 } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

/** Ground, two larger blotches, small dark ones. */
type Theatre = readonly string[];
export const WOODS: readonly Theatre[] = [
  ["#8a8560", "#565f39", "#5b452d", "#23231d"],
  ["#767f5c", "#4a5a34", "#39422a", "#1f231a"],
];
export const DESERTS: readonly Theatre[] = [
  ["#c2ab82", "#a08459", "#7f6643", "#8d8a66"],
  ["#b9a27a", "#97794f", "#77603f", "#5b4a34"],
];
export const SNOWS: readonly Theatre[] = [
  ["#d4d7d4", "#a5aaa9", "#73797b", "#3c4144"],
  ["#b9bcb6", "#8a8f8d", "#5c6264", "#2d3134"],
];

/** A twill printed with blotches of four colours, each over the last; in squares as digital prints have them where `pixels` lie along a blotch. */
export function printCamouflage(context: ShadeContext, theatres: readonly Theatre[], pixels = 0): Surface {
  const { colours, draw, scale, size } = context;
  const blots = (name: string, cells: number) =>
    fbm(size, {
      cells: featureCount(cells + 1, scale),
      cellsY: featureCount(cells + 2, scale),
      octaves: pixels > 0 ? 3 : 4,
      gain: pixels > 0 ? 0.6 : 0.42,
      seed: draw.seed32(name),
    });
  const first = blots("first", 6);
  const second = blots("second", 6);
  const third = blots("third", 7);
  const inks = dye(draw.pick("theatre", theatres).map(fromHex), colours[0], 1).map((ink, i) => {
    const own = i === 1 && colours[1] ? colours[1] : ink;
    return palette(...[0.75, 1, 1.2].map((k) => own.map((c) => Math.min(0.85, c * k)) as [number, number, number]));
  });
  const ground = inks[0] ?? palette([0.4, 0.4, 0.3]);
  const squares = featureCount(6, scale) * pixels;
  // its squares end nowhere where the tile does
  const middleOf = (at: number) =>
    Math.floor(((Math.floor(((at + 0.5) / size) * squares + 0.5) / squares) * size + size) % size);
  const placeOf = (i: number) => (pixels === 0 ? i : middleOf(Math.floor(i / size)) * size + middleOf(i & (size - 1)));
  return weaveCloth(context, {
    tileSize: 0.85,
    warps: featureCount(48, scale) * 4,
    wefts: featureCount(48, scale) * 4,
    draft: TWILL_2_2,
    drift: 0.25,
    fuzz: 0.6,
    shadow: 0.4,
    yarnAt: (_warp, _thread, i) => {
      const at = placeOf(i);
      let layer = 0;
      if ((first[at] as number) > 0.06) layer = 1;
      if ((second[at] as number) > 0.14) layer = 2;
      if ((third[at] as number) > 0.27) layer = 3;
      return inks[layer] ?? ground;
    },
  });
}
