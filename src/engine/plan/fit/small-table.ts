import { clamp } from "../../math/scalar.ts";
import { extentOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import type { RecipeObject } from "../recipe/recipe.ts";

/** Longest side of a table over that of the largest thing on it, at most, where that thing is what is shown. */
const MOST = 2.5;
/** The same over the widths of all that is on it: they stand side by side. */
const ROOM = 1.7;
/** Shortest longest side, and width from which a table was said to be long, metres. */
const [LEAST, LONG] = [0.58, 1.68];
/** Its depth and its height over that side, at most. */
const [DEEP, HIGH] = [0.72, 0.8];
/** Lowest table, metres. */
const LOW = 0.42;

/**
 * Builds all objects. "Headphones on a desk": what is named first is what is shown, so the table under it is one made for as much as
 * it carries. It is drawn smaller, not scaled: its boards and legs stay sturdy. Tables that were named first, of a said size, or at
 * which somebody sits stay as they are.
 *
 * @param build Builds one of them.
 */
export function withSmallTables<Built extends { readonly unplaced: Unplaced }>(
  objects: readonly RecipeObject[],
  build: (object: RecipeObject) => Built,
): Built[] {
  const built = objects.map(build);
  return objects.map((object, index) => {
    const usual = built[index] as Built;
    const on = objects.flatMap(({ placement: at }, i) => (at?.relation === "on" && at.target === index ? [i] : []));
    if (!object.isBearing || object.likeness || object.scale !== 1 || on.length === 0 || !isAllOn(objects, index))
      return usual;
    const carried = on.map((i) => (built[i] as Built).unplaced);
    const parameters = carried.some(({ family }) => family === "figure") ? undefined : smaller(object, carried);
    return parameters ? build({ ...object, parameters }) : usual;
  });
}

/** Parameters with which a table is as large as what it carries asks for; undefined where it is no larger, or was said to be. */
function smaller({ parameters }: RecipeObject, carried: readonly Unplaced[]): RecipeObject["parameters"] | undefined {
  const side = Math.max(
    LEAST,
    ...carried.map((each) => MOST * extentOf(each) * each.scale),
    ROOM * carried.reduce((sum, each) => sum + widthOf(each) * each.scale, 0),
  );
  const { width, depth, height, legThickness } = parameters as Readonly<Record<string, number>>;
  if (!width || !depth || !height || !legThickness || width > LONG || width <= side) return undefined;
  const by = side / width;
  return {
    ...parameters,
    width: side,
    depth: parameters.round ? side : Math.min(depth, DEEP * side),
    height: Math.min(height, Math.max(LOW, HIGH * side)),
    legThickness: legThickness * clamp(0.35 + 0.65 * by, 0.6, 1),
  };
}

/** Whether all there is stands on it, or on or in what does. */
const isAllOn = (objects: readonly RecipeObject[], table: number): boolean =>
  objects.every((_, index) => {
    let at = index;
    for (let steps = 0; at !== table && steps < objects.length; steps += 1) {
      const { placement } = objects[at] as RecipeObject;
      if (!placement || !/^(?:on|in|with|pile)$/.test(placement.relation)) return false;
      at = placement.target;
    }
    return at === table;
  });
