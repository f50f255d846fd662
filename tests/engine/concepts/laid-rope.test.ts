import { expect, test } from "vitest";
import { laid } from "#engine/concepts/tool/laid-rope.ts";
import { line } from "#engine/geometry/curve.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";
import { measureVolume } from "#measure/volume.ts";

test.each([4, 40])(
  "a rope is as thick along %i points as its strands are, and does not cut through itself",
  (pieces) => {
    const { positions, indices } = laid(line([0, 0, 0], [0, 1, 0], pieces), 0.01, 1);
    expect(measureSelfCrossings(positions, indices)).toBeLessThan(0.02);
    expect(measureVolume(positions, indices)).toBeGreaterThan(0.00015);
  },
);
