import type { Rgb } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

export interface Patina {
  readonly tileSize: number;
  /** Of the crust, dark to light. */
  readonly crust: readonly Rgb[];
  /** Of the thin oxide between crust and metal. */
  readonly brown: Rgb;
  readonly metal: readonly Rgb[];
  /** Share of the surface under crust, 0..1. */
  readonly cover: number;
  /** Sheets across the tile, folded together along standing seams: rain stands there, and the crust starts from them. None when left out. */
  readonly sheets?: number;
}

/** How far the middle of a sheet is behind in crust, where no water stands. */
const DRY = 0.62;

/** Half the width of a standing seam, metres. */
const RIB = 0.013;

/** Grows a copper alloy's patina: bare metal on crowns, brown oxide around it, powdery crust over the rest, drawn down by rain. */
export function patinate(context: ShadeContext, { tileSize, crust, brown, metal, cover, sheets = 0 }: Patina): Surface {
  const { size, draw, scale, colours } = context;
  const dents = evenNoise(size, {
    cells: featureCount(sheets > 0 ? 9 : 14, scale),
    octaves: 4,
    gain: 0.5,
    seed: draw.seed32("dents"),
  });
  const patches = evenNoise(size, {
    cells: featureCount(sheets > 0 ? 9 : 20, scale),
    octaves: 7,
    gain: 0.6,
    seed: draw.seed32("patches"),
  });
  const rain = fbm(size, {
    cells: featureCount(sheets > 0 ? 40 : 56, scale),
    cellsY: sheets > 0 ? 5 : 13,
    octaves: 5,
    gain: 0.6,
    seed: draw.seed32("rain"),
  });
  const powder = fbm(size, { cells: featureCount(26, scale), octaves: 5, gain: 0.75, seed: draw.seed32("powder") });
  const bare = bareMetal(
    { ...context, colours: colours[1] ? [colours[1]] : colours },
    { tileSize, colours: metal, roughness: 0.32, scratches: 700, smudge: 1.3 },
  );
  const green = palette(...dye(crust, colours[0], 0.9));
  const oxide: Rgb = colours[0] ? [colours[0][0] * 0.3, colours[0][1] * 0.3, colours[0][2] * 0.3] : brown;
  const level = 0.5 - cover;
  // no two seams hold the water alike
  const holds = sheets > 0 ? evenGrid(sheets, 1, draw.seed32("holds")) : undefined;
  return paintSurface(size, tileSize, (texel, i) => {
    const d = dents[i] as number;
    const p = patches[i] as number;
    const r = rain[i] as number;
    const w = powder[i] as number;
    let damp = 0;
    let seam = 0;
    if (holds) {
      const x = ((i & (size - 1)) + 0.5) / size;
      const y = (Math.floor(i / size) + 0.5) / size;
      const column = x * sheets + 0.5;
      const bay = Math.floor(column) % sheets;
      const aside = Math.abs(column - Math.floor(column) - 0.5);
      const fromRib = ((0.5 - aside) / sheets) * tileSize;
      // folds across are staggered from bay to bay, a whole one in the tile
      const down = y + (bay & 1) * 0.5 + 0.25;
      const below = (down - Math.floor(down)) * tileSize;
      const rib = fromRib < RIB ? Math.sqrt(1 - (fromRib / RIB) * (fromRib / RIB)) : 0;
      const fold = smoothstep(0.012, 0.009, below) * (1 - rib);
      seam = rib + fold * 0.3;
      // thickest in the seams, thinner out over the sheet, and washed down from the folds
      const held = 0.76 + 0.32 * (holds[Math.round(column) % sheets] as number);
      const reach = (0.3 + 0.18 * held) * (tileSize / sheets);
      damp = held * (0.55 * smoothstep(0.06, 0, fromRib) + 0.95 * smoothstep(reach, 0, fromRib));
      damp += 0.5 * smoothstep(0.16, 0, below) * (0.7 + r);
    }
    const gone = holds ? p * 0.3 - d * 0.25 + r * 0.24 + w * 0.14 + damp - DRY : p * 0.4 - d * 0.4 + r * 0.42 + w * 0.3;
    // a sheet has browned all over before it greens, and nearly black where it turns
    const film = Math.max(holds ? 0.55 + 0.2 * p : 0, smoothstep(level * 1.3 - 0.75, level * 1.3 + 0.02, gone));
    const bloom = smoothstep(level * 1.3 - (holds ? 0.3 : 0.12), level * 1.3 + (holds ? 0.75 : 0.5), gone);
    bare(texel, i);
    texel.height += tileSize * 0.0022 * d + (holds ? 0.018 : 0.013) * seam;
    blendColour(texel, oxide, film * 0.86);
    if (holds) shade(texel, 1 - 0.55 * smoothstep(level * 1.3 - 0.75, level * 1.3, gone));
    texel.roughness = lerp(texel.roughness, 0.6, film);
    if (bloom > 0) {
      const { r: mr, g: mg, b: mb } = texel;
      paintFrom(green, 0.46 + w * 0.22 + r * 0.16 + (gone - level) * 0.2, texel);
      const b = bloom * 0.96;
      texel.r = lerp(mr, texel.r, b);
      texel.g = lerp(mg, texel.g, b);
      texel.b = lerp(mb, texel.b, b);
      texel.roughness = lerp(texel.roughness, 0.88 + w * 0.05, bloom);
      texel.height += tileSize * bloom * (0.0006 + 0.0007 * clamp01(0.5 + w));
    }
    shade(texel, 1 - 0.18 * clamp01(-d));
    texel.metalness = 1 - smoothstep(0.25, 0.6, bloom);
  });
}
