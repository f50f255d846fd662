import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { evenGrids } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SILVER = ["#62656a", "#7b7e82", "#94979a", "#b0b2b4"].map(fromHex);
const TILE = 0.3;
const STRIP = createShape(64, (u, v) => (Math.max(Math.abs(u), Math.abs(v)) < 0.97 ? 1 : 0));

/** Cloth-backed tape: strips stuck over one another, each with the scrim showing through its film, wrinkles and bubbles. Takes colours in the film. */
export const ductTape: Material = {
  id: "duct-tape",
  class: "plastic",
  words: ["duct tape", "gaffer tape", "gaffa tape", "adhesive tape", "packing tape", "masking tape", "tape"],
  tileSize: TILE,
  shade: shadeDuctTape,
};

function shadeDuctTape({ size, draw, colours, scale }: ShadeContext): Surface {
  const rows = featureCount(6, scale);
  const thick = 0.0003;
  const strip =
    (angle: number, stray: number, levels: number) =>
    (
      copy: {
        angle: number;
        length: number;
        width: number;
        base: number;
        gain: number;
        tilt: number;
      },
      next: () => number,
      i: number,
    ) => {
      copy.angle = angle + (next() - 0.5) * stray;
      copy.length = 0.75 + 0.35 * next();
      copy.width = 1.25 / rows;
      // which of two lies on top is chance, and no two are level
      copy.base = thick * (1 + levels + next() * 0.9 + (i % 7) * 0.02);
      copy.gain = thick * 0.1;
      copy.tilt = (next() - 0.5) * thick * 0.3;
    };
  const layers = [
    { shape: STRIP, across: 2, down: rows, place: strip(1.5708, 0.09, 0) },
    { shape: STRIP, across: 1, down: 2, place: strip(1.5708, 0.5, 1.2) },
  ];
  const { height, index, along, across } = scatterLayers(createField(size * size), size, layers, draw.stream("strips"));
  const tone = evenGrids(layers, draw.seed32("tone"));
  const threads = featureCount(96, scale);
  const wrinkles = ridged(size, {
    cells: featureCount(7, scale),
    cellsY: featureCount(14, scale),
    octaves: 4,
    gain: 0.5,
    seed: draw.seed32("wrinkles"),
  });
  const rub = fbm(size, { cells: featureCount(6, scale), octaves: 6, gain: 0.6, seed: draw.seed32("rub") });
  const film = palette(...dye(SILVER, colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const at = index[i] as number;
    const x = ((i % size) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    // the cloth is drawn a little askew, here more and there less
    const askew = 1 + (rub[i] as number) * 0.025;
    const fx = Math.abs((((x + askew) * threads) % 1) - 0.5) * 2;
    const fy = Math.abs((((y + askew) * threads) % 1) - 0.5) * 2;
    // the weft is heavier than the warp
    const scrim = Math.max(smoothstep(0.55, 0.95, fx) * 0.6, smoothstep(0.45, 0.95, fy));
    const fold = smoothstep(0.8, 0.98, wrinkles[i] as number);
    const r = rub[i] as number;
    const edge =
      at < 0
        ? 0
        : Math.max(
            smoothstep(0.9, 0.96, Math.abs(along[i] as number)),
            smoothstep(0.88, 0.95, Math.abs(across[i] as number)),
          );
    const own = at < 0 ? 0 : (tone[at] as number) - 0.5;
    paintFrom(film, 0.52 + own * 0.16 + scrim * 0.2 + fold * 0.08 + r * 0.2, texel);
    shade(texel, 1 - edge * 0.3);
    texel.height = (height[i] as number) + thick * (scrim * 0.22 + fold * 0.55);
    texel.roughness = 0.36 + scrim * 0.06 + r * 0.1 + edge * 0.15 - fold * 0.06;
  });
}
