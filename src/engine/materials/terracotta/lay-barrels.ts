import type { Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { wrapIndex } from "../../texture/tilings/board-place.ts";
import { dealTone, temperPalettes, tonesOf } from "../../texture/tones/deal-tones.ts";
import { evenGrids } from "../../texture/tones/even-deal.ts";
import { paintSurface, type Texel } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** A roof of gutters (pans) and the round tiles that cover their joints. Lengths in metres. */
export interface BarrelRoof {
  readonly tileSize: number;
  readonly columns: number;
  readonly rows: number;
  /** Half width of a cover at its lower and upper end, in columns: below 0.5. */
  readonly foot: number;
  readonly head: number;
  /** Rise of a cover and sag of a pan, in half widths of each. */
  readonly rise: number;
  readonly sag: number;
  /** How far a lower edge stands over the tile below. */
  readonly lift: number;
  /** Bow of the pans' lower edges, in courses. */
  readonly bow: number;
  /** How far tiles lie out of place, 0 machined to 1 old. */
  readonly disorder: number;
  /** One palette is drawn for each tile. */
  readonly clays: readonly (readonly Rgb[])[];
  readonly tone: number;
  readonly mottle: number;
  readonly grit: number;
  readonly roughness: number;
  /** Weather and what else is on top: `cover` tells the round tiles, `v` runs up from the lower edge in courses. */
  readonly finish?: (texel: Texel, spot: { cover: boolean; v: number; stain: number; grit: number }) => void;
}

/** Shades pans and covers running down V in overlapping courses. Takes colours in the clay, tile by tile. */
export function layBarrels({ size, draw, colours }: ShadeContext, roof: BarrelRoof): Surface {
  const { tileSize, columns, rows, foot, head, disorder, lift } = roof;
  const stain = evenNoise(size, { cells: columns, octaves: 6, gain: 0.62, seed: draw.seed32("stain") });
  const grit = fbm(size, { cells: columns * 12, octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const count = columns * rows * 2;
  const table = (name: string) => randomTable(count, draw.seed32(name));
  const courses = [
    { across: columns, down: rows },
    { across: columns, down: rows },
  ];
  const deal = (name: string) => evenGrids(courses, draw.seed32(name));
  const [tone, kind, seat, aside, drop] = [deal("tone"), deal("kind"), table("seat"), table("aside"), table("drop")];
  const kinds = temperPalettes(roof.clays);
  const clays = tonesOf(colours, (colour) => kinds.map((stops) => palette(...dye(stops, colour))));
  const dealt = deal("dealt");
  const wide = tileSize / columns;
  const spot = { cover: false, v: 0.5, stain: 0.5, grit: 0.5 };
  const line = { cell: 0, v: 0.5, under: 0.5 };
  /** The course of a column of tiles that shows at `gy`, its edges bowed by `bow`. */
  const findCourse = (column: number, gy: number, bow: number, first: number) => {
    const base = Math.floor(gy) - 1;
    let above = base - 1;
    for (let row = base; row <= base + 2; row += 1) {
      const cell = first + wrapIndex(row, rows) * columns + column;
      const butt = row + 1 + ((drop[cell] as number) - 0.5) * 0.14 * disorder + bow;
      if (gy < butt || row === base + 2) {
        line.cell = cell;
        line.v = Math.max(0, butt - gy);
        line.under = gy - above;
        return;
      }
      above = butt;
    }
  };
  return paintSurface(size, tileSize, (texel, i) => {
    const s = stain[i] as number;
    const g = grit[i] as number;
    const x = (((i & (size - 1)) + 0.5) / size) * columns;
    const y = ((Math.floor(i / size) + 0.5) / size) * rows;
    const column = Math.floor(x);
    const away = x - column - 0.5;
    findCourse(column, y + g * 0.006, 0, 0);
    let { cell } = line;
    const a = away + ((aside[cell] as number) - 0.5) * 0.09 * disorder;
    const width = foot + (head - foot) * line.v;
    const t = Math.abs(a) / width;
    spot.cover = t < 1;
    let edge = 1;
    if (spot.cover) {
      texel.height = wide * width * roof.rise * Math.sqrt(Math.max(0, 1 - t * t * 0.97));
      edge = smoothstep(1, 0.9, t);
    } else {
      // pans lie half a column aside and half a course on
      const right = away > 0 ? 1 : 0;
      const p = (away - (right ? 0.5 : -0.5)) * 2;
      findCourse(wrapIndex(column + right, columns), y + 0.5 + g * 0.006, -roof.bow * p * p, count >> 1);
      ({ cell } = line);
      texel.height = wide * 0.5 * roof.sag * (p * p - 1);
      // the cover keeps the light off beside its foot
      edge = smoothstep(0.97, 1.35, t) * 0.55 + 0.4;
    }
    const { v, under } = line;
    const lip = smoothstep(0, 0.03, v);
    texel.height +=
      lift * (1 - v) * (0.75 + 0.25 * lip) +
      lift * 0.7 * disorder * ((seat[cell] as number) - 0.5) +
      0.0008 * g +
      0.0012 * s;
    const fired = clays[dealTone(clays.length, dealt[cell] as number)] as (typeof clays)[number];
    const clay = fired[Math.floor((kind[cell] as number) * fired.length)] as (typeof fired)[number];
    const own = 0.5 + roof.tone * ((tone[cell] as number) - 0.5);
    paintFrom(clay, clamp01(own + roof.mottle * s + roof.grit * g), texel);
    texel.roughness = roof.roughness + 0.06 * g + 0.06 * s;
    spot.v = v;
    spot.stain = s;
    spot.grit = g;
    roof.finish?.(texel, spot);
    shade(texel, edge * (1 - 0.5 * smoothstep(0.12, 0, under)) * (0.8 + 0.2 * lip));
  });
}
