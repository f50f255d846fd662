import { boundsOf } from "#measure/bounds.ts";
import { standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move } from "../../geometry/place.ts";
import type { Style } from "../style.ts";

const TYRES = /tyre|tire/;
const isTyre = ({ slot, name }: Part): boolean => TYRES.test(slot) || TYRES.test(name);
/** How much of a tyre's height lies flat on the ground, what is left of that height, and how far it bulges to its sides. */
const LOW = 0.36;
const LEFT = 0.14;
const BULGE = 0.75;

/** Tyres without air: squashed where they stand, bulging to their sides, all that is over them so much lower. */
export const flatTyres: Style = {
  id: "flat-tyres",
  apply: (thing) => {
    const tyres = thing.model.parts.filter(isTyre);
    if (tyres.length === 0) return thing;
    const floor = boundsOf(tyres.map(({ geometry }) => geometry.positions)).min[1];
    const heights = tyres.map(({ geometry }) => {
      const { min, max } = boundsOf([geometry.positions]);
      return max[1] - min[1];
    });
    const low = LOW * Math.max(...heights);
    const sunk = low * (1 - LEFT);
    const parts = thing.model.parts.map((part): Part => {
      if (!isTyre(part)) return { ...part, geometry: move(part.geometry, [0, -sunk, 0]) };
      const { min, max } = boundsOf([part.geometry.positions]);
      const middle = (min[0] + max[0]) / 2;
      const isOne = max[0] - min[0] < max[1] - min[1];
      const geometry = deform(part.geometry, ([x, y, z]) => {
        const under = Math.max(0, floor + low - y);
        const wide = isOne ? middle + (x - middle) * (1 + (BULGE * under) / low) : x;
        return [wide, y - sunk + under * (1 - LEFT), z];
      });
      return { ...part, geometry };
    });
    return { ...thing, model: standModel(parts, thing.model.sockets) };
  },
};
