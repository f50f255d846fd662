import type { Placed, Unplaced } from "../contact/unplaced.ts";
import { pullOut, sheathOf } from "./pull-out.ts";
import { benchOf, pointAtEasel, pointAtWork, stirIn, stirredBy } from "./put-to-work.ts";
import { fireUnder, roastOver } from "./roast-over.ts";
import { isAtEasel } from "./stand-at-easel.ts";

/**
 * A tool in hand as the work asks for that stands before its holder: drawn out of a rock, stirring in a pot, at a canvas, down to a
 * bench, over a fire. Undefined where there is no such work.
 *
 * @param index The tool among all objects.
 * @param solve Where another object is.
 */
export function workWith(
  objects: readonly Unplaced[],
  index: number,
  holder: Unplaced,
  at: Placed,
  solve: (index: number) => Placed,
): Placed | undefined {
  const tool = objects[index] as Unplaced;
  const [sheath, pot] = [sheathOf(objects, index), stirredBy(objects, index)];
  const fire = fireUnder(objects, index);
  return (
    (fire < 0 ? undefined : roastOver(tool, holder, at, objects[fire] as Unplaced, solve(fire))) ??
    (sheath < 0 ? undefined : pullOut(tool, holder, at, objects[sheath] as Unplaced, solve(sheath))) ??
    (pot < 0 ? undefined : stirIn(tool, holder, at, objects[pot] as Unplaced, solve(pot))) ??
    (isAtEasel(objects, index) ? pointAtEasel(tool, holder, at) : undefined) ??
    (benchOf(objects, index) < 0 ? undefined : pointAtWork(tool, holder, at))
  );
}
