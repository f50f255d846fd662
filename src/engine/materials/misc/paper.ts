import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WHITE = ["#d8d2c4", "#e6e1d5", "#efebe1", "#f4f1ea"].map(fromHex);
const TILE = 0.2;

/** A flat sheet of uncoated paper: cloudy formation, felt texture, fibres and flecks. Takes colours in the pulp. */
export const paper: Material = {
  id: "paper",
  class: "misc",
  words: ["paper", "page", "papier-mache", "card"],
  tileSize: TILE,
  shade: shadePaper,
};

function shadePaper({ size, draw, colours, scale }: ShadeContext): Surface {
  // held to the light, pulp lies in flocks: small ones, as many in each corner
  const flocks = evenNoise(size, {
    cells: featureCount(22, scale),
    octaves: 4,
    gain: 0.6,
    seed: draw.seed32("flocks"),
  });
  const tooth = fbm(size, { cells: featureCount(120, scale), octaves: 2, gain: 0.8, seed: draw.seed32("tooth") });
  const fibres = scratches(size, draw, 2600 / scale / scale, 0.05 * scale, ANY_WAY, 1, 9);
  const dark = scratches(size, draw.fork("dark"), 700 / scale / scale, 0.035 * scale, ANY_WAY, 1.1, 12);
  const flecks = scratches(size, draw.fork("flecks"), 240, 0.014, ANY_WAY, 0.9);
  const pulp = palette(...dye(WHITE, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const t = tooth[i] as number;
    const f = fibres[i] as number;
    const d = dark[i] as number;
    paintFrom(pulp, 0.55 + (flocks[i] as number) * 0.34 + t * 0.1 + f * 0.5, texel);
    shade(texel, (1 - d * 0.32) * (1 - smoothstep(0.2, 0.6, flecks[i] as number) * 0.3));
    // a sheet lies flat: what relief it has is its fibres'
    texel.height = t * 0.000025 + (f + d) * 0.00004 + (flocks[i] as number) * 0.00001;
    texel.roughness = 0.9 + t * 0.04;
  });
}

const ANY_WAY = { angle: 0, stray: 3.14 };
