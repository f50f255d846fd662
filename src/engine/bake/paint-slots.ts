import { type Crew, rowBand } from "../crew.ts";
import { reuseFields } from "../kernels/field-pool.ts";
import { openPainter } from "../kernels/paint-kernel.ts";
import type { Surface } from "../materials/material.ts";
import { srgbTable } from "../math/color.ts";
import type { Canvas } from "./canvas.ts";
import { measureTexels, type TexelMeasure } from "./measure-texels.ts";
import { projectTile } from "./project-tile.ts";
import { makeRestNormals } from "./rest-normals.ts";
import { prepareTile, type Tile } from "./tile.ts";
import type { ModelGroup, UnwrappedModel } from "./unwrapped-model.ts";
import { writePainted, writePlain } from "./write-texels.ts";

/** Shares the work is cut into at the most; a member that is done early waits for the last. */
const MOST_SHARES = 64;

interface MeasuredGroup extends TexelMeasure {
  readonly group: ModelGroup;
}

/**
 * Paints all parts, slot by slot and in bands of rows, so that each member has the tile of one slot ready at a time.
 *
 * @param surfaces Slot -> the shaded tile of its material.
 * @param step Called with 0..1; throws when the work is no longer wanted.
 * @throws {Error} when a part's slot has no surface.
 */
export function paintSlots(
  model: UnwrappedModel,
  surfaces: Readonly<Record<string, Surface>>,
  canvas: Canvas,
  crew: Crew,
  step: (fraction: number) => void,
): void {
  reuseFields(
    () => paintAll(model, surfaces, canvas, crew, step),
    () => [],
  );
}

function paintAll(
  model: UnwrappedModel,
  surfaces: Readonly<Record<string, Surface>>,
  canvas: Canvas,
  crew: Crew,
  step: (fraction: number) => void,
): void {
  const painter = openPainter({ ...model, restNormals: makeRestNormals(model) }, canvas.size, srgbTable());
  const slots = [...new Set(model.groups.map((group) => group.part.slot))];
  const groups = slots.map((slot) => measureGroups(model, slot, canvas.size));
  const perSlot = Math.max(1, Math.floor(MOST_SHARES / slots.length));
  const bands = slots.length * perSlot;
  let current = -1;
  let tiles = new Map<number, Tile>();
  crew.runBands(bands, (band) => {
    const index = Math.floor(band / perSlot);
    const surface = surfaces[slots[index] as string];
    if (!surface) throw new Error(`paintSlots: every slot must have a surface, got none for ${slots[index]}.`);
    if (index !== current) tiles = new Map();
    current = index;
    const rows = rowBand(canvas.size, perSlot, band % perSlot);
    for (const { group, texelSize, radius } of groups[index] as MeasuredGroup[]) {
      const { part, firstTriangle, triangleCount } = group;
      const found = painter({
        projection: projectTile(part, prepareTile(surface, texelSize, tiles), radius),
        firstTriangle,
        endTriangle: firstTriangle + triangleCount,
        rows,
        full: part.paint !== undefined,
      });
      if (part.paint) writePainted(canvas, found, model, part.paint);
      else writePlain(canvas, found);
    }
    step((band + 1) / bands);
  });
}

const measureGroups = (model: UnwrappedModel, slot: string, size: number): MeasuredGroup[] =>
  model.groups
    .filter((group) => group.part.slot === slot)
    .map((group) => {
      const end = group.firstTriangle + group.triangleCount;
      return { group, ...measureTexels(model, model.rest, group.firstTriangle, end, size) };
    });
