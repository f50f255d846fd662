import type { View } from "../../concepts/concept.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { ADVANCE, isWritten } from "../../concepts/lettering.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { Inscription } from "../../language/inscription.ts";
import { fromHex } from "../../math/color.ts";
import type { Dressed } from "../style.ts";
import { findPanel, type Panel } from "./find-panel.ts";
import { findSpot } from "./find-spot.ts";

const DARK = fromHex("#17130f");
const LIGHT = fromHex("#f6f2e6");
/** Half a stroke over the height of a letter. */
const WEIGHT = 0.11;
/** Of the panel's height and width, how much the lines may take up. */
const FILL = 0.84;
/** From one line to the next, in heights of a letter. */
const LEADING = 1.45;
const MOST_LINES = 4;
/** Lines of runes, which are read one below the other down a blade. */
const MOST_RUNES = 10;
const RUNE = /^[\u16A0-\u16F8]$/u;
/** Slots that are covered with writing anyway. */
const TABLET = /^(?:plate|label)$/;
/** Room around the lines in which what else is painted there gives way, in heights of a letter. */
const MARGIN = 0.4;

/** Writes words where they show best: on a label, a sign's board, a cover, else on the side that the camera sees. */
export function inscribe(thing: Dressed, { text, slot, spot, colour }: Inscription, view: View): Dressed {
  const panel =
    (spot && findSpot(thing.model, view, spot)) ??
    findPanel(thing.model.parts, view, Object.keys(thing.materials)[0], slot);
  if (!panel || panel.halfWidth <= 0 || panel.halfHeight <= 0) return thing;
  const { lines, height } = layOut(spell(text), panel);
  if (lines.length === 0) return thing;
  const isRunic = lines.every((line) => line.split(" ").every((sign) => RUNE.test(sign)));
  const longest = Math.max(...lines.map(({ length }) => length));
  const reach = Math.max(
    (longest * ADVANCE * height) / 2 + MARGIN * height,
    TABLET.test(panel.slot) ? panel.halfWidth : 0,
  );
  const rise = (lines.length * LEADING * height) / 2 + MARGIN * height;
  const write = (part: Part): Paint => {
    const own = part.paint;
    const locate = panel.locatorOf(part);
    return (surface, x, y, z, nx, ny, nz) => {
      const at = locate(x, y, z);
      const isWithin = at !== undefined && Math.abs(at[0]) < reach && Math.abs(at[1]) < rise;
      if (!isWithin) {
        own?.(surface, x, y, z, nx, ny, nz);
        return;
      }
      // letters clear a place for themselves, runes are cut into what is there, and a beast keeps its coat under them
      if (isRunic || (spot && thing.family === "animal")) own?.(surface, x, y, z, nx, ny, nz);
      const [u, v] = at;
      const line = Math.floor(lines.length / 2 - v / (LEADING * height));
      const words = lines[line];
      if (words === undefined) return;
      const above = v - ((lines.length - 1) / 2 - line) * LEADING * height;
      if (isWritten(words, u, above, height, WEIGHT))
        layColour(surface, colour ?? (isPale(surface) ? DARK : LIGHT), 0.5, 0);
    };
  };
  const parts = thing.model.parts.map(
    (part): Part => (panel.parts.includes(part) ? { ...part, paint: write(part) } : part),
  );
  return { ...thing, model: { ...thing.model, parts } };
}

const isPale = ({ r, g, b }: { r: number; g: number; b: number }): boolean => 0.3 * r + 0.6 * g + 0.1 * b > 0.16;

/** Capitals, digits, signs and runes; what has no letter of its own is left out. */
const spell = (text: string): string[] =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9+\-=.:/%*#!?&'\u16A0-\u16F8 ]/gu, "")
    .split(" ")
    .filter((word) => word !== "");

/** Breaks words into as many lines as make the letters largest. */
function layOut(words: readonly string[], { halfWidth, halfHeight }: Panel): { lines: string[]; height: number } {
  let best: { lines: string[]; height: number } = { lines: [], height: 0 };
  const most = words.every((word) => RUNE.test(word)) ? MOST_RUNES : MOST_LINES;
  for (let count = 1; count <= Math.min(most, words.length); count += 1) {
    const lines = breakInto(words, count);
    const longest = Math.max(...lines.map(({ length }) => length));
    const height =
      FILL *
      Math.min((2 * halfWidth) / (longest * ADVANCE), (2 * halfHeight) / (lines.length * LEADING), 1.1 * halfHeight);
    if (height > best.height) best = { lines, height };
  }
  return best;
}

function breakInto(words: readonly string[], count: number): string[] {
  const longest = Math.max(Math.ceil(words.join(" ").length / count), ...words.map(({ length }) => length));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest + 1) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
