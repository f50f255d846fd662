import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PAINTS = ["#4f7a74", "#e4e0d4", "#37536b", "#3f5b3c", "#7b8f9c", "#6f2f28"];
const TILE = 0.8;

/** Louvred shutters: slanted slats of painted wood, each over the next, between upright stiles. Takes colours in the paint. */
export const louvredShutters: Material = {
  id: "louvred-shutters",
  class: "wood",
  words: [
    "louvred shutter",
    "louvered shutter",
    "shutter",
    "window shutter",
    "wooden shutter",
    "wood shutter",
    "plantation shutter",
    "wooden louvre",
    "wooden louver",
    "wood louvre",
    "venetian shutter",
    "jalousie",
    "persienne",
  ],
  tileSize: TILE,
  shade: shadeLouvredShutters,
};

function shadeLouvredShutters({ size, draw, colours, scale }: ShadeContext): Surface {
  const slats = featureCount(draw.integer("slats", 13, 16), scale);
  const bays = featureCount(2, scale);
  const tone = evenGrid(slats, bays, draw.seed32("tone"));
  const lean = randomTable(slats * bays, draw.seed32("lean"));
  const level = fbm(size, {
    cells: 4,
    cellsY: featureCount(120, scale),
    octaves: 3,
    gain: 0.6,
    seed: draw.seed32("grain"),
  });
  const upright = fbm(size, {
    cells: featureCount(120, scale),
    cellsY: 4,
    octaves: 3,
    gain: 0.6,
    seed: draw.seed32("stile"),
  });
  const clouds = fbm(size, { cells: 5, octaves: 5, seed: draw.seed32("clouds") });
  const base = fromHex(draw.pick("paint", PAINTS));
  const paint = palette(
    ...dye(
      [0.6, 1, 1.15].map((k) => [base[0] * k, base[1] * k, base[2] * k] as const),
      colours[0],
      1,
    ),
  );
  const pitch = TILE / slats;
  const frame = draw.number("frame", 0.075, 0.095) * bays;
  const surface = paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const gx = (((i & (size - 1)) + 0.5) / size + c * 0.0012) * bays;
    const gy = ((Math.floor(i / size) + 0.5) / size) * slats + c * 0.05;
    const bay = Math.floor(gx);
    const slat = Math.floor(gy);
    const id = (((slat % slats) + slats) % slats) * bays + (((bay % bays) + bays) % bays);
    const t = gy - slat;
    const middle = Math.min(gx - bay, 1 - gx + bay);
    const side = middle - frame * 0.5;
    const inside = smoothstep(0, 0.01 * bays, side);
    const own = (tone[id] as number) - 0.5;
    // a slat leans out to its lower edge, which is round; in the shade below it the next one begins
    const slope = t < 0.86 ? t / 0.86 : Math.max(0, 1 - ((t - 0.86) / 0.1) * ((t - 0.86) / 0.1));
    const under = smoothstep(0.9, 0.97, t) + smoothstep(0.1, 0, t);
    const grain = lerp(upright[i] as number, level[i] as number, inside);
    paintFrom(paint, 0.56 + grain * 0.12 + c * 0.12 + own * 0.1 * inside, texel);
    shade(texel, 1 - inside * Math.min(0.82, 0.78 * under + 0.16 * (1 - slope)));
    // two leaves meet in the middle of a stile
    const meet = smoothstep(0.008 * bays, 0.003 * bays, middle);
    shade(texel, (1 - 0.7 * meet) * (1 - 0.35 * smoothstep(0.012 * bays, 0, Math.abs(side))));
    texel.height =
      pitch * (lerp(0.34, 0.3 * slope - 0.24 + 0.03 * ((lean[id] as number) - 0.5), inside) - 0.35 * meet) +
      0.00012 * grain;
    texel.roughness = 0.42 + 0.06 * grain + 0.05 * c + 0.25 * inside * Math.min(1, under);
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.01, dirt: 0.3, wear: 0.1 });
}
