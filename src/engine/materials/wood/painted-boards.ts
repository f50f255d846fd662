import { fromHex, luminance } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { dealTone, tonesOf } from "../../texture/tones/deal-tones.ts";
import type { Texel } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { ShadeContext } from "../material.ts";
import type { BoardTexel } from "./board-surface.ts";

/** How a coat of paint lies on boards. */
export interface BoardPaint {
  /** Coats to draw from, #rrggbb. */
  readonly coats: readonly string[];
  /** Share of the coat that came off: 0 whole, 0.5 half, about. */
  readonly gone: number;
  /** Thickness of the coat with its curled edges, metres. */
  readonly thickness: number;
  readonly roughness: number;
  /** The boards lie: brush and grain run across the tile. Left out they stand. */
  readonly across?: true;
}

/** Boards after which the paints come in the same order again. */
const DEALT = 64;
/** The golden section: its multiples fall evenly between 0 and 1, however many there are. */
const GOLDEN = 0.618034;
const PRIMER = fromHex("#b9b3a4");

/**
 * A painter of boards: brushed paint, rubbed off edges and late wood, flaked in patches whose borders curl up and show
 * the primer. Takes the colours for the paint, board by board.
 */
export function coatBoards(paint: BoardPaint, { size, draw, colours, scale }: ShadeContext) {
  const { gone, thickness, roughness, across } = paint;
  const along = (name: string, wide: number, long: number, octaves: number, gain?: number) =>
    fbm(size, {
      cells: across ? long : wide,
      cellsY: across ? wide : long,
      octaves,
      ...(gain === undefined ? {} : { gain }),
      seed: draw.seed32(name),
    });
  const patches = along("patches", featureCount(12, scale), featureCount(8, scale), 4, 0.6);
  const ragged = along("ragged", featureCount(36, scale), featureCount(11, scale), 5, 0.66);
  const strokes = along("strokes", featureCount(130, scale), 3, 2);
  const base = fromHex(draw.pick("coat", paint.coats));
  const tones = [0.78, 1, 1.14].map((f) => [base[0] * f, base[1] * f, base[2] * f] as const);
  const coats = tonesOf(colours, (colour) => palette(...dye(tones, colour, 1)));
  // by turns, about: two boards of one colour side by side are seen again in every tile
  const start = draw.number("dealt", 0, 1);
  const dealt = Float32Array.from({ length: DEALT }, (_, board) => (start + board * GOLDEN) % 1);
  const reach = -1.05 + gone * 1.7;
  const wood = { r: 0, g: 0, b: 0 };
  return (texel: Texel, at: BoardTexel, i: number): void => {
    const s = strokes[i] as number;
    const p = patches[i] as number;
    const held =
      p * 0.5 +
      (ragged[i] as number) * 0.5 -
      reach +
      (smoothstep(0, 0.016, at.edge) - 1) * (0.25 + gone * 0.7) -
      at.late * gone * 0.45 -
      at.check * 1.2 -
      Math.max(0, at.knot) * gone;
    const on = smoothstep(-0.015, 0.02, held);
    if (on <= 0) return;
    wood.r = texel.r;
    wood.g = texel.g;
    wood.b = texel.b;
    const coat = coats[dealTone(coats.length, dealt[at.board % DEALT] as number)] as (typeof coats)[number];
    // late wood stands up under any coat, and the soft wood between sinks in
    paintFrom(coat, 0.56 + s * 0.16 + p * 0.16 - at.late * 0.34, texel);
    // thin near the border: primer shows, then the edge curls up
    const thin = smoothstep(0.09, 0.02, held) * gone;
    const pale = 0.35 + 0.65 * luminance([texel.r, texel.g, texel.b]);
    texel.r += (PRIMER[0] * pale + texel.r * 0.25 - texel.r) * thin * 0.4;
    texel.g += (PRIMER[1] * pale + texel.g * 0.25 - texel.g) * thin * 0.4;
    texel.b += (PRIMER[2] * pale + texel.b * 0.25 - texel.b) * thin * 0.4;
    texel.r = wood.r + (texel.r - wood.r) * on;
    texel.g = wood.g + (texel.g - wood.g) * on;
    texel.b = wood.b + (texel.b - wood.b) * on;
    texel.height += thickness * on * (0.7 + 0.08 * s + 0.5 * at.late + smoothstep(0.12, 0.015, held) * (0.4 + gone));
    texel.roughness += (roughness + s * 0.05 - at.late * 0.06 + thin * 0.2 - texel.roughness) * on;
  };
}
