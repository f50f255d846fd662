import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const FILAMENTS = [
  ["#b9bcc0", "#d3d5d8", "#e4e6e8"],
  ["#a8481a", "#cf6426", "#e07f3c"],
  ["#1c5a8c", "#2b76b0", "#4690c8"],
  ["#26282b", "#36393d", "#4a4d52"],
].map((stops) => stops.map(fromHex));
const TILE = 0.02;
/** Usual height of a layer is 0.2 to 0.4 mm. */
const LAYERS = 56;

/** Plastic laid bead on bead by a printer: fine level lines all over, some beads prouder than others. Takes colours in the filament. */
export const printedPlastic: Material = {
  id: "printed-plastic",
  class: "plastic",
  words: [
    "3d printed plastic",
    "3d print",
    "3d printed pla",
    "pla layer line",
    "layer line",
    "pla",
    "pla plastic",
    "pla filament",
    "printed pla",
    "petg",
    "fdm print",
    "3d printed layer",
    "3d printed part",
    "3d printed",
    "filament layer",
    "printed layer",
  ],
  tileSize: TILE,
  shade: shadePrintedPlastic,
};

function shadePrintedPlastic({ size, draw, colours, scale }: ShadeContext): Surface {
  const layers = featureCount(LAYERS, scale);
  const sway = fbm(size, { cells: 3, cellsY: 2, octaves: 2, gain: 0.5, seed: draw.seed32("sway") });
  const ooze = fbm(size, { cells: 14, cellsY: layers, octaves: 2, gain: 0.6, seed: draw.seed32("ooze") });
  const film = fbm(size, { cells: 6, octaves: 4, gain: 0.5, seed: draw.seed32("film") });
  const proud = evenGrid(1, layers, draw.seed32("proud"));
  const stuff = palette(...dye(draw.pick("filament", FILAMENTS), colours[0], 0.85));
  const thick = TILE / layers;
  const shift = draw.number("shift", 0, 1);
  return paintSurface(size, TILE, (texel, i) => {
    const y = ((Math.floor(i / size) + 0.5) / size) * layers + shift + 1.1 * (sway[i] as number);
    const layer = Math.floor(y);
    const across = (y - layer) * 2 - 1;
    const bead = Math.sqrt(Math.max(0, 1 - across * across * 0.96));
    const own = (proud[((layer % layers) + layers) % layers] as number) - 0.5;
    const o = ooze[i] as number;
    const groove = smoothstep(0.72, 1, Math.abs(across));
    paintFrom(stuff, 0.52 + 0.07 * own + 0.06 * o + 0.05 * (film[i] as number) + 0.16 * (bead - 0.8), texel);
    shade(texel, 1 - 0.34 * groove);
    texel.height = thick * (0.34 * bead + 0.06 * own + 0.05 * o);
    texel.roughness = 0.36 + 0.1 * groove + 0.04 * own + 0.05 * (film[i] as number);
  });
}
