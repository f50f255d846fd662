import { fromHex, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { hexagonTiling } from "../../texture/tilings/hexagon-tiling.ts";
import { createPlace, roundedBorder } from "../../texture/tilings/tiling.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GLOWS: readonly (readonly [Rgb, Rgb])[] = [
  ["#2fe6ff", "#ff3fb4"],
  ["#ff4fd0", "#4f7bff"],
  ["#6dff5f", "#27d0ff"],
  ["#ff8a2a", "#ff3d5e"],
].map(([a, b]) => [fromHex(a as string), fromHex(b as string)] as const);
const BLACK: Rgb = [0.022, 0.023, 0.03];
const TILE = 1.8;

/** Dark polished panels in squares or hexagons, neon tubes glowing in the joints, some panels ringed in a second colour. Takes colours in the tubes, then in the rings. */
export const neonGrid: Material = {
  id: "neon-grid",
  class: "misc",
  words: [
    "neon line",
    "neon grid",
    "neon",
    "tech grid",
    "neon light",
    "neon panel",
    "glowing grid",
    "glowing line",
    "cyber grid",
    "cyberpunk floor",
    "synthwave grid",
    "hologram grid",
    "neon tile",
    "light grid",
  ],
  tileSize: TILE,
  shade: shadeNeonGrid,
};

function shadeNeonGrid({ size, draw, colours, scale }: ShadeContext): Surface {
  const hexagons = draw.chance("hexagons", 0.5);
  const count = featureCount(draw.integer("count", 6, 7), scale);
  const tiling = hexagons ? hexagonTiling(count) : runningBond(count, count, 0);
  const place = createPlace();
  const [first, second] = draw.pick("glow", GLOWS);
  const tube = colours[0] ?? first;
  const ring = colours[1] ?? colours[0] ?? second;
  const deal = evenDeal(tiling.cells, (x, y) => {
    tiling.locate(x, y, place);
    return place.cell;
  });
  const [ringed, tone] = [deal(draw.seed32("ringed")), deal(draw.seed32("tone"))];
  const film = fbm(size, { cells: 9, octaves: 5, gain: 0.6, seed: draw.seed32("film") });
  const sway = fbm(size, { cells: 4, octaves: 2, seed: draw.seed32("sway") });
  const grain = fbm(size, { cells: 140, octaves: 2, gain: 0.7, seed: draw.seed32("grain") });
  const share = colours.length > 1 ? 0.7 : 0.3;
  return paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 0.0045;
    tiling.locate(((i & (size - 1)) + 0.5) / size + bend, (Math.floor(i / size) + 0.5) / size - bend, place);
    const edge = place.border * count;
    const inner = roundedBorder(place, 0.06 / count) * count;
    const f = film[i] as number;
    const g = grain[i] as number;
    const line = smoothstep(0.034, 0.022, edge);
    const core = smoothstep(0.014, 0.004, edge);
    const far = Math.max(0, edge - 0.03);
    const halo = 0.42 / (1 + far * far * 1100) + 0.02;
    const face = smoothstep(0.045, 0.075, inner);
    const has = (ringed[place.cell] as number) < share ? 1 : 0;
    const loop = Math.abs(inner - 0.2);
    const ringLine = has * smoothstep(0.022, 0.013, loop);
    const ringHalo = has * (0.3 / (1 + loop * loop * 900));
    blendColour(texel, BLACK, 1);
    shade(texel, 1.1 + 0.7 * (tone[place.cell] as number) + f * 0.3 + g * 0.2);
    blendColour(texel, tube, halo * (0.75 + f * 0.15));
    blendColour(texel, ring, ringHalo);
    blendColour(texel, tube, line);
    blendColour(texel, ring, ringLine);
    blendColour(texel, [0.86, 0.88, 0.88], core * (colours.length > 0 ? 0.2 : 0.5));
    texel.height = TILE * (0.006 * face + 0.004 * core - 0.0025 * has * smoothstep(0.03, 0.02, loop) + g * 0.00006);
    texel.roughness = lerp(0.24 + f * 0.08, 0.4, Math.max(line, ringLine));
  });
}
