import { makePart } from "../../geometry/make-part.ts";
import { type Look, lookOf } from "../looks.ts";
import type { Dressed, Style } from "../style.ts";
import { fillVoxels } from "./voxel-grid.ts";
import { fillDiagonals, paintVoxels, voxelSurface } from "./voxel-model.ts";

/** Cells along the longest side. */
const ACROSS = 30;

export const looksOf = ({ materials }: Dressed): Map<string, Look> =>
  new Map(Object.entries(materials).map(([slot, spec]) => [slot, lookOf(spec)]));

/** Built of equal cubes, each in one colour. */
export const voxel: Style = {
  id: "voxel",
  isScenic: true,
  apply: (thing) => {
    const grid = fillVoxels(thing, looksOf(thing), ACROSS, 1);
    fillDiagonals(grid);
    const [slot = "voxel", spec] = Object.entries(thing.materials)[0] ?? [];
    const paint = paintVoxels(grid, { dark: 0.14, width: 0.035, length: 1 });
    const part = makePart("voxels", slot, voxelSurface(grid), { paint, weight: 1 });
    return {
      ...thing,
      model: { ...thing.model, parts: [part] },
      materials: spec ? { [slot]: { ...spec, base: "plastic", colours: [], conditions: {} } } : thing.materials,
    };
  },
};
