import { createField } from "../../kernels/field-pool.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { findPieces, type Pieces } from "../../texture/tilings/pieces.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Surface } from "../material.ts";
import { jointMask } from "../parts/joint-mask.ts";
import type { ApplyCondition, ConditionContext } from "./condition.ts";

/** How far a place's colour lies from the usual: `value` darker or lighter, `warm` bluer or redder, both -1..1. */
interface Variation {
  readonly value: Float32Array;
  readonly warm: Float32Array;
}

/** Laid work of fewer pieces, or of one that is most of the tile, is none. */
const FEWEST = 9;
const LARGEST = 0.15;
const RANDOMS = 1024;

/** Where the joints narrow to a line, this much of a joint still parts two pieces. */
const THIN = 0.03;

function laid(pieces: Pieces): Pieces | undefined {
  const real = pieces.middles.filter(({ share }) => share > 0.0008);
  return real.length < FEWEST || real.some(({ share }) => share > LARGEST) ? undefined : pieces;
}

/** Each piece of laid work its own tone, drawn by where its middle lies, so that it keeps it at every resolution. */
function byPiece(surface: Surface, { size, draw }: ConditionContext): Variation | undefined {
  const joints = jointMask(surface);
  const pieces = laid(findPieces(joints, size)) ?? laid(findPieces(joints, size, THIN));
  if (!pieces) return undefined;
  const { side, owner, middles } = pieces;
  const values = randomTable(RANDOMS, draw.seed32("value"));
  const hues = randomTable(RANDOMS, draw.seed32("hue"));
  const seats = middles.map(({ x, y }) => (Math.round(x * 24) * 37 + Math.round(y * 24) * 101) & (RANDOMS - 1));
  const value = createField(size * size);
  const warm = createField(size * size);
  const step = size / side;
  for (let i = 0; i < value.length; i += 1) {
    const at = Math.floor(Math.floor(i / size) / step) * side + Math.floor((i & (size - 1)) / step);
    const piece = owner[at] as number;
    const shown = piece < 0 ? 0 : 1 - (joints[i] as number);
    const seat = seats[piece] ?? 0;
    value[i] = ((values[seat] as number) * 2 - 1) * shown;
    warm[i] = ((hues[seat] as number) * 2 - 1) * shown;
  }
  return { value, warm };
}

/** What is of one piece differs in broad clouds with a firm edge. */
function byCloud({ size, draw, scale }: ConditionContext): Variation {
  const cloud = (name: string, cells: number) => {
    const field = evenNoise(size, {
      cells: featureCount(cells, scale),
      octaves: 5,
      gain: 0.55,
      seed: draw.seed32(name),
    });
    for (let i = 0; i < field.length; i += 1) {
      const f = field[i] as number;
      field[i] = 0.7 * (smoothstep(0, 0.34, f) - smoothstep(0, -0.34, f));
    }
    return field;
  };
  return { value: cloud("value", 13), warm: cloud("hue", 11) };
}

/** Of varied colour: the pieces of laid work, or else broad patches, clearly lighter and darker, warmer and cooler than each other. */
export const varied: ApplyCondition = (surface, amount, context) => {
  const { value, warm } = byPiece(surface, context) ?? byCloud(context);
  return repaintSurface(surface, (texel, i) => {
    const v = (value[i] as number) * amount;
    const w = (warm[i] as number) * amount;
    const grey = texel.r * 0.3 + texel.g * 0.59 + texel.b * 0.11;
    // pale matter has room to darken, dark matter to lighten
    const factor =
      v < 0 ? 1 + v * lerp(0.5, 0.72, Math.min(1, grey * 2)) : 1 + v * lerp(1.3, 0.25, Math.min(1, grey * 1.6));
    // on black a share of next to nothing is nothing
    const lift = 0.07 * Math.max(0, v) * smoothstep(0.12, 0.02, grey);
    texel.r = Math.min(0.88, lift + (texel.r + grey * 0.18 * Math.max(0, w)) * factor * (1 + 0.2 * w));
    texel.g = Math.min(0.88, lift + texel.g * factor * (1 + 0.02 * w));
    // what is nearly white turns blue at a breath
    const cold = lerp(0.22, 0.04, smoothstep(0.35, 0.7, grey));
    texel.b = Math.min(
      0.88,
      lift * (1 - 0.5 * w) +
        (texel.b + grey * cold * Math.max(0, -w)) *
          factor *
          (1 - (w < 0 ? lerp(0.32, 0.14, smoothstep(0.35, 0.7, grey)) : 0.32) * w),
    );
  });
};
