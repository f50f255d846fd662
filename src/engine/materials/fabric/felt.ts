import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WOOL = ["#57544f", "#78746d", "#96918a", "#b0aba3"].map(fromHex);
const FIBRE = createShape(12, (u, v) => Math.sqrt(Math.max(0, 1 - u * u)) * (1 - v * v * 0.5));
const TILE = 0.1;

/** Pressed wool felt, a mat of crossing fibres. Takes colours in the wool. */
export const felt: Material = {
  id: "felt",
  class: "fabric",
  words: ["felt", "boiled wool", "felted wool"],
  tileSize: TILE,
  shade: shadeFelt,
};

function shadeFelt({ size, draw, colours, scale }: ShadeContext): Surface {
  const lumps = fbm(size, { cells: featureCount(12, scale), octaves: 5, gain: 0.6, seed: draw.seed32("lumps") });
  const ground = createField(size * size);
  for (let i = 0; i < ground.length; i += 1) ground[i] = (lumps[i] as number) * 0.00016;
  const side = featureCount(112, scale);
  const { height, index } = scatter(
    ground,
    size,
    FIBRE,
    { across: side, down: side },
    draw.stream("fibres"),
    (copy, next) => {
      copy.angle = next() * 6.2832;
      copy.length = (0.03 + 0.05 * next()) * scale;
      copy.width = 0.0024 * scale;
      copy.bend = (next() - 0.5) * 12;
      copy.base = (next() - 0.75) * 0.0003;
      copy.gain = 0.00007;
      copy.tilt = (next() - 0.5) * 0.00008;
    },
  );
  const tone = evenGrid(side, side, draw.seed32("tone"));
  const wool = palette(...dye(WOOL, colours[0], 0.8));
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const h = height[i] as number;
    const own = id < 0 ? 0 : (tone[id] as number) - 0.5;
    paintFrom(wool, 0.42 + own * 0.28 + h * 700 + (lumps[i] as number) * 0.06, texel);
    texel.height = h;
    texel.roughness = 0.91 + own * 0.06 + (lumps[i] as number) * 0.04;
  });
}
