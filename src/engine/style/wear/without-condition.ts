import type { Condition, MaterialSpec } from "../../materials/material.ts";

/** The materials less what lies on the whole thing by now: the tile need not lay it again. */
export const without = (
  materials: Readonly<Record<string, MaterialSpec>>,
  laid: Condition,
): Record<string, MaterialSpec> =>
  Object.fromEntries(
    Object.entries(materials).map(([slot, spec]) => {
      const { [laid]: _, ...conditions } = spec.conditions;
      return [slot, { ...spec, conditions }];
    }),
  );
