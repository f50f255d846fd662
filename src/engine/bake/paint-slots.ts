import { type Crew, rowBand } from "../crew.ts";
import type { Surface } from "../materials/material.ts";
import type { Canvas } from "./canvas.ts";
import { measureTexels, type TexelMeasure } from "./measure-texels.ts";
import { paintGroup } from "./paint-group.ts";
import { projectTile } from "./project-tile.ts";
import { makeRestNormals } from "./rest-normals.ts";
import { prepareTile, type Tile } from "./tile.ts";
import type { ModelGroup, UnwrappedModel } from "./unwrapped-model.ts";

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
  const restNormals = makeRestNormals(model);
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
      const tile = prepareTile(surface, texelSize, tiles);
      paintGroup(model, group, restNormals, projectTile(group.part, tile, radius), canvas, rows);
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
