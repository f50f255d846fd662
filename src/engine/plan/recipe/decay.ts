import type { Concept } from "../../concepts/concept.ts";
import type { BriefObject } from "../../language/brief.ts";
import { flatTyresAt } from "../../style/broken/flat-tyres.ts";
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

/** Words of where a tyre is, as the reader leaves them on the part; `single`: one of several. */
const ENDS = ["front", "rear"] as const;
const SIDES = ["left", "right"] as const;

/** The form of a vehicle whose tyres were said to be flat, or that has stood so long that they are; undefined where they are sound. */
export function flatTyresOf(asked: BriefObject, concept: Concept): string | undefined {
  const said = asked.parts.find(
    ({ slot, kinds = [], traits }) =>
      [slot, ...kinds].some((word) => /tyre|tire/.test(word)) &&
      traits.some((trait) => /^(?:flat|deflated)$/.test(trait)),
  );
  if (!said) return isLongLeft(asked, concept) ? flatTyresAt() : undefined;
  const isOne = said.traits.includes("single") || said.count === 1;
  // one of which no more is said is the one that is seen
  const end = ENDS.find((each) => said.traits.includes(each)) ?? (isOne ? "front" : undefined);
  const side = SIDES.find((each) => said.traits.includes(each)) ?? (isOne ? "left" : undefined);
  const place = [end, side].filter((each) => each !== undefined).join("-");
  return flatTyresAt(place === "" ? undefined : place);
}

const isLongLeft = (asked: BriefObject, { family, slots }: Concept): boolean => {
  if (family !== "vehicle") return false;
  return (
    Object.keys(slots).some((slot) => /tyre|tire/.test(slot)) &&
    (asked.traits.includes("abandoned") ||
      [asked, ...asked.parts].some(({ conditions }) => isRotted(conditions)) ||
      ((asked.conditions.rusty ?? 0) >= RUSTED && (asked.conditions.old ?? 0) >= RUSTED))
  );
};
