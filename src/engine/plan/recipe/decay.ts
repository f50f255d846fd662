import type { Concept } from "../../concepts/concept.ts";
import type { BriefObject } from "../../language/brief.ts";
import { isRotted } from "../../style/wear/rotted.ts";

/** What rust and years a vehicle has of which a part was said to be eaten away. */
const DECAYED = { rusty: 0.6, old: 0.5 } as const;
/** Rust from which on nobody has pumped its tyres. */
const RUSTED = 0.5;

const eaten = ({ conditions }: Pick<BriefObject, "conditions">): boolean =>
  isRotted(conditions) || (conditions.rusty ?? 0) >= RUSTED;

/** A vehicle whose bed has rotted out has not been kept under a roof: all of it is rusty and old, unless its state was said. */
export function withDecay(said: BriefObject, { family }: Concept): BriefObject {
  if (family !== "vehicle" || Object.keys(said.conditions).length > 0 || !said.parts.some(eaten)) return said;
  return { ...said, conditions: DECAYED };
}

/** Whether its tyres were said to be flat, or a vehicle has stood so long that they are. */
export const hasFlatTyres = (asked: BriefObject, { family, slots }: Concept): boolean => {
  const isSaid = asked.parts.some(
    ({ slot, kinds = [], traits }) =>
      [slot, ...kinds].some((word) => /tyre|tire/.test(word)) &&
      traits.some((trait) => /^(?:flat|deflated)$/.test(trait)),
  );
  if (isSaid || family !== "vehicle") return isSaid;
  return (
    Object.keys(slots).some((slot) => /tyre|tire/.test(slot)) &&
    (asked.traits.includes("abandoned") ||
      [asked, ...asked.parts].some(({ conditions }) => isRotted(conditions)) ||
      ((asked.conditions.rusty ?? 0) >= RUSTED && (asked.conditions.old ?? 0) >= RUSTED))
  );
};
