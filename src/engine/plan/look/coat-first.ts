import type { Rgb } from "../../math/color.ts";

/** Squared distance of two colours, by the square roots of their linear values, within which the one passes for the other. */
const NEAR = 0.2;

/**
 * The colours said of an animal, that of its coat first: of a "black and yellow bee" the yellow is the coat and the black its
 * bands, in whatever order they were said.
 *
 * @param own Linear colour of the coat where none is said.
 */
export function coatFirst(said: readonly Rgb[], own: Rgb | undefined): readonly Rgb[] {
  const [first] = said;
  if (own === undefined || first === undefined || said.length < 2) return said;
  const nearest = said.reduce((best, colour) => (apart(colour, own) < apart(best, own) ? colour : best), first);
  return nearest === first || apart(nearest, own) > NEAR
    ? said
    : [nearest, ...said.filter((colour) => colour !== nearest)];
}

const apart = (a: Rgb, b: Rgb): number =>
  [0, 1, 2].reduce((sum, k) => {
    const gap = Math.sqrt(a[k] as number) - Math.sqrt(b[k] as number);
    return sum + gap * gap;
  }, 0);
