import type { Hooks } from "./generated-file.ts";

/** Follows a generation through its stages, whose shares of the time are known beforehand. */
export interface Progress {
  /** Enters a stage; the ones before it are done. Throws when the caller has cancelled. */
  enter(stage: string): void;
  /** How far the present stage is, 0..1. Throws when the caller has cancelled. */
  advance(fraction: number): void;
}

/**
 * @param shares Stage -> its share of the whole time, in any unit, in the order of the stages.
 * @throws {Error} from `enter`, for a stage that is not among them.
 */
export function trackProgress(shares: Readonly<Record<string, number>>, hooks: Hooks): Progress {
  const stages = Object.entries(shares);
  const total = stages.reduce((sum, [, share]) => sum + share, 0);
  let current = { name: "", start: 0, share: 0 };
  const tell = (progress: number) => {
    hooks.checkCancelled?.();
    hooks.report?.(current.name, progress / total);
  };
  return {
    enter(stage) {
      const index = stages.findIndex(([name]) => name === stage);
      if (index < 0) throw new Error(`enter: must be one of ${Object.keys(shares).join(", ")}, got ${stage}.`);
      const start = stages.slice(0, index).reduce((sum, [, share]) => sum + share, 0);
      current = { name: stage, start, share: shares[stage] as number };
      tell(start);
    },
    advance(fraction) {
      tell(current.start + current.share * fraction);
    },
  };
}
