import type { Bounds } from "#measure/bounds.ts";
import { distance } from "../../viewer/controls/figures.ts";
import { gridCell, spaceOf } from "../../viewer/scene/stage-space.ts";
import { stageTexts } from "../texts.ts";

/** How far apart the lines of the grid are: without it, a grid measures nothing. */
export function GridScale({ bounds }: { bounds: Bounds }) {
  const cell = gridCell(spaceOf(bounds).radius);
  return (
    // also while what is large beside it makes way for a panel
    <p className="visible rounded-md border border-line bg-panel/85 px-2.5 py-1 text-muted text-sm tabular-nums">
      {stageTexts.gridScale.squares(distance(cell), distance(cell * 10))}
    </p>
  );
}
