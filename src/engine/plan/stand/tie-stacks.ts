import { columnsOf } from "../contact/contact-field.ts";
import { extentOf, type Unplaced } from "../contact/unplaced.ts";
import { LYING_ON } from "../within/enclose.ts";
import { RESTING } from "./resolve-relation.ts";

/** What an object has to do with which other one. */
export interface Tie {
  readonly kind: string;
  readonly target: number;
}

/** Families of what grows or is eaten, thrown and hugged: much of it is too round to stand on its like. */
const ROUNDISH: ReadonlySet<string> = new Set(["food", "plant", "animal", "figure", "toy", "sport"]);
/** How far under its top a face still counts as that, as a share of its largest size; and how much of it is to be flat. */
const SLACK = 0.08;
const LEAST_LEVEL = 0.35;
/** Cells across a thing whose faces are measured. */
const CELLS = 24;

/** Turns a stack of what does not stand on its like into a heap; what is on the stack is on that. */
export function heapTheRound(objects: readonly Unplaced[], ties: readonly (Tie | undefined)[]): (Tie | undefined)[] {
  const isStacked = (index: number): boolean => objects[index]?.placement?.where === "stack";
  const rootOf = (index: number): number => (isStacked(index) ? rootOf((ties[index] as Tie).target) : index);
  const heaps = new Map<number, boolean>();
  const isHeap = (root: number): boolean => {
    const known = heaps.get(root) ?? !standsOnItsLike(objects[root] as Unplaced);
    heaps.set(root, known);
    return known;
  };
  return ties.map((tie, index) => {
    if (!tie) return tie;
    const root = rootOf(isStacked(index) ? index : tie.target);
    if (isStacked(index)) return isHeap(root) ? { kind: "pile", target: root } : tie;
    return isStacked(tie.target) && LYING_ON.has(tie.kind) && isHeap(root) ? { ...tie, target: root } : tie;
  });
}

/** Whether both its top and its underside are level. */
function standsOnItsLike(object: Unplaced): boolean {
  if (!ROUNDISH.has(object.family)) return true;
  const surfaces = object.model.parts.map(({ geometry }) => geometry);
  const { low, high } = columnsOf(surfaces, extentOf(object) / CELLS);
  const slack = SLACK * extentOf(object);
  const covered = high.filter((y) => y > Number.NEGATIVE_INFINITY).length;
  const top = high.filter((y) => y > object.bounds.max[1] - slack).length;
  const bottom = low.filter((y) => y < object.bounds.min[1] + slack).length;
  return Math.min(top, bottom) > LEAST_LEVEL * covered;
}

/** Things that lie on the same support, or in it, in order. */
export const sharing = (
  objects: readonly Unplaced[],
  ties: readonly (Tie | undefined)[],
  target: number,
  isInside: boolean,
): number[] =>
  [...objects.keys()].filter((index) => {
    const tie = objects[index]?.isFitted ? undefined : ties[index];
    return tie?.target === target && RESTING.has(tie.kind) && (tie.kind === "in") === isInside;
  });

/** What is heaped up on a heap's first thing. */
export const piledOn = (ties: readonly (Tie | undefined)[], root: number): number[] =>
  [...ties.keys()].filter((each) => ties[each]?.kind === "pile" && ties[each]?.target === root);
