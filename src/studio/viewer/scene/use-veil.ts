import { useFrame, useThree } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import type { CameraPilot } from "./camera-pilot.ts";
import type { Covered } from "./picture-window.ts";

/** Of the way that is left, gone in a second at the first moment: nine tenths are behind after an eighth of a second. */
const PACE = 18;
/** Nearer than this, in pixels, it is there. */
const THERE_PX = 0.5;

/** Lets the picture make way for what comes over it, in a short glide, or at once where motion is unwanted. */
export function useVeil(pilot: CameraPilot, { below, above, aside = 0 }: Covered): void {
  const invalidate = useThree((state) => state.invalidate);
  const now = useRef<Required<Covered>>({ below, above, aside });
  const wanted = useRef(now.current);

  useLayoutEffect(() => {
    const before = wanted.current;
    if (before.below !== below || before.above !== above || before.aside !== aside) {
      wanted.current = { below, above, aside };
    }
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) now.current = wanted.current;
    pilot.veil(now.current);
    invalidate();
  }, [pilot, below, above, aside, invalidate]);

  useFrame((_, delta) => {
    const from = now.current;
    const to = wanted.current;
    if (from === to) return;
    // a page at rest has not drawn for long: that is no step
    const part = 1 - Math.exp(-PACE * Math.min(delta, 0.05));
    const next = {
      below: from.below + (to.below - from.below) * part,
      above: from.above + (to.above - from.above) * part,
      aside: from.aside + (to.aside - from.aside) * part,
    };
    const left = Math.max(
      Math.abs(to.below - next.below),
      Math.abs(to.above - next.above),
      Math.abs(to.aside - next.aside),
    );
    now.current = left < THERE_PX ? to : next;
    pilot.veil(now.current);
    invalidate();
  });
}
