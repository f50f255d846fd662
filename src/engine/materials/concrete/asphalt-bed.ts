import { cellsKernel, type Field } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import type { Texel } from "../../texture/tones/paint-surface.ts";
import { dye, type Palette, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { ShadeContext } from "../material.ts";

const STONES = ["#2b2b2d", "#454547", "#5f5e5e", "#7d7b79", "#9c9994"].map(fromHex);
const BITUMEN = ["#151517", "#232325", "#333335"].map(fromHex);

/** Rolled asphalt, texel by texel. */
export interface AsphaltBed {
  readonly paint: (texel: Texel, i: number) => void;
  /** Clouds of wear, about -1..1. */
  readonly wear: Field;
  readonly rough: Field;
  readonly bitumen: Palette;
}

/**
 * Stones of many greys packed in bitumen, rolled flat, polished where it is worn. Takes the first colour in both.
 *
 * @param tile Metres the tile spans.
 * @param stones Stones across a tile.
 */
export function asphaltBed({ size, draw, colours, scale }: ShadeContext, tile: number, stones: number): AsphaltBed {
  const cells = featureCount(stones, scale);
  const { border, index } = cellsKernel(
    size,
    { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("stones") },
    ["border", "index"],
  );
  const wear = evenNoise(size, { cells: featureCount(6, scale), octaves: 7, gain: 0.6, seed: draw.seed32("wear") });
  const rough = fbm(size, {
    cells: featureCount(stones / 4, scale),
    octaves: 3,
    gain: 0.75,
    seed: draw.seed32("rough"),
  });
  const table = (name: string) => randomTable(cells * cells, draw.seed32(name));
  const [tone, level] = [table("tone"), table("level")];
  const gravel = palette(...dye(STONES, colours[0]));
  const bitumen = palette(
    ...dye(BITUMEN, colours[0] && [colours[0][0] * 0.55, colours[0][1] * 0.55, colours[0][2] * 0.55]),
  );
  const unit = tile / cells;
  const paint = (texel: Texel, i: number): void => {
    const id = index[i] as number;
    const w = wear[i] as number;
    const r = rough[i] as number;
    const own = level[id] as number;
    const face = smoothstep(0.03 + 0.1 * own, 0.2 + 0.1 * own, border[i] as number);
    const bare = smoothstep(0.62, 0.3, own - w * 0.16) * face;
    texel.height = unit * (0.42 * face * (1 - own * 0.7) + 0.2 * r);
    if (bare > 0.4) {
      const t = tone[id] as number;
      paintFrom(gravel, 0.2 + t * t * 0.75 + r * 0.08 + w * 0.1, texel);
      shade(texel, 0.7 + 0.3 * smoothstep(0.4, 0.9, bare));
      texel.roughness = 0.8 - w * 0.06;
    } else {
      paintFrom(bitumen, 0.5 + face * 0.4 + r * 0.25 + w * 0.2, texel);
      texel.roughness = 0.86;
    }
  };
  return { paint, wear, rough, bitumen };
}
