import { useFrame, useThree } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import type { CameraPilot } from "./camera-pilot.ts";
import type { Covered } from "./picture-window.ts";

/** Of the way that is left, gone in a second at the first moment: nine tenths are behind after an eighth of a second. */
const PACE = 18;
/** Nearer than this, in pixels, it is there. */
const THERE_PX = 0.5;
const EDGES = ["below", "above", "left", "right"] as const;

/** Lets the picture make way for what comes over it, in a short glide, or at once where motion is unwanted. */
export function useVeil(pilot: CameraPilot, { below, above, left = 0, right = 0 }: Covered): void {
  const invalidate = useThree((state) => state.invalidate);
  const now = useRef<Required<Covered>>({ below, above, left, right });
  const wanted = useRef(now.current);

  useLayoutEffect(() => {
    const before = wanted.current;
    if (before.below !== below || before.above !== above || before.left !== left || before.right !== right) {
      wanted.current = { below, above, left, right };
    }
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) now.current = wanted.current;
    pilot.veil(now.current);
    invalidate();
  }, [pilot, below, above, left, right, invalidate]);

  useFrame((_, delta) => {
    const from = now.current;
    const to = wanted.current;
    if (from === to) return;
    // a page at rest has not drawn for long: that is no step
    const part = 1 - Math.exp(-PACE * Math.min(delta, 0.05));
    const step = (edge: keyof Covered) => from[edge] + (to[edge] - from[edge]) * part;
    const next = { below: step("below"), above: step("above"), left: step("left"), right: step("right") };
    const isThere = EDGES.every((edge) => Math.abs(to[edge] - next[edge]) < THERE_PX);
    now.current = isThere ? to : next;
    pilot.veil(now.current);
    invalidate();
  });
}
