import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { pits } from "../../texture/marks/pits.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STONE = ["#b3a78f", "#c9bea7", "#d9d0bb", "#e5decd", "#eee9dc"].map(fromHex);
const FOSSIL = fromHex("#9c907a");
/** A shell cut across: a curled rim. */
const SHELL = createShape(32, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  const ring = Math.abs(r - 0.62 - v * 0.16);
  return ring < 0.2 ? 1 - ring / 0.2 : r < 0.4 ? 0.25 : 0;
});
const TILE = 0.8;

/** Sawn limestone: pale cream, full of shell cuts, small holes and a hair crack. Takes colours in the stone. */
export const limestone: Material = {
  id: "limestone",
  class: "stone",
  words: ["limestone", "portland stone", "bath stone", "shelly limestone", "white stone", "coral stone", "cream stone"],
  tileSize: TILE,
  shade: shadeLimestone,
};

function shadeLimestone({ size, draw, colours, scale }: ShadeContext): Surface {
  const clouds = fbm(size, { cells: featureCount(7, scale), octaves: 5, gain: 0.6, seed: draw.seed32("clouds") });
  const rough = fbm(size, { cells: featureCount(20, scale), octaves: 5, gain: 0.7, seed: draw.seed32("rough") });
  const grain = fbm(size, { cells: featureCount(110, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grain") });
  const holes = pits(size, draw.seed32("holes"), featureCount(46, scale), 0.2, 0.34);
  const side = featureCount(30, scale);
  const flat = createField(size * size);
  const fossils = scatter(flat, size, SHELL, { across: side, down: side }, draw.stream("fossils"), (copy, next) => {
    copy.angle = next() * 6.2832;
    copy.length = next() < 0.6 ? (0.012 + 0.026 * next() * next()) * scale : 0;
    copy.width = copy.length * (0.3 + 0.7 * next());
  });
  const luck = randomTable(side * side, draw.seed32("luck"));
  const split = cracks(size, draw.fork("split"), featureCount(6, scale), 0.22, 0.16);
  const stone = palette(...dye(STONE, colours[0]));
  const shell = dye([FOSSIL], colours[0])[0] ?? FOSSIL;
  return paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const r = rough[i] as number;
    const g = grain[i] as number;
    const hole = holes[i] as number;
    const id = fossils.index[i] as number;
    const fossil = id < 0 ? 0 : (fossils.height[i] as number) * (0.3 + 0.5 * (luck[id] as number));
    const gap = smoothstep(0.012, 0.002, split[i] as number);
    texel.height = TILE * (0.0016 * c + 0.0014 * r + 0.0005 * g - 0.006 * hole - 0.0016 * fossil - 0.003 * gap);
    paintFrom(stone, 0.56 + c * 0.26 + r * 0.16 + g * 0.14, texel);
    blendColour(texel, shell, fossil * 0.7);
    shade(texel, (1 - hole * 0.42) * (1 - gap * 0.4));
    texel.roughness = 0.76 + r * 0.06 + hole * 0.15 - fossil * 0.12;
  });
}
