import { expect, test } from "vitest";
import { foldedCloth, spreadCloth } from "#engine/concepts/bedding/cloth-shapes.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";

test.each([1, 2, 3])(
  "cloth %i lies on itself, folded or with a corner turned over, and does not pass through itself",
  (seed) => {
    for (const { positions, indices } of [foldedCloth(0.62, 0.44, 0.03, 5, seed), spreadCloth(1.15, 1.3, 0.03, seed)])
      expect(measureSelfCrossings(positions, indices)).toBe(0);
  },
);
