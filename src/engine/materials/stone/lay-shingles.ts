import type { Field } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { sampleField } from "../../texture/noises/sample-field.ts";
import {
  createShinglePlace,
  type ShinglePlace,
  type ShingleShape,
  shingleCourses,
} from "../../texture/tilings/shingle-courses.ts";
import { dealTone, tonesOf } from "../../texture/tones/deal-tones.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface, type Texel } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** A roof or wall of overlapping plates. Lengths in metres; shares of colour move along the palettes. */
export interface ShingleRoof {
  readonly tileSize: number;
  readonly shape: ShingleShape;
  /** How far a lower edge stands over the plate below. */
  readonly lift: number;
  /** Width of the open joint between two plates. */
  readonly gap: number;
  /** How far noise frays the edges. */
  readonly fray: number;
  /** How far plates differ in level and lie askew. */
  readonly level: number;
  /** Surface of a plate, about -1..1; each plate is cut from another place of it. */
  readonly face: Field;
  /** Relief of that surface. */
  readonly relief: number;
  /** One palette is drawn for each plate; repeat one to see it more often. */
  readonly faces: readonly (readonly Rgb[])[];
  /** Differences of tone from plate to plate, and of the surface. */
  readonly tone: number;
  readonly grain: number;
  readonly roughness: number;
  /** What only this roof has, on top. `face` is the surface there, `mottle` weather of mean 0. */
  readonly finish?: (texel: Texel, place: ShinglePlace, face: number, mottle: number) => void;
}

/** Shades overlapping plates, each thick at its lower edge. Takes colours in the plates, one by one. */
export function layShingles({ size, draw, colours }: ShadeContext, roof: ShingleRoof): Surface {
  const { tileSize, shape, lift, level, relief, face: surface } = roof;
  const layout = shingleCourses(shape, draw.stream("plates"));
  const fray = fbm(size, { cells: shape.across * 4, octaves: 4, gain: 0.65, seed: draw.seed32("fray") });
  const mottle = fbm(size, { cells: 9, octaves: 4, gain: 0.65, seed: draw.seed32("mottle") });
  const place = createShinglePlace();
  const deal = evenDeal(layout.cells, (x, y) => {
    layout.locate(x, y, place);
    return place.cell;
  });
  const table = (name: string) => randomTable(layout.cells, draw.seed32(name));
  const [tone, kind, seat, lean, shiftX, shiftY] = [
    deal(draw.seed32("tone")),
    deal(draw.seed32("kind"), roof.faces.length),
    table("seat"),
    table("lean"),
    table("shift x"),
    table("shift y"),
  ];
  const tones = tonesOf(colours, (colour) => roof.faces.map((stops) => palette(...dye(stops, colour))));
  const dealt = deal(draw.seed32("dealt"), tones.length);
  const stray = roof.fray / tileSize;
  const gap = roof.gap / 2 / tileSize;
  const half = (size * size) >> 1;
  const mask = size * size - 1;
  return paintSurface(size, tileSize, (texel, i) => {
    const f = fray[i] as number;
    const m = mottle[i] as number;
    const x = ((i & (size - 1)) + 0.5) / size + (fray[(i + half) & mask] as number) * stray;
    const y = (Math.floor(i / size) + 0.5) / size + f * stray;
    layout.locate(x, y, place);
    const { cell, v, u } = place;
    const g = sampleField(surface, size, x + (shiftX[cell] as number), y + (shiftY[cell] as number));
    const tilt = ((lean[cell] as number) - 0.5) * (u - 0.5);
    const edge = smoothstep(0, 1, place.side / (gap + 1e-6) - 0.6);
    const lip = smoothstep(0, 0.0035, place.butt);
    texel.height =
      lift * (1 - v) + level * ((seat[cell] as number) - 0.5 + tilt) + relief * g - lift * 0.8 * (1 - edge);
    texel.height -= lift * 0.18 * (1 - lip);
    const faces = tones[dealTone(tones.length, dealt[cell] as number)] as (typeof tones)[number];
    const drawn = faces[Math.floor((kind[cell] as number) * faces.length)] as (typeof faces)[number];
    paintFrom(drawn, 0.5 + roof.tone * ((tone[cell] as number) - 0.5) + roof.grain * g + 0.12 * m + 0.05 * f, texel);
    texel.roughness = roof.roughness + 0.06 * g + 0.05 * m;
    roof.finish?.(texel, place, g, m);
    // the plate above keeps light and rain off, the joint is a slot
    const covered = smoothstep(0.011, 0, place.under);
    shade(texel, lerp(0.3, 1, edge) * (1 - 0.5 * covered) * lerp(0.8, 1, lip));
  });
}
