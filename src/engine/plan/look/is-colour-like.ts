import { COLOURS } from "../../language/words/colours.ts";
import { fromHex, luminance, type Rgb, toSrgb } from "../../math/color.ts";

/** Hues within this many degrees go by one name. */
const SAME_HUE_DEGREES = 28;
/** Below this saturation a colour is called black, grey or white. */
const GREY_SATURATION = 0.18;
/** How far apart in lightness two greys may be and still share a name. */
const SAME_GREY = 0.22;

/** Whether people would call this linear colour by that word: "no red" rules out scarlet and brick alike. An unknown word rules out nothing. */
export function isColourLike(colour: Rgb, word: string): boolean {
  const hex = COLOURS.get(word);
  if (hex === undefined) return false;
  const named = fromHex(hex);
  const [a, b] = [hueAndSaturation(colour), hueAndSaturation(named)];
  if (b.saturation < GREY_SATURATION) {
    const lightness = (c: Rgb) => toSrgb(luminance(c));
    return a.saturation < GREY_SATURATION && Math.abs(lightness(colour) - lightness(named)) < SAME_GREY;
  }
  const turn = Math.abs(a.hue - b.hue) % 360;
  return a.saturation >= GREY_SATURATION && Math.min(turn, 360 - turn) < SAME_HUE_DEGREES;
}

/** Hue in degrees and saturation 0..1 of the HSV hexcone (Smith 1978), on screen values. */
function hueAndSaturation(colour: Rgb): { hue: number; saturation: number } {
  const [r, g, b] = colour.map(toSrgb) as [number, number, number];
  const value = Math.max(r, g, b);
  const chroma = value - Math.min(r, g, b);
  if (chroma === 0) return { hue: 0, saturation: 0 };
  const sixth = value === r ? (g - b) / chroma + 6 : value === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return { hue: (sixth * 60) % 360, saturation: chroma / value };
}
