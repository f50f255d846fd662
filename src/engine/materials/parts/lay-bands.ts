import { blurKernel } from "../../kernels/kernels.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { rivetHead } from "../../texture/marks/rivets.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { blendIn } from "./blend-in.ts";
import type { LayPart } from "./part.ts";

/** Half a strap's width, a rivet's radius and the bevel, in shares of the tile. */
const HALF = 0.042;
const RIVET = 0.0115;
const BEVEL = 0.005;
const RIVETS = 8;

/** Flat straps across the pieces, riveted through, with a line of dirt along either side. */
export const layBands: LayPart = (first, second, context) => {
  const { size, scale, draw, fasteners } = context;
  const bands = featureCount(2, scale);
  const wide = Math.min(1, scale);
  const isTurned = fasteners?.turned ?? false;
  const ground = blurKernel(first.height, size, size * 0.03, 2);
  const beaten = fbm(size, { cells: 24, octaves: 3, seed: draw.seed32("beaten") });
  const thick = first.tileSize * 0.007;
  return repaintSurface(first, (texel, i) => {
    const column = ((i & (size - 1)) + 0.5) / size;
    const row = (Math.floor(i / size) + 0.5) / size;
    const across = toMiddle((isTurned ? column : row) * bands) / bands / wide;
    const edge = HALF - Math.abs(across) + (beaten[i] as number) * 0.0012;
    if (edge < -0.02) return;
    shade(texel, 1 - 0.6 * smoothstep(-0.014, 0, edge));
    if (edge < 0) return;
    const along = toMiddle((isTurned ? row : column) * RIVETS) / RIVETS / wide;
    const away = Math.sqrt(along * along + across * across);
    const head = rivetHead(away, RIVET);
    blendIn(texel, second, i, smoothstep(0, 0.0015, edge));
    // hammered corners are bright, the ring around a rivet holds dirt
    shade(texel, (1 + 0.25 * smoothstep(BEVEL, 0, edge)) * (1 - 0.5 * ringAround(away)));
    const top =
      (ground[i] as number) +
      thick * (0.4 + 0.6 * smoothstep(0, BEVEL, edge) + 0.12 * (beaten[i] as number) + 0.9 * head) +
      (second.height[i] as number) * 0.5;
    texel.height = lerp(texel.height, top, smoothstep(0, 0.0015, edge));
  });
};

const ringAround = (away: number): number => smoothstep(1.4, 1, away / RIVET) * smoothstep(0.85, 1, away / RIVET);

const toMiddle = (at: number): number => at - Math.floor(at) - 0.5;
