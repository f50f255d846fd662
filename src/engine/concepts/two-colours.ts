import { fromHex, type Rgb, toSrgbByte } from "../math/color.ts";
import type { Ask } from "./concept.ts";
import { integer } from "./parameter-specs.ts";

/** A colour as one whole number, so that a recipe can hold it. */
export const packColour = (rgb: Rgb): number => rgb.reduce((sum, c) => sum * 256 + toSrgbByte(c), 0);

export const packHex = (hex: string): number => packColour(fromHex(hex));

export const unpackColour = (packed: number): Rgb => fromHex(`#${packed.toString(16).padStart(6, "0")}`);

/** For what is sewn of strips: the two colours that were said, in turn. Both 0 where there were fewer. */
export const TWO_COLOURS = {
  first: integer(0, 0xffffff, "Colour of every other strip, sRGB; as `second` where no two were said."),
  second: integer(0, 0xffffff, "Colour of those between, sRGB."),
};

export type TwoColours = {
  readonly first: number;
  readonly second: number;
};

export function twoColours({ colours = [] }: Ask): TwoColours {
  const [first, second] = colours.map(packColour);
  return first === undefined || second === undefined ? { first: 0, second: 0 } : { first, second };
}

/** Linear; undefined where no two were said. */
export const stripColours = ({ first, second }: TwoColours): readonly [Rgb, Rgb] | undefined =>
  first === second ? undefined : [unpackColour(first), unpackColour(second)];
