import type { Finish } from "./read-finishes.ts";
import type { ObjPart } from "./scan-obj.ts";

/** A stretch of corners with one finish. */
export interface FinishGroup {
  readonly start: number;
  readonly count: number;
  /** Index into `finishes`. */
  readonly finish: number;
}

export interface FinishedParts {
  readonly finishes: readonly Finish[];
  /** Together all corners. */
  readonly groups: readonly FinishGroup[];
}

/** Joins parts that look alike: each group is drawn by itself. Null where nothing is known of some part. */
export function groupByFinish(parts: readonly ObjPart[], known: ReadonlyMap<string, Finish>): FinishedParts | null {
  const finishes: Finish[] = [];
  const groups: FinishGroup[] = [];
  for (const { material, start, count } of parts) {
    const own = known.get(material);
    if (!own) return null;
    let finish = finishes.findIndex((other) => isSame(other, own));
    if (finish < 0) finish = finishes.push(own) - 1;
    const last = groups.at(-1);
    if (last?.finish === finish) groups[groups.length - 1] = { ...last, count: last.count + count };
    else groups.push({ start, count, finish });
  }
  return { finishes, groups };
}

const isSame = (a: Finish, b: Finish): boolean =>
  a.roughness === b.roughness && a.metalness === b.metalness && a.opacity === b.opacity && a.glow === b.glow;
