import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { splitShells } from "../../geometry/shells.ts";
import { distance, type Vec3 } from "../../math/vec3.ts";

/** One of a kind: one wheel with its tyre, one eye with its lid, one arm down to the fingers. */
export interface Unit {
  readonly min: Vec3;
  readonly max: Vec3;
  readonly middle: Vec3;
  /** Vertex nearest to the body: where it grows from. */
  readonly root: Vec3;
}

/** What goes by other names with the part that a word names. */
const BELONGING: ReadonlyMap<string, string> = new Map([["eye", "eye|eyelid|eyeball|iris|pupil"]]);

/** Whether a word names the part, by its name or by its slot. */
export function isNamed({ name, slot }: Pick<Part, "name" | "slot">, word: string): boolean {
  const names = new RegExp(`(?:^|-)(?:${BELONGING.get(word) ?? word})s?(?:-|$)`);
  return names.test(name) || (slot === word && !FEELER.test(name));
}

interface Shell {
  readonly part: Part;
  readonly geometry: Geometry;
  readonly min: Vec3;
  readonly max: Vec3;
  readonly middle: Vec3;
}

const middleOf = (min: Vec3, max: Vec3): Vec3 => [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];

function shellOf(part: Part, geometry: Geometry): Shell {
  const { min, max } = boundsOf([geometry.positions]);
  return { part, geometry, min, max, middle: middleOf(min, max) };
}

/** What goes in a leg's slot and is no leg. */
const FEELER = /palp|feeler|antenna/;

/** `legs` and 2 of `legs-2`. */
const NUMBERED = /^(.*)-(\d+)$/;

/** Parts of one name that are numbered are several things, however near they are. */
function isOther(a: Part, b: Part): boolean {
  const [one, two] = [NUMBERED.exec(a.name), NUMBERED.exec(b.name)];
  return one !== null && two !== null && one[1] === two[1] && one[2] !== two[2];
}

/** Left and right are two, however near they are. */
function isTogether(a: Shell, b: Shell, slack: number): boolean {
  const apart = a.middle[0] * b.middle[0] < 0 && Math.min(Math.abs(a.middle[0]), Math.abs(b.middle[0])) > slack;
  return (
    !apart &&
    !isOther(a.part, b.part) &&
    [0, 1, 2].every(
      (k) => (a.min[k] as number) < (b.max[k] as number) + slack && (b.min[k] as number) < (a.max[k] as number) + slack,
    )
  );
}

/** Metres along an axis. */
export const spanOf = ({ min, max }: Pick<Unit, "min" | "max">, k: number): number =>
  (max[k] as number) - (min[k] as number);

/** From the longest axis to the shortest. */
export function axesOf(unit: Unit): readonly [0 | 1 | 2, 0 | 1 | 2, 0 | 1 | 2] {
  const [a, b, c] = ([0, 1, 2] as const).toSorted((one, other) => spanOf(unit, other) - spanOf(unit, one));
  return [a ?? 0, b ?? 1, c ?? 2];
}

/** The single ones of what a word names. */
export const unitsOf = (model: Model, word: string): readonly Unit[] => takeApart(model, word).units;

/** @returns The parts that a word names, and their shells by the single one they belong to. */
function takeApart(model: Model, word: string) {
  const named = model.parts.filter((part) => isNamed(part, word));
  if (named.length === 0) return { named, groups: [], units: [] };
  const others = model.parts.filter((part) => !named.includes(part));
  const shells = named.flatMap((part) => splitShells(part.geometry).map((geometry) => shellOf(part, geometry)));
  const { min, max } = boundsOf((others.length > 0 ? others : named).map(({ geometry }) => geometry.positions));
  const slack = 0.004 * Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const groups = groupShells(shells, slack);
  const heart = middleOf(min, max);
  return { named, groups, units: groups.map((group) => unitOf(group, heart)) };
}

/**
 * Takes apart what a word names into single ones, changes each as a whole, and puts them back into their parts.
 *
 * @param change The pieces that stand where one stood: none takes it away, several multiply it.
 * @returns The model itself where no part goes by that name.
 */
export function changeUnits(
  model: Model,
  word: string,
  change: (units: readonly Unit[]) => readonly ((geometry: Geometry) => readonly Geometry[])[],
): Model {
  const { named, groups, units } = takeApart(model, word);
  if (named.length === 0) return model;
  const changes = change(units);
  const parts = model.parts.flatMap((part): Part[] => {
    if (!named.includes(part)) return [part];
    const own = groups.flatMap((group, k) =>
      group.filter((shell) => shell.part === part).flatMap(({ geometry }) => changes[k]?.(geometry) ?? [geometry]),
    );
    return own.length > 0 ? [{ ...part, geometry: merge(own) }] : [];
  });
  return { ...model, parts };
}

function groupShells(shells: readonly Shell[], slack: number): Shell[][] {
  const groups: Shell[][] = [];
  for (const shell of shells) {
    const near = groups.filter((group) => group.some((other) => isTogether(shell, other, slack)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), shell]);
  }
  return groups;
}

function unitOf(group: readonly Shell[], heart: Vec3): Unit {
  const { min, max } = boundsOf(group.map(({ geometry }) => geometry.positions));
  let root = middleOf(min, max);
  let least = Number.POSITIVE_INFINITY;
  for (const { geometry } of group) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const at: Vec3 = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
      const far = distance(at, heart);
      if (far < least) [least, root] = [far, at];
    }
  }
  return { min, max, middle: middleOf(min, max), root };
}
