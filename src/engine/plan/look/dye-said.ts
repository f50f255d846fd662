import { layTones } from "../../style/regions/lay-tones.ts";
import { clearFigures } from "../../style/shown/clear-figures.ts";
import { dyeFigures } from "../../style/shown/dye-figures.ts";
import type { Dressed } from "../../style/style.ts";
import type { RecipeObject } from "../recipe/recipe.ts";

/** Figures that a paint lays, and where there are none the tones of a thing of several colours. */
export function dyeSaid(dressed: Dressed, { figures = [], tones }: RecipeObject): Dressed {
  const thing = clearFigures(dressed);
  const whole = figures.find(({ slot }) => slot === undefined);
  const figured = whole && dyeFigures(thing, whole.colours);
  return figures.reduce(
    (done, { slot, colours }) => (slot === undefined ? done : (dyeFigures(done, colours, slot) ?? done)),
    figured ?? (tones ? layTones(thing, tones) : thing),
  );
}
