import { boundsOf } from "#measure/bounds.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Dressed, Style } from "../style.ts";

/** Length of the pole, and width and height of the flag, as shares of the building's height or its width, whichever is less. */
const POLE = 0.42;
const FLAG = [0.36, 0.22] as const;
const STEPS = 12;
/** Slots that the poles of buildings are in. */
const POLES = ["pole", "metal"];

/** Names of the parts of which each tower of a castle is built. */
const TOWER = /^(tower-\d+)-/;
/** Size of a flag on each of several towers, over that of the only one. */
const SMALLER = 0.62;

/** A flag on its pole over the highest spot of a building that has none: one that was said to fly there. */
export const flagged: Style = {
  id: "flagged",
  apply: (thing) => {
    const { parts } = thing.model;
    return parts.some(({ slot }) => slot === "flag") ? thing : flying(thing, [parts], 1);
  },
};

/** "A flag on every tower": one over each, and the keep's own as well. */
export const flaggedTowers: Style = {
  id: "flagged-towers",
  apply: (thing) => {
    const towers = new Map<string, Part[]>();
    for (const part of thing.model.parts) {
      const name = TOWER.exec(part.name)?.[1];
      if (name !== undefined) towers.set(name, [...(towers.get(name) ?? []), part]);
    }
    return towers.size === 0 ? thing : flying(thing, [...towers.values()], SMALLER);
  },
};

/** Flags, each over the highest spot of some of its parts, so many times the usual size. */
function flying(thing: Dressed, tops: readonly (readonly Part[])[], by: number): Dressed {
  const { parts } = thing.model;
  const pole = POLES.find((slot) => slot in thing.materials);
  if (pole === undefined || !("flag" in thing.materials)) return thing;
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const size = by * Math.min(max[1] - min[1], Math.max(max[0] - min[0], max[2] - min[2]));
  const flags = tops.flatMap((under, i) =>
    flagAt(highest(under.map(({ geometry }) => geometry.positions)), size, pole, tops.length > 1 ? `-${i + 1}` : ""),
  );
  return { ...thing, model: { ...thing.model, parts: [...parts, ...flags] } };
}

function flagAt(top: Vec3, size: number, pole: string, name: string): Part[] {
  const thick = 0.014 * size;
  const end: Vec3 = [top[0], top[1] + POLE * size, top[2]];
  const [wide, high] = [FLAG[0] * size, FLAG[1] * size];
  // it waves away from its pole
  const rings = Array.from({ length: STEPS + 1 }, (_, i): Vec3[] => {
    const t = i / STEPS;
    const [x, z] = [end[0] + t * wide, end[2] + 0.05 * size * t * sin(7 * t)];
    const low = end[1] - high - 0.02 * size * t;
    const half = 0.006 * size;
    return [
      [x, low, z + half],
      [x, low, z - half],
      [x, low + high, z - half],
      [x, low + high, z + half],
    ];
  });
  return [
    makePart(`flagpole${name}`, pole, tube(thick, [[top[0], top[1] - 0.05 * size, top[2]], end], 8), { weight: 0.7 }),
    makePart(`flag${name}`, "flag", loft(rings), { weight: 0.9 }),
  ];
}

function highest(all: readonly Float32Array[]): Vec3 {
  let best: Vec3 = [0, Number.NEGATIVE_INFINITY, 0];
  for (const positions of all)
    for (let i = 0; i < positions.length; i += 3)
      if ((positions[i + 1] as number) > best[1])
        best = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
  return best;
}
