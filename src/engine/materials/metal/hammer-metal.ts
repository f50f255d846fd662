import type { Field } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

export interface HammeredMetal {
  readonly tileSize: number;
  /** Reflectance at normal incidence, dark to light. */
  readonly colours: readonly Rgb[];
  readonly roughness: number;
  /** Blows across the tile. */
  readonly blows: number;
  /** Metres a blow is deep. */
  readonly depth: number;
  /** What stays dark in the ridges between the blows, 0..1. */
  readonly patina: number;
}

/** Metal beaten with a round hammer: shallow bowls, wide and small, that run into one another over soft ridges. */
export function hammerMetal(context: ShadeContext, look: HammeredMetal): Surface {
  const { size, draw, scale } = context;
  const { tileSize, depth, patina } = look;
  const { level, force } = strike(size, featureCount(look.blows, scale), draw);
  const paintMetal = bareMetal(context, { ...look, scratches: 400 });
  return paintSurface(size, tileSize, (texel, i) => {
    const ridge = smoothstep(-0.4, -0.02, level[i] as number);
    const blow = force[i] as number;
    paintMetal(texel, i);
    texel.height += depth * (level[i] as number);
    texel.roughness *= 0.85 + 0.3 * blow + ridge * 0.15;
    shade(texel, 1 - ridge * patina * 0.22 - (blow - 0.5) * 0.1);
  });
}

/** Of a blow's bowl in cells of the grid, from the lightest to the heaviest. */
const RADII = [0.62, 1.06] as const;
/** How broad the ridges between the bowls are, in depths of a bowl. */
const SOFT = 0.34;

/** Blows of a hammer in a jittered grid of `count` by `count`: how low the metal lies, 0 untouched to about -1, and how hard it was struck, 0..1. */
function strike(size: number, count: number, draw: Draw): { readonly level: Field; readonly force: Field } {
  const level = new Float32Array(size * size);
  const force = new Float32Array(size * size);
  const [asides, downs, forces] = ["blow x", "blow y", "force"].map((name) =>
    randomTable(count * count, draw.seed32(name)),
  ) as [Float32Array, Float32Array, Float32Array];
  const cell = size / count;
  const mask = size - 1;
  for (let n = 0; n < count * count; n += 1) {
    const hard = forces[n] as number;
    const radius = (RADII[0] + (RADII[1] - RADII[0]) * hard) * cell;
    const deep = 0.6 + 0.5 * hard;
    const midX = ((n % count) + 0.5 + 0.8 * ((asides[n] as number) - 0.5)) * cell;
    const midY = (Math.floor(n / count) + 0.5 + 0.8 * ((downs[n] as number) - 0.5)) * cell;
    const reach = radius * 1.25;
    for (let y = Math.ceil(midY - reach); y <= midY + reach; y += 1) {
      const dy = (y - midY) / radius;
      for (let x = Math.ceil(midX - reach); x <= midX + reach; x += 1) {
        const dx = (x - midX) / radius;
        const bowl = deep * (dx * dx + dy * dy - 1);
        if (bowl >= SOFT) continue;
        const i = (y & mask) * size + (x & mask);
        const before = level[i] as number;
        const apart = Math.max(0, SOFT - Math.abs(before - bowl));
        level[i] = Math.min(before, bowl) - (apart * apart) / (4 * SOFT);
        force[i] = lerp(force[i] as number, hard, smoothstep(-SOFT, SOFT, before - bowl));
      }
    }
  }
  return { level, force };
}
