import { makeRows } from "../../kernels/shared-rows.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type Knots, knots } from "../../texture/marks/knots.ts";
import { woodGrain } from "../../texture/marks/wood-grain.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { sampleField } from "../../texture/noises/sample-field.ts";
import { type BoardLayout, createBoardPlace } from "../../texture/tilings/board-place.ts";
import { dealTone, tonesOf } from "../../texture/tones/deal-tones.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface, type Texel } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { boardsInBond } from "../bonds/boards-in-bond.ts";
import { secondTone } from "../bonds/second-tone.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** What a floor or wall of boards is made from. Contrasts are shares of the palette. */
export interface BoardSpec {
  /** Metres the tile spans. */
  readonly tile: number;
  /** Dark to light, #rrggbb. */
  readonly stops: readonly string[];
  /** Years across the tile, and how far they stray (see `woodGrain`). */
  readonly rings: number;
  readonly figure: number;
  /** Fibres across the tile. */
  readonly fineness: number;
  /** Where in the palette plain wood lies, 0..1. */
  readonly ground: number;
  readonly late: number;
  readonly fibre: number;
  /** Darkening of pores, 0..1. */
  readonly pores: number;
  /** How far boards differ in tone, and in hue from warm to cool, 0..1. */
  readonly tone: number;
  readonly hue?: number;
  /** Half the open joint and the width of the bevel beside it, metres. */
  readonly gap: number;
  readonly bevel: number;
  /** Depth of the joint, and how far boards stand proud of one another, metres. */
  readonly depth: number;
  readonly level?: number;
  /** How far late wood stands proud where weather ate the soft wood, metres. */
  readonly erosion?: number;
  /** How far joints run out of line, metres. */
  readonly wander?: number;
  /** Drying cracks along the grain, 0 none to 1 many. */
  readonly checks?: number;
  /** How many knots a tile of the grain has, and the largest's radius in tiles. */
  readonly knots?: readonly [number, number];
  readonly roughness: number;
}

/** What `finish` may want to know of a texel besides its colour. */
export interface BoardTexel {
  board: number;
  /** Metres from the middle of the board, across the grain and along it, and to the nearest edge of wood. */
  across: number;
  along: number;
  edge: number;
  /** Late wood and other detail in the grain, 0..1; cracks 0..1; 1 in the middle of a knot, below 0 outside. */
  late: number;
  check: number;
  knot: number;
}

/**
 * Boards laid as `usual`, or in the bond that is asked for, each cut from another place of one grain: own tone, hue and level, bevelled edges, dark joints.
 * Takes the colours as stains, board by board.
 *
 * @param finish Paints over a board's texel: paint, soot, nails.
 */
export function shadeBoards(
  spec: BoardSpec,
  usual: BoardLayout,
  { size, draw, colours, scale, bond }: ShadeContext,
  finish?: (texel: Texel, at: BoardTexel, index: number) => void,
): Surface {
  const { tile, erosion = 0.00005, checks = 0, level = 0, hue = 0.3, wander = 0, gap, bevel, depth } = spec;
  const layout = bond ? boardsInBond(bond, featureCount(tile / BLOCK, scale), draw.stream("bond")) : usual;
  const knotted = spec.knots && knots(size, draw.stream("knots"), spec.knots[0] / scale / scale, spec.knots[1] * scale);
  const grain = woodGrain(
    size,
    draw,
    featureCount(spec.rings, scale),
    spec.figure,
    featureCount(spec.fineness, scale),
    knotted?.bend,
  );
  const { late, fibre, pores } = grain;
  const splits =
    checks > 0
      ? splitsOf(size, draw.seed32("splits"), featureCount(spec.fineness / 7, scale), checks, grain.drift)
      : undefined;
  // tone in `fibre`, so that a board's texel takes one sample of it
  makeRows([fibre], size, 8, () => (first, end) => {
    for (let i = first * size; i < end * size; i += 1) {
      fibre[i] =
        (fibre[i] as number) * spec.fibre - (late[i] as number) * spec.late - (pores[i] as number) * spec.pores * 0.7;
      if (knotted) darkenKnot(fibre, i, knotted, spec.late);
    }
  });
  const table = (name: string) => randomTable(layout.count, draw.seed32(name));
  const place = createBoardPlace();
  const deal = evenDeal(layout.count, (x, y) => {
    layout.locate(x, y, place);
    return place.board;
  });
  const [tones, hues, shiftX, shiftY, levels, tiltX] = [
    deal(draw.seed32("tone")),
    deal(draw.seed32("hue")),
    table("shift x"),
    table("shift y"),
    table("level"),
    table("tilt"),
  ];
  const temper = layout.count < FEW ? TEMPER_FEW : TEMPER;
  const stops = spec.stops.map(fromHex);
  const woods = tonesOf(colours, (colour) => palette(...dye(stops, colour, contrastOf(colour))));
  const dealt = deal(draw.seed32("dealt"), woods.length);
  const turns = bond === "checker";
  const second = turns && woods.length < 2 ? secondTone(woods[0]) : undefined;
  const sway = wander > 0 ? fbm(size, { cells: 5, octaves: 3, seed: draw.seed32("sway") }) : undefined;
  const texelWide = tile / size;
  const eased = Math.max(bevel, LEAST_BEVEL * texelWide);
  const at: BoardTexel = { board: 0, across: 0, along: 0, edge: 0, late: 0, check: 0, knot: -1 };
  return paintSurface(size, tile, (texel, i) => {
    let px = ((i & (size - 1)) + 0.5) / size;
    let py = (Math.floor(i / size) + 0.5) / size;
    if (sway) {
      const w = ((sway[i] as number) * wander) / tile;
      px += w;
      py += w;
      px -= Math.floor(px);
      py -= Math.floor(py);
    }
    layout.locate(px, py, place);
    const { board } = place;
    const x = place.across + (shiftX[board] as number);
    const y = place.along + (shiftY[board] as number);
    const t = sampleField(fibre, size, x, y);
    const l = sampleField(late, size, x, y);
    const check = splits ? sampleField(splits, size, x, y) : 0;
    at.board = board;
    at.across = place.across * tile;
    at.along = place.along * tile;
    at.edge = place.border * tile - gap;
    at.late = l;
    at.check = check;
    at.knot = knotted ? sampleField(knotted.core, size, x, y) : -1;
    paintFrom(
      woods[turns ? board % woods.length : dealTone(woods.length, dealt[board] as number)] as (typeof woods)[number],
      spec.ground + t + ((tones[board] as number) - 0.5) * spec.tone * temper,
      texel,
    );
    if (second && (board & 1) === 1) shade(texel, second);
    const warm = ((hues[board] as number) - 0.5) * hue * temper;
    texel.r *= 1 + warm * 0.16;
    texel.b *= 1 - warm * 0.3;
    shade(texel, 1 - check * 0.7);
    const top = smoothstep(0, eased, at.edge);
    texel.height =
      depth * (top - 1) +
      level * ((levels[board] as number) - 0.5 + ((tiltX[board] as number) - 0.5) * place.across * 8) +
      erosion * (l + t * 0.8) -
      check * (erosion * 2 + 0.0004);
    texel.roughness = clamp01(spec.roughness - t * 0.12 + check * 0.2);
    if (finish) finish(texel, at, i);
    const open = jointShare(at.edge + gap, gap, texelWide);
    texel.height = lerp(texel.height, -depth - 0.0008, open);
    texel.roughness = lerp(texel.roughness, 0.95, open);
    shade(texel, lerp(1 - 0.55 * (bevel / eased) * (1 - smoothstep(0, eased * 0.9, at.edge)), 0.3, open));
  });
}

/** Texels over which a bevel is drawn at least. */
const LEAST_BEVEL = 1.5;

/**
 * How much of a texel is open joint. Joints narrower than a texel are all drawn as much fainter: were a texel either joint or
 * wood, one joint would fall on a row of texels and stand out dark in every tile, and the next between two rows and be lost.
 *
 * @param from Metres from the joint's middle; `half` is half its width, `texel` a texel's.
 */
const jointShare = (from: number, half: number, texel: number): number =>
  clamp01((Math.min(from + texel / 2, half) - Math.max(from - texel / 2, -half)) / texel);

/** Side of a usual block of wood that is laid in a bond, metres. */
const BLOCK = 0.17;

/** One board much darker than the rest is what the eye finds again in the next tile. */
const TEMPER = 0.8;
/** Boards a tile below which each runs through it from end to end, and is a stripe over all tiles. */
const FEW = 12;
const TEMPER_FEW = 0.55;

/** On dark wood the steps between its tones are small: the grain needs more of them to show. */
const contrastOf = (colour: Rgb | undefined): number =>
  colour ? 1.3 - 0.55 * smoothstep(0.02, 0.16, luminance(colour)) : 1;

function darkenKnot(tone: Float32Array, i: number, { core, ray }: Knots, contrast: number): void {
  const c = core[i] as number;
  if (c <= -1) return;
  const inside = c + (ray[i] as number) * 0.06;
  const turn = inside * 5;
  const ring = Math.abs((turn - Math.floor(turn)) * 2 - 1);
  const amount =
    smoothstep(-0.7, 0.02, inside) * 0.12 +
    smoothstep(0, 0.06, inside) * (0.25 + 0.12 * ring) +
    smoothstep(0.14, 0.02, Math.abs(inside - 0.05)) * 0.25;
  tone[i] = (tone[i] as number) * (1 - smoothstep(-0.1, 0.05, inside) * 0.7) - amount * (0.6 + contrast);
}

/** Cracks along the grain: fine creases of a drawn-out noise, open where another noise lets them. */
function splitsOf(size: number, seed: number, cells: number, amount: number, drift: Float32Array): Float32Array {
  const lines = ridged(size, { cells, cellsY: 2, octaves: 2, gain: 0.35, seed });
  makeRows([lines], size, 8, () => (first, end) => {
    for (let i = first * size; i < end * size; i += 1) {
      const limit = 0.985 - amount * 0.09 - (drift[i] as number) * 0.08;
      lines[i] = smoothstep(limit, limit + 0.035, lines[i] as number);
    }
  });
  return lines;
}
