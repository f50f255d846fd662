import type { StageSetup, Wire } from "../viewer/setup/stage-setup.ts";

/** What a key of the stage asks for: a change of the set-up, or something of the moment. */
export type StageWish =
  | { readonly kind: "setup"; readonly changes: Partial<StageSetup> }
  | { readonly kind: "turn" }
  | { readonly kind: "measure" };

const NEXT_WIRE: Readonly<Record<Wire, Wire>> = { off: "over", over: "only", only: "off" };
/** Degrees. */
const LIGHT_STEP = 15;

/** What a key does on the stage, wherever on it the focus is; undefined for keys that belong to others. */
export function stageKey(key: string, setup: StageSetup): StageWish | undefined {
  const set = (changes: Partial<StageSetup>): StageWish => ({ kind: "setup", changes });
  switch (key.toLowerCase()) {
    case "w":
      return set({ wire: NEXT_WIRE[setup.wire] });
    case "u":
      return set({ flat: !setup.flat });
    case "g":
      return set({ grid: !setup.grid });
    case "i":
      return set({ statistics: !setup.statistics });
    case "5":
      return set({ orthographic: !setup.orthographic });
    case "[":
      return set({ lightRotationDeg: around(setup.lightRotationDeg - LIGHT_STEP) });
    case "]":
      return set({ lightRotationDeg: around(setup.lightRotationDeg + LIGHT_STEP) });
    case "t":
      return { kind: "turn" };
    case "m":
      return { kind: "measure" };
    default:
      return undefined;
  }
}

/** Degrees from -180 to 180. */
function around(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}
