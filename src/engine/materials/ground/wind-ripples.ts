import { sin, TAU } from "../../math/elementary.ts";

const STEPS = 1024;

/** Profile of a ripple or dune over one wavelength, 0 in the trough to 1 on the crest: a long windward slope, a short lee one. */
export function rippleProfile(windward = 0.68): (phase: number) => number {
  const profile = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const skewed = t < windward ? (t / windward) * 0.5 : 0.5 + ((t - windward) / (1 - windward)) * 0.5;
    return 0.5 - 0.5 * sin(skewed * TAU + TAU / 4);
  });
  return (phase) => profile[Math.floor((phase - Math.floor(phase)) * STEPS)] as number;
}
