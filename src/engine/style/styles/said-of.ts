import type { MaterialSpec } from "../../materials/material.ts";
import type { Rgb } from "../../math/color.ts";
import type { Dressed } from "../style.ts";

/** Slots that were given the further colours of a thing of several. */
const TONED = /-tone-\d+$/;

/** What was asked of a thing, as far as its slots tell. */
interface Said {
  /** Whether a slot is of the colour or the stuff that was said: a style leaves it that. */
  readonly has: (spec: MaterialSpec) => boolean;
  /** Linear, in the order they were said; none where nothing was. */
  readonly colours: readonly Rgb[];
}

/** The colours and the stuff that were asked for, which no style may take away. */
export function saidOf({ materials, isDyed }: Dressed): Said {
  const [main] = Object.entries(materials);
  if (!isDyed || !main) return { has: () => false, colours: [] };
  const told = [main[1], ...Object.keys(materials).flatMap((slot) => (TONED.test(slot) ? [materials[slot]] : []))];
  const seen = told.flatMap((spec) => (spec ? [spec] : []));
  const keyOf = ({ base, colours }: MaterialSpec) => (colours.length > 0 ? JSON.stringify(colours[0]) : base);
  const keys = new Set(seen.map(keyOf));
  const colours = [
    ...new Map(seen.flatMap((spec) => spec.colours).map((each) => [JSON.stringify(each), each])).values(),
  ];
  return { has: (spec) => keys.has(keyOf(spec)), colours };
}
