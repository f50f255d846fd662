/** Five columns of a letter from left to right, two hex digits each, the top row in the lowest bit. */
const LETTERS =
  "2054547840 7F28444438 3844444428 384444287F 3854545418 00087E0902 18A4A49C78 7F08040478 00447D4000 2040403D00 " +
  "7F10284400 00417F4000 7C04780478 7C08040478 3844444438 FC18242418 18242418FC 7C08040408 4854545424 04043F4424 " +
  "3C4040207C 1C2040201C 3C4030403C 4428102844 4C9090907C 4464544C44 " +
  "7C1211127C 7F49494936 3E41414122 7F4141413E 7F49494941 7F09090901 3E41415173 7F0808087F 00417F4100 2040413F01 " +
  "7F08142241 7F40404040 7F021C027F 7F0408107F 3E4141413E 7F09090906 3E4151215E 7F09192946 2649494932 03017F0103 " +
  "3F4040403F 1F2040201F 3F4038403F 6314081463 0304780403 6159494D43";

const WIDE = 5;
const HIGH = 8;
const bits = Uint8Array.from(
  LETTERS.split(" ").flatMap((glyph) =>
    Array.from({ length: WIDE }, (_, i) => Number.parseInt(glyph.slice(i * 2, i * 2 + 2), 16)),
  ),
);

/** Letters there are: 26 small ones, then 26 capitals. */
export const TYPE_LETTERS = 52;

const dot = (letter: number, x: number, y: number): number =>
  x < 0 || x >= WIDE || y < 0 || y >= HIGH ? 0 : ((bits[letter * WIDE + x] as number) >> y) & 1;

/**
 * Ink of a printed letter, 0 paper to 1, its dots run together as small type does.
 *
 * @param letter 0 .. `TYPE_LETTERS` - 1. @param u, v Place in the letter's box, 0..1 each; the box ends below the descenders.
 */
export function typeInk(letter: number, u: number, v: number): number {
  const x = u * WIDE - 0.5;
  const y = v * HIGH - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const a = x - left;
  const b = y - top;
  const high = dot(letter, left, top) * (1 - a) + dot(letter, left + 1, top) * a;
  const low = dot(letter, left, top + 1) * (1 - a) + dot(letter, left + 1, top + 1) * a;
  return high + (low - high) * b;
}
