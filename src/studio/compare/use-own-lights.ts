import { useMemo, useState } from "react";
import type { LightSetup, StageSetup } from "../viewer/setup/stage-setup.ts";

/** The light of each side of a comparison: the stage's, or one of its own. */
export interface OwnLights {
  readonly linked: boolean;
  /** Unlinked, every side begins with the light that all had. Linked again, all have the stage's. */
  link(linked: boolean): void;
  /** The set-up a side is drawn with. The same object as long as nothing changes. */
  setupOf(key: string): StageSetup;
  change(key: string, changes: Partial<LightSetup>): void;
}

type Changes = Readonly<Record<string, Partial<LightSetup>>>;

/** @param setup What all sides share. */
export function useOwnLights(setup: StageSetup): OwnLights {
  const [own, setOwn] = useState<Changes>();
  const setups = useMemo(
    () => new Map(Object.entries(own ?? {}).map(([key, changes]) => [key, { ...setup, ...changes }])),
    [setup, own],
  );
  return {
    linked: own === undefined,
    link: (linked) => setOwn(linked ? undefined : {}),
    setupOf: (key) => setups.get(key) ?? setup,
    change: (key, changes) => setOwn((now) => ({ ...now, [key]: { ...now?.[key], ...changes } })),
  };
}
