import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move } from "../../geometry/place.ts";
import { saturate } from "../looks.ts";
import type { Style } from "../style.ts";
import { looksOf } from "./voxel.ts";
import { fillVoxels } from "./voxel-grid.ts";
import { fillDiagonals, openTops, paintVoxels, voxelSurface } from "./voxel-model.ts";

/** Studs along the longest side. */
const ACROSS = 23;
/** A brick is 9.6 mm high and 8 mm wide. */
const FLATNESS = 1.2;
/** Of a stud, as ratios of a brick's width. */
const STUD_RADIUS = 0.3;
const STUD_HEIGHT = 0.24;

/** Put together from plastic bricks with studs on top. */
export const brickBuilt: Style = {
  id: "brick-built",
  isScenic: true,
  apply: (thing) => {
    const looks = new Map(
      [...looksOf(thing)].map(([slot, look]) => [
        slot,
        { colour: saturate(look.colour, 1.35), roughness: 0.25, metalness: 0 },
      ]),
    );
    const grid = fillVoxels(thing, looks, ACROSS, FLATNESS);
    fillDiagonals(grid);
    const side = grid.cell[0];
    const sunk = 0.06 * side;
    const stud = cylinder({ radius: STUD_RADIUS * side, height: STUD_HEIGHT * side + sunk, segments: 10 });
    const studs = openTops(grid).map(([x, y, z]) => {
      const placed = move(stud, [x, y - sunk, z]);
      // the stud shows its cell's look: it is painted as if it lay in the cell's upper face
      const rest = placed.rest.slice();
      for (let i = 0; i < rest.length; i += 3) rest.set([x, y, z], i);
      return { ...placed, rest };
    });
    const [slot = "brick", spec] = Object.entries(thing.materials)[0] ?? [];
    const paint = paintVoxels(grid, { dark: 0.3, width: 0.03, length: 2 });
    const parts = [
      makePart("bricks", slot, voxelSurface(grid), { paint, weight: 1 }),
      ...(studs.length > 0 ? [makePart("studs", slot, merge(studs), { paint, weight: 0.5 })] : []),
    ];
    return {
      ...thing,
      model: { ...thing.model, parts },
      materials: spec ? { [slot]: { ...spec, base: "plastic", colours: [], conditions: {} } } : thing.materials,
    };
  },
};
