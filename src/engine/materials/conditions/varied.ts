import { createField } from "../../kernels/field-pool.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { findPieces, type Pieces } from "../../texture/tilings/pieces.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { meanLight } from "../../texture/tones/palette.ts";
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
/** Steps to which middles are rounded before they are put in order, and where the steps begin: rows of a grid lie on none of their borders. */
const STEPS = 48;
const BEGIN = 0.0071;

/** Where the joints narrow to a line, this much of a joint still parts two pieces. */
const THIN = 0.03;

function laid(pieces: Pieces): Pieces | undefined {
  const real = pieces.middles.filter(({ share }) => share > 0.0008);
  return real.length < FEWEST || real.some(({ share }) => share > LARGEST) ? undefined : pieces;
}

/** Place of each piece in an order by where its middle lies, which it keeps at every resolution. */
function numbersOf({ middles }: Pieces): Int32Array {
  const step = (at: number) => Math.floor((at + BEGIN) * STEPS);
  const seats = middles.map(({ x, y }) => step(y) * (STEPS + 1) + step(x));
  const numbers = new Int32Array(middles.length);
  const order = Array.from(seats.keys()).sort((a, b) => (seats[a] as number) - (seats[b] as number) || a - b);
  for (const [number, piece] of order.entries()) numbers[piece] = number;
  return numbers;
}

/** Each piece of laid work its own tone, dealt so that no neighbourhood stands out. */
function byPiece(surface: Surface, { size, draw }: ConditionContext): Variation | undefined {
  const joints = jointMask(surface);
  const pieces = laid(findPieces(joints, size)) ?? laid(findPieces(joints, size, THIN));
  if (!pieces) return undefined;
  const { side, owner } = pieces;
  const numbers = numbersOf(pieces);
  const deal = evenDeal(numbers.length, (x, y) => {
    const row = Math.floor(y * side) * side;
    let column = Math.floor(x * side);
    // a joint counts for the piece beside it
    for (let past = 1; past < side && (owner[row + column] as number) < 0; past += 1) column = (column + 1) % side;
    return numbers[Math.max(0, owner[row + column] as number)] as number;
  });
  const [values, hues] = [deal(draw.seed32("value")), deal(draw.seed32("hue"))];
  for (const [number, dealt] of values.entries()) {
    const [v, w] = [dealt * 2 - 1, (hues[number] as number) * 2 - 1];
    // what is the palest is not the bluest as well, or it is found in every tile
    const far = Math.max(1, Math.sqrt(v * v + w * w));
    values[number] = v / far;
    hues[number] = w / far;
  }
  const value = createField(size * size);
  const warm = createField(size * size);
  const step = size / side;
  for (let i = 0; i < value.length; i += 1) {
    const at = Math.floor(Math.floor(i / size) / step) * side + Math.floor((i & (size - 1)) / step);
    const piece = owner[at] as number;
    if (piece < 0) continue;
    const shown = 1 - (joints[i] as number);
    value[i] = (values[numbers[piece] as number] as number) * shown;
    warm[i] = (hues[numbers[piece] as number] as number) * shown;
  }
  return { value, warm };
}

/** What is of one piece differs in broad clouds with a firm edge; in marble one runs into the other. */
function byCloud({ size, draw, scale, material }: ConditionContext): Variation {
  const edge = material.class === "marble" ? 0.8 : 0.34;
  const cloud = (name: string, cells: number) => {
    const field = evenNoise(size, {
      cells: featureCount(cells, scale),
      octaves: 5,
      gain: 0.55,
      seed: draw.seed32(name),
    });
    for (let i = 0; i < field.length; i += 1) {
      const f = field[i] as number;
      field[i] = 0.7 * (smoothstep(0, edge, f) - smoothstep(0, -edge, f));
    }
    return field;
  };
  return { value: cloud("value", 13), warm: cloud("hue", 11) };
}

/** Of varied colour: the pieces of laid work, or else broad patches, clearly lighter and darker, warmer and cooler than each other. */
export const varied: ApplyCondition = (surface, amount, context) => {
  const { value, warm } = byPiece(surface, context) ?? byCloud(context);
  const usual = meanLight(surface.albedo);
  return repaintSurface(surface, (texel, i) => {
    const grey = texel.r * 0.3 + texel.g * 0.59 + texel.b * 0.11;
    const asked = (value[i] as number) * amount;
    // what is pale or dark by itself needs less to differ: twice as much, it is found in every tile
    const apart = Math.max(0, Math.min(1, (grey / usual - 1) * Math.sign(asked)));
    const v = asked * (1 - 0.7 * apart);
    const w = (warm[i] as number) * amount;
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
