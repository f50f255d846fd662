import { warpKernel } from "../../kernels/kernels.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES: readonly (readonly string[])[] = [
  ["#2d0410", "#5a0b20", "#8a1733", "#c04a63"],
  ["#06251f", "#0d463a", "#176a58", "#4ba18c"],
  ["#0c1238", "#17225e", "#26378a", "#5f72bd"],
  ["#260a36", "#471560", "#6a2789", "#a064bb"],
];
const TILE = 0.3;
/** Albedo that brushed pile gains on black, where its dye sends nothing back. */
const SHEEN = 0.06;

/** Crushed velvet: dense short pile, light where it leans away and deep where it stands, in soft strokes. Takes colours in the pile. */
export const velvet: Material = {
  id: "velvet",
  class: "fabric",
  words: ["velvet", "crushed velvet", "velour", "velveteen", "plush", "velvety", "velvet fabric"],
  tileSize: TILE,
  shade: shadeVelvet,
};

function shadeVelvet({ size, draw, colours, scale }: ShadeContext): Surface {
  const field = (name: string, cells: number, cellsY: number, octaves: number, gain = 0.5) =>
    fbm(size, {
      cells: featureCount(cells, scale),
      cellsY: featureCount(cellsY, scale),
      octaves,
      gain,
      seed: draw.seed32(name),
    });
  const strokes = warpKernel(
    evenNoise(size, { cells: featureCount(6, scale), octaves: 2, gain: 0.35, seed: draw.seed32("strokes") }),
    field("bend x", 3, 3, 3),
    field("bend y", 3, 3, 3),
    size,
    size * 0.03 * Math.min(1, scale),
  );
  const folds = field("folds", 3, 2, 2);
  const nap = field("nap", 150, 44, 3, 0.7);
  const pile = field("pile", 250, 230, 2, 0.9);
  const step = Math.max(1, Math.round((size / 56) * scale));
  const velours = palette(...dye(draw.pick("dye", DYES).map(fromHex), deepened(colours[0]), 1));
  const sheen = colours[0] ? SHEEN * smoothstep(0.06, 0.015, Math.max(...colours[0])) : 0;
  const hue = hueOf(colours[0]);
  return paintSurface(size, TILE, (texel, i) => {
    const s = strokes[i] as number;
    const p = pile[i] as number;
    const n = nap[i] as number;
    // pile that leans to one side is bright, to the other deep: the side is the slope of what pressed it
    const x = i & (size - 1);
    const slope = (strokes[i - x + ((x + step) & (size - 1))] as number) - s;
    const lean = smoothstep(-0.4, 0.4, slope + s * 0.16);
    paintFrom(velours, 0.16 + lean * (0.28 + 0.26 * lean) + n * 0.1 + p * 0.12 + (folds[i] as number) * 0.08, texel);
    // the tips of fibres send light back whatever their dye: all that is seen of black pile is where it was brushed
    const brushed = sheen * lean * (0.35 + 0.65 * lean) * (0.8 + 0.4 * n);
    texel.r += brushed * hue[0];
    texel.g += brushed * hue[1];
    texel.b += brushed * hue[2] * 1.06;
    texel.height = 0.0003 * lean + 0.004 * (folds[i] as number) + 0.00016 * p + 0.00014 * n;
    // pile has hardly any gloss: what shines on it is brushed light, and that is in its colour
    texel.roughness = 1 - lean * 0.05;
  });
}

/** What brushed pile sends back of each of red, green and blue: of black all alike, of a dye mostly its own. */
function hueOf(colour: Rgb | undefined): Rgb {
  if (!colour) return [1, 1, 1];
  const most = Math.max(...colour, 0.004);
  const grey = 1 - smoothstep(0.1, 0.6, (most - Math.min(...colour)) / most);
  return [lerp(colour[0] / most, 1, grey), lerp(colour[1] / most, 1, grey), lerp(colour[2] / most, 1, grey)];
}

/** Pile swallows light: dyed cloth is paler than velvet of the same dye. */
function deepened(colour: Rgb | undefined): Rgb | undefined {
  if (!colour) return undefined;
  // what is nearly black already would lose its hue
  const least = lerp(1.15, 0.66, smoothstep(0.02, 0.25, Math.max(...colour)));
  return [
    colour[0] * (least + 0.35 * colour[0]),
    colour[1] * (least + 0.35 * colour[1]),
    colour[2] * (least + 0.35 * colour[2]),
  ];
}
