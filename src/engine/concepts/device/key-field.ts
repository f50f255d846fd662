import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { keycap } from "../../geometry/slab.ts";
import type { Rgb } from "../../math/color.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

export interface KeyField {
  /** Keys on y = 0 about the origin, the first row at the back (-Z); its rest frame is where it lies. */
  readonly geometry: Geometry;
  readonly paint: Paint;
}

/**
 * Rows of keys that fill a rectangle.
 *
 * @param rows For each row a word list: a letter a key, or `_` for a key without a legend; a digit after `_` is its width in units.
 * @param size Width (x), height of a key (y), depth of the field (z).
 * @param colourOf Colour of a key's top by its legend, where it differs from the part's.
 */
export function keyField(
  rows: readonly string[],
  size: readonly [number, number, number],
  ink: Rgb,
  colourOf: (legend: string) => Rgb | undefined = () => undefined,
  gap = 0.12,
): KeyField {
  const [width, height, depth] = size;
  const pitch = depth / rows.length;
  const field = rows.map((row, r) => {
    const keys = row.split(" ").map((key) => ({
      legend: key.startsWith("_") ? "" : key,
      units: key.startsWith("_") && key.length > 1 ? Number(key.slice(1)) : 1,
    }));
    const total = keys.reduce((sum, key) => sum + key.units, 0);
    let x = -width / 2;
    return keys.map(({ legend, units }) => {
      const w = (units / total) * width;
      x += w;
      return { legend, x: x - w / 2, z: -depth / 2 + (r + 0.5) * pitch, w };
    });
  });
  const caps = field.flat().map(({ x, z, w }) => move(keycap(w - gap * pitch, height, pitch * (1 - gap)), [x, 0, z]));
  const letter = Math.min(pitch, width / Math.max(...field.map((row) => row.length))) * 0.4;
  const paint: Paint = (surface, x, y, z, _nx, ny) => {
    if (y < height * 0.3) return;
    const row = field[Math.min(rows.length - 1, Math.max(0, Math.floor((z + depth / 2) / pitch)))];
    const key = row?.find((each) => Math.abs(each.x - x) <= each.w / 2);
    if (!key) return;
    const colour = colourOf(key.legend);
    if (colour) layColour(surface, colour);
    if (key.legend !== "" && ny > 0.5 && isWritten(key.legend, x - key.x, key.z - z, letter, 0.09))
      layColour(surface, ink);
  };
  return { geometry: settle(merge(caps)), paint };
}

/** The letters of a computer's keyboard. */
export const QWERTY: readonly string[] = [
  "_ 1 2 3 4 5 6 7 8 9 0 - = _2",
  "_1.5 Q W E R T Y U I O P _ _ _1.5",
  "_1.8 A S D F G H J K L _ _ _2.2",
  "_2.3 Z X C V B N M _ . / _2.7",
  "_1.2 _1.2 _1.2 _6 _1.2 _1.2 _ _",
];
