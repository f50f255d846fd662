import { cellsKernel } from "../../kernels/kernels.ts";
import { luminance, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { convexity, depthOf } from "../../texture/relief-masks.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import type { ApplyCondition } from "./condition.ts";

/** Linear colours below a glaze or a coat of paint. */
const CLAY: Rgb = [0.58, 0.42, 0.29];
/** Fired so hot that it is as white through and through, and only dull. */
const BISQUE: Rgb = [0.66, 0.63, 0.58];
const TIMBER: Rgb = [0.27, 0.15, 0.075];

/** A ware in one piece: tiles of it chip as tiles do. */
const isPorcelain = ({ id }: Pick<Material, "id">): boolean => id === "porcelain";

/** What a chip lays bare where that has nothing to do with the skin. */
function innerOf({ id, class: kind }: Material): Rgb | undefined {
  if (kind === "ceramic") return isPorcelain({ id }) ? BISQUE : CLAY;
  return kind === "wood" && id.includes("paint") ? TIMBER : undefined;
}

/** Knocked about: shallow hollows with sharp brims where pieces sprang off, most along edges, down to the paler inside. */
export const chipped: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  // glaze springs off in small flakes, and along the edges of tiles rather than from their middles
  const isGlazed = material.class === "ceramic";
  const isTile = isGlazed && !isPorcelain(material);
  const cells = featureCount(isTile ? 22 : isGlazed ? 14 : 16, scale);
  const most = isTile ? 0.2 : isGlazed ? 0.3 : 0.38;
  const jag = fbm(size, { cells: cells * 2, octaves: 5, gain: 0.6, seed: draw.seed32("jag") });
  const grain = fbm(size, { cells: featureCount(70, scale), octaves: 3, gain: 0.8, seed: draw.seed32("grain") });
  // edges are where the ground falls away near by: steep seen from a little further off
  const crowns = convexity(surface.height, size, 0.02, surface.tileSize * 0.0006);
  const warpX = Float32Array.from(jag, (value) => value * 0.22);
  const { index, border } = cellsKernel(
    size,
    { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("chips"), warpX },
    ["index", "border"],
  );
  const chance = evenGrid(cells, cells, draw.seed32("chance"));
  const inner = innerOf(material);
  const depth = Math.max(depthOf(surface.height) * 0.9, surface.tileSize * 0.0025);
  return repaintSurface(surface, (texel, i) => {
    const edge = Math.max(0, Math.min(0.5, (crowns[i] as number) * 0.7));
    const lot = (chance[index[i] as number] as number) - edge * (isGlazed ? 1.5 : 1);
    // how far inside of its chip, each of its own size
    const inside =
      (border[i] as number) - 0.08 - 0.5 * Math.max(0, lot - amount * most * 0.53) + (jag[i] as number) * 0.05;
    const chip = smoothstep(0, 0.03, inside) * (lot < amount * most ? 1 : 0);
    if (chip <= 0) return;
    const g = grain[i] as number;
    const light = luminance([texel.r, texel.g, texel.b]);
    // raw matter is paler than a dark skin, and darker than a white one
    const bare = lerp(light * 1.5 + 0.1, light * 0.55, smoothstep(0.3, 0.5, light)) * (1 + g * 0.2);
    const isCoat = material.class === "metal" && texel.metalness < 0.5;
    const raw = chip * (isCoat || inner ? 0.95 : 0.8 * (1 - texel.metalness * 0.5));
    if (isCoat) {
      // a coat of paint springs off the iron, which has begun to brown at the rim of the chip
      const brown = smoothstep(0.1, 0.02, inside);
      const iron = 0.24 * (1 + g * 0.25);
      texel.r = lerp(texel.r, lerp(iron, 0.2, brown), raw);
      texel.g = lerp(texel.g, lerp(iron * 1.01, 0.09, brown), raw);
      texel.b = lerp(texel.b, lerp(iron * 1.03, 0.04, brown), raw);
      texel.metalness = lerp(texel.metalness, 0.95 * (1 - brown), chip);
      texel.roughness = lerp(texel.roughness, lerp(0.42, 0.9, brown), chip);
      texel.height -= depth * 0.35 * chip;
      return;
    }
    if (inner) {
      texel.r = lerp(texel.r, inner[0] * (1 + g * 0.25), raw);
      texel.g = lerp(texel.g, inner[1] * (1 + g * 0.25), raw);
      texel.b = lerp(texel.b, inner[2] * (1 + g * 0.25), raw);
      texel.roughness = lerp(texel.roughness, 0.9, chip);
      shade(texel, 1 - 0.4 * chip * smoothstep(0.07, 0.015, inside));
      texel.height -= depth * chip * (1.1 + smoothstep(0, 0.3, inside) * 0.6 + g * 0.16);
      return;
    }
    // half of its own hue: the skin is dyed or fired deeper than the inside
    const keep = (0.5 * bare) / Math.max(0.01, light);
    texel.r = lerp(texel.r, bare * 0.53 + texel.r * keep, raw);
    texel.g = lerp(texel.g, bare * 0.5 + texel.g * keep, raw);
    texel.b = lerp(texel.b, bare * 0.46 + texel.b * keep, raw);
    shade(texel, 1 - 0.35 * chip * smoothstep(0.06, 0.02, inside));
    texel.height -= depth * chip * (0.5 + smoothstep(0, 0.3, inside) * 0.7 + g * 0.12);
    texel.roughness = lerp(texel.roughness, lerp(0.92, 0.4, texel.metalness), chip);
  });
};
