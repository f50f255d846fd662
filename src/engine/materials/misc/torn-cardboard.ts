import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { levelBelow } from "../../texture/relief-masks.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const LINER = ["#7f5c38", "#a27b51", "#b78f63", "#c9a67c"].map(fromHex);
const FLUTES = ["#5d4026", "#86613a", "#a98152", "#c49e70"].map(fromHex);
/** Torn pulp, of which no side was pressed smooth. */
const PULP = fromHex("#dcc4a0");
const TILE = 0.24;
/** Share of the sheet that has lost its liner. */
const GONE = 0.3;

/** Corrugated cardboard whose smooth liner has been torn off in strips: open flutes within, ragged edges of pale pulp around. Takes colours in the liner. */
export const tornCardboard: Material = {
  id: "torn-cardboard",
  class: "misc",
  words: [
    "torn cardboard",
    "ripped cardboard",
    "torn cardboard box",
    "shredded cardboard",
    "torn carton",
    "torn kraft",
  ],
  tileSize: TILE,
  shade: shadeTornCardboard,
};

function shadeTornCardboard({ size, draw, colours, scale }: ShadeContext): Surface {
  const flutes = featureCount(24, scale);
  // a liner tears along its fibres, across the flutes
  const stray = domainWarp(size, draw.fork("stray"), featureCount(9, scale), 0.035, 4);
  const torn = stray(
    evenNoise(size, { cells: featureCount(7, scale), octaves: 5, gain: 0.5, seed: draw.seed32("torn") }),
  );
  const gone = levelBelow(torn, 1 - GONE);
  const ragged = fbm(size, { cells: featureCount(34, scale), octaves: 5, gain: 0.7, seed: draw.seed32("ragged") });
  const clouds = fbm(size, { cells: featureCount(9, scale), octaves: 7, gain: 0.68, seed: draw.seed32("clouds") });
  const tooth = fbm(size, { cells: featureCount(130, scale), octaves: 2, gain: 0.9, seed: draw.seed32("tooth") });
  const fibres = scratches(size, draw.fork("fibres"), 1800, 0.05);
  const liner = palette(...dye(LINER, colours[0]));
  const within = palette(...dye(FLUTES, colours[0]));
  const deep = (TILE / flutes) * 0.32;
  return paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const g = tooth[i] as number;
    const f = fibres[i] as number;
    const edge = (torn[i] as number) - gone + 0.06 * (ragged[i] as number);
    const x = ((i & (size - 1)) + 0.5) / size;
    const wave = cosTurn(x * flutes + 0.08 * c);
    // 0 under the whole liner, 1 where it is gone; between them the pulp that split off within the sheet
    const open = smoothstep(0.0, 0.02, edge);
    const pulp = smoothstep(-0.09, -0.05, edge) * smoothstep(0.15 + 0.1 * (ragged[i] as number), 0.07, edge);
    if (open < 0.5) paintFrom(liner, 0.5 + 0.18 * c + 0.07 * g + 0.06 * wave + 0.12 * f, texel);
    else {
      paintFrom(within, 0.52 + 0.15 * c + 0.08 * g + 0.16 * f, texel);
      // the deep of a flute sees little light, and glue left shreds of the liner on its crests
      shade(texel, 0.55 + 0.45 * smoothstep(-1, 0.1, wave));
      blendColour(texel, PULP, 0.5 * smoothstep(0.7, 0.95, wave) * smoothstep(-0.1, 0.4, ragged[i] as number));
    }
    blendColour(texel, PULP, clamp01(pulp * (0.75 + 0.25 * f + 0.2 * g)));
    shade(texel, 1 - 0.3 * smoothstep(-0.05, 0, edge) * (1 - open) * (1 - pulp));
    texel.height =
      (1 - open) * (deep * 1.35 + 0.0003 * pulp * (1 + (ragged[i] as number))) +
      open * deep * (0.9 * wave + 0.25 * pulp) +
      0.00006 * g +
      0.00008 * f +
      0.0006 * c * (1 - open);
    texel.roughness = 0.87 + 0.05 * g + 0.04 * pulp;
  });
}
