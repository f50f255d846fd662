import { fromHex, type Rgb, toSrgbByte } from "../math/color.ts";
import type { Ask } from "./concept.ts";
import { integer } from "./parameter-specs.ts";

/** A colour as one whole number, so that a recipe can hold it. */
export const packColour = (rgb: Rgb): number => rgb.reduce((sum, c) => sum * 256 + toSrgbByte(c), 0);

export const packHex = (hex: string): number => packColour(fromHex(hex));

export const unpackColour = (packed: number): Rgb => fromHex(`#${packed.toString(16).padStart(6, "0")}`);

const NAMES = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;

const further = integer(0, 0xffffff, "Colour of the next strip, sRGB; 0 where no more were said.");

/** For what is sewn of strips: the two to six colours that were said, in turn. All 0 where there were fewer than two. */
export const TWO_COLOURS = {
  first: integer(0, 0xffffff, "Colour of the first strip, sRGB; as `second` where no two were said."),
  second: integer(0, 0xffffff, "Colour of the strip after it, sRGB."),
  third: further,
  fourth: further,
  fifth: further,
  sixth: further,
};

export type TwoColours = { readonly [name in (typeof NAMES)[number]]: number };

export function twoColours({ colours = [] }: Ask): TwoColours {
  const said = colours.length < 2 ? [] : colours.map(packColour);
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = said;
  return { first, second, third, fourth, fifth, sixth };
}

/** Linear, two at least; undefined where no two were said. */
export const stripColours = (said: Partial<TwoColours>): readonly Rgb[] | undefined =>
  said.first === said.second
    ? undefined
    : NAMES.map((name, at) => (at < 2 || (said[name] ?? 0) > 0 ? unpackColour(said[name] ?? 0) : undefined)).filter(
        (colour) => colour !== undefined,
      );
