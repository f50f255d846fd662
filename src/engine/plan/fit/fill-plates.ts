import { footprintOf, type Unplaced } from "../contact/unplaced.ts";

/** Concepts of what food is served on. */
export const PLATES: ReadonlySet<string> = new Set(["plate", "tray", "cutting-board", "cheese-board", "cake-stand"]);
/** How food can be on them. */
const ON: ReadonlySet<string> = new Set(["in", "on", "with", "pile"]);
/** Share of the plate's width that what is on it takes up at least, laid side by side, and how much larger a helping is made at most. */
const HELPING = 0.55;
const MOST = 2;

/** A donut on a dinner plate is a crumb in the picture: a small helping is made as large as its plate would have it. */
export function fillPlates(objects: readonly Unplaced[]): readonly Unplaced[] {
  const plates = objects.map((_, index) => plateOf(objects, index));
  return objects.map((object, index) => {
    const under = plates[index];
    const plate = under === undefined ? undefined : objects[under];
    if (!plate) return object;
    const helping = objects.filter((_, at) => plates[at] === under && objects[at]?.placement?.target === under);
    const area = helping.map((each) => footprintOf(each) * each.scale).reduce((sum, half) => sum + half * half, 0);
    const wide = footprintOf(plate) * plate.scale;
    const factor = Math.min(MOST, (HELPING * wide) / Math.sqrt(Math.max(area, 1e-12)));
    return factor > 1 ? { ...object, scale: object.scale * factor } : object;
  });
}

/** Index of the plate that food is on, by itself or on other food. */
function plateOf(objects: readonly Unplaced[], index: number): number | undefined {
  for (let at = index; ; ) {
    const { placement, family } = objects[at] as Unplaced;
    if (family !== "food" || !placement || !ON.has(placement.relation)) return undefined;
    at = placement.target;
    if (PLATES.has((objects[at] as Unplaced).concept)) return at;
  }
}
