import { boundsOf } from "#measure/bounds.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { splitShells } from "../../geometry/shells.ts";
import type { Side } from "../../language/region.ts";

/** Whose middle is on the thing's own left: it faces +Z, so that is +X. */
const middleOf = (part: Pick<Part, "geometry">): number => {
  const { min, max } = boundsOf([part.geometry.positions]);
  return (min[0] + max[0]) / 2;
};

const isAcross = ({ geometry }: Part): boolean => {
  const { min, max } = boundsOf([geometry.positions]);
  return min[0] < -0.2 * (max[0] - min[0]) && max[0] > 0.2 * (max[0] - min[0]);
};

/** A pair that was built as one part, taken apart into a left part and a right one; all other parts as they are. */
export function partSides(parts: readonly Part[], slot: string): readonly Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.slot !== slot || !isAcross(part)) return [part];
    const shells = splitShells(part.geometry);
    const halves = (["left", "right"] as const).map((side) => ({
      side,
      own: shells.filter((geometry) => isOn({ geometry }, side)),
    }));
    if (halves.some(({ own }) => own.length === 0)) return [part];
    return halves.map(({ side, own }) => ({ ...part, name: `${part.name}-${side}`, geometry: merge(own) }));
  });
}

/** Whether a part is on that side of its thing. */
export const isOn = (part: Pick<Part, "geometry">, side: Side): boolean => middleOf(part) > 0 === (side === "left");
