import type { Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { createPlace } from "../../texture/tilings/tiling.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendPaint, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

const TILE = 0.8;
const PLATE: readonly Rgb[] = [
  [0.3, 0.305, 0.315],
  [0.43, 0.435, 0.44],
  [0.56, 0.56, 0.56],
];
/** Oxides that heat grew on the steel, from beside the bead outwards: grey, blue, purple, brown, straw. */
const TEMPER = palette([0.3, 0.31, 0.33], [0.2, 0.27, 0.4], [0.33, 0.24, 0.32], [0.44, 0.3, 0.18], [0.58, 0.48, 0.3]);
/** Metres: half the width of a bead, one ripple of it, how far the heat's colours reach. */
const BEAD = 0.0095;
const RIPPLE = 0.0067;
const HEAT = 0.034;
/** Of a plate, by which the seams keep off the tile's edge. */
const ASIDE = 0.29;

/** Steel plates welded edge to edge: beads of overlapping ripples, the colours of heat beside them. Takes colours in the plates. */
export const weldedMetal: Material = {
  id: "welded-metal",
  class: "metal",
  words: [
    "welded metal",
    "welded steel",
    "metal welding",
    "welded plate",
    "welded metal plate",
    "welded steel plate",
    "weld seam",
    "weld bead",
    "weld",
    "welded seam",
    "plate with seam",
    "plate with weld",
    "steel with weld",
    "metal with weld",
    "weld line",
  ],
  tileSize: TILE,
  shade: shadeWeldedMetal,
};

function shadeWeldedMetal(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const side = featureCount(2, scale);
  const rows = side % 2 === 0 ? side : side + 1;
  const plates = runningBond(side, rows);
  const sway = fbm(size, { cells: 9, octaves: 4, gain: 0.55, seed: draw.seed32("sway") });
  const heat = fbm(size, { cells: 14, octaves: 4, gain: 0.6, seed: draw.seed32("heat") });
  const soot = fbm(size, { cells: 40, octaves: 3, gain: 0.7, seed: draw.seed32("soot") });
  const ripples = featureCount(TILE / RIPPLE, scale);
  const bead = BEAD * scale;
  const place = createPlace();
  const film = { r: 0.5, g: 0.5, b: 0.5 };
  const surface = finishMetal(context, {
    tileSize: TILE,
    colours: PLATE,
    roughness: 0.3,
    uneven: 0.0006,
    scratches: 500,
    smudge: 1.2,
  });
  return repaintSurface(surface, (texel, i) => {
    const s = sway[i] as number;
    const x = ((i & (size - 1)) + 0.5) / size + ASIDE / side;
    const y = (Math.floor(i / size) + 0.5) / size + ASIDE / rows;
    const bend = s * 0.0016;
    plates.locate(x + bend, y + bend, place);
    const isLevel = Math.min(place.v, 1 - place.v) / rows <= Math.min(place.u, 1 - place.u) / side;
    const at = (place.border * TILE) / (bead * (1 + s * 0.16));
    const far = (at - 1) * bead;
    if (far > HEAT * scale * 1.4) return;
    // the arc crept forward by little pools that froze one behind the other, each bowed backwards
    const turn = (isLevel ? x : y) * ripples + at * at * 0.75 + s * 0.35;
    const step = turn - Math.floor(turn);
    if (at < 1) {
      const round = Math.sqrt(1 - at * at);
      const crest = step * (1 - step) * 4;
      texel.height += scale * (0.0028 * round + 0.0009 * crest * round);
      shade(texel, 0.62 + 0.34 * crest + 0.12 * round);
      texel.roughness = 0.42 - 0.14 * crest;
      texel.metalness = 1;
      return;
    }
    const reach = far / (HEAT * scale) + (heat[i] as number) * 0.22;
    const glow = smoothstep(1.05, 0.55, reach);
    paintFrom(TEMPER, reach * 1.05, film);
    blendPaint(texel, film, glow * 0.72);
    // smoke settles right beside the bead, and the edge of the plate is ground down to meet it
    const smoke = smoothstep(0.012 * scale, 0, far) * clamp01(0.6 + (soot[i] as number));
    shade(texel, 1 - smoke * 0.5);
    texel.roughness += smoke * 0.25;
    texel.height -= scale * 0.0007 * smoothstep(0.004 * scale, 0, far);
  });
}
