import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { TYPE_LETTERS, typeInk } from "../../texture/figures/small-type.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SHEET = ["#b3a78f", "#c9bfa9", "#d8d0bd", "#e2dbca"].map(fromHex);
const INK = fromHex("#24221f");
const TILE = 0.5;
/** Letters in a line of text and of a headline; a gutter counts as well. */
const TEXT = 30;
const HEAD = 11;
const BLANK = 255;

/** What a line of a column holds: a line of text, a part of a headline or of a picture. */
interface Line {
  readonly kind: "text" | "head" | "picture" | "space";
  /** First line of its block, and how many the block has. */
  readonly first: number;
  readonly high: number;
  readonly letters: Uint8Array;
}

/** A newspaper page: columns of small print under headlines, coarse halftone pictures, thin rules, yellowing sheet. Takes colours in the sheet. */
export const newspaper: Material = {
  id: "newspaper",
  class: "misc",
  words: [
    "newspaper",
    "newsprint",
    "newspaper page",
    "printed page",
    "news paper",
    "old newspaper",
    "book page",
    "printed paper",
    "text page",
  ],
  tileSize: TILE,
  shade: shadeNewspaper,
};

/** Words of random letters; the last line of a paragraph stops early. */
function setLine(length: number, next: () => number, capitals: boolean): Uint8Array {
  const letters = new Uint8Array(length).fill(BLANK);
  const end = !capitals && next() < 0.16 ? Math.floor(length * (0.3 + 0.5 * next())) : length - 1;
  let left = 2 + Math.floor(next() * 7);
  let opening = capitals || next() < 0.2;
  for (let i = 0; i < end; i += 1) {
    if (left === 0) {
      left = 2 + Math.floor(next() * 8);
      opening = capitals || next() < 0.1;
      continue;
    }
    letters[i] = Math.floor(next() * (TYPE_LETTERS / 2)) + (opening ? TYPE_LETTERS / 2 : 0);
    opening = capitals;
    left -= 1;
  }
  return letters;
}

/** Fills a column from top to bottom: headline, text, now and then a picture. */
function setColumn(lines: number, next: () => number): Line[] {
  const column: Line[] = [];
  const add = (kind: Line["kind"], high: number) => {
    const first = column.length;
    const count = Math.min(high, lines - first);
    const heading = setLine(HEAD, next, true);
    for (let i = 0; i < count; i += 1) {
      column.push({ kind, first, high: count, letters: kind === "head" ? heading : setLine(TEXT, next, false) });
    }
  };
  let since = Math.floor(next() * 2);
  while (column.length < lines - 6) {
    add("space", 1);
    add("head", 3);
    if (next() < 0.6) add("head", 3);
    add("space", 1);
    // no column without pictures, and none with a large one: that would be found in every tile again
    if (since > 0 && column.length < lines - 14) {
      add("picture", 6 + Math.floor(next() * 3));
      add("space", 1);
      since = 0;
    } else since += 1;
    add("text", 9 + Math.floor(next() * 12));
  }
  add("text", lines - column.length);
  return column;
}

function shadeNewspaper({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(5, scale);
  const lines = featureCount(90, scale);
  const next = draw.stream("print");
  const columns = Array.from({ length: count }, () => setColumn(lines, next));
  const clouds = fbm(size, { cells: 5, octaves: 6, gain: 0.6, seed: draw.seed32("clouds") });
  const tooth = fbm(size, { cells: featureCount(140, scale), octaves: 2, gain: 0.9, seed: draw.seed32("tooth") });
  const crease = ridged(size, { cells: 3, octaves: 5, gain: 0.5, seed: draw.seed32("crease") });
  const scene = fbm(size, { cells: count * 3, octaves: 5, gain: 0.5, seed: draw.seed32("scene") });
  const sheet = palette(...dye(SHEET, colours[0], 0.9));
  const dots = 105;
  const start = draw.number("start", 0.1, 0.9);
  const inkAt = (x: number, y: number, i: number): number => {
    const gx = x * count;
    const column = Math.floor(gx);
    // the gutter between two columns, with a hair line in it
    const u = (gx - column - 0.035) / 0.93;
    if (u < 0 || u >= 1) return smoothstep(0.006, 0.003, Math.abs(gx - Math.round(gx))) * 0.7;
    const gy = (y + start) * lines;
    const row = Math.floor(gy) % lines;
    const line = (columns[column % count] as Line[])[row] as Line;
    if (line.kind === "space") return 0;
    const v = gy - Math.floor(gy);
    if (line.kind === "picture") {
      const far = (row - line.first + v) / line.high;
      const dark = clamp01(0.42 + (scene[i] as number) * 0.4 + 0.3 * (far - 0.5));
      const a = (x + y) * dots;
      const raster = 0.5 + 0.25 * (cosTurn(a) + cosTurn((x - y) * dots));
      return smoothstep(-0.1, 0.1, dark - raster) * 0.66;
    }
    const head = line.kind === "head";
    const cells = head ? HEAD : TEXT;
    const at = u * cells;
    const letter = line.letters[Math.floor(at)] as number;
    if (letter === BLANK) return 0;
    const lu = (at - Math.floor(at)) * 1.18 - 0.05;
    const lv = head ? ((row - line.first + v) / line.high) * 1.15 - 0.05 : v * 1.12 - 0.04;
    const ink = typeInk(letter, lu, lv);
    return head ? smoothstep(0.16, 0.34, ink) * 0.85 : smoothstep(0.25, 0.75, ink) * 0.88;
  };
  return paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const t = tooth[i] as number;
    const fold = smoothstep(0.94, 0.99, crease[i] as number);
    const column = i & (size - 1);
    const ink = inkAt((column + 0.5) / size, ((i - column) / size + 0.5) / size, i);
    // the other side shows through, mirrored
    const back = inkAt(1 - (column + 0.5) / size, ((i - column) / size + 0.37) / size, i);
    paintFrom(sheet, 0.6 + 0.2 * c + 0.1 * t - 0.12 * fold, texel);
    blendColour(texel, INK, 0.07 * back);
    blendColour(texel, INK, ink * (0.86 + 0.1 * t));
    texel.height = 0.0009 * c + 0.00004 * t - 0.0006 * fold + 0.00001 * ink;
    texel.roughness = 0.88 + 0.04 * t - 0.06 * ink;
  });
}
