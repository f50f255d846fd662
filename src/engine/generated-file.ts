import type { Crew } from "./crew.ts";
import type { WordUse } from "./language/word-use.ts";

/** One file of an asset, whole, with a fixed name that never comes from user input: `model.obj`, `albedo.png`. */
export interface GeneratedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What the engine tells about a finished asset besides its files. */
export interface AssetReport {
  readonly words: readonly WordUse[];
  readonly notes: readonly string[];
  readonly faces?: number;
  readonly vertices?: number;
  readonly closed?: boolean;
  /** Where the thumbnail is taken from: 0, 0 looks at the front, positive from its left (+X) and from above. Degrees. */
  readonly view?: { readonly azimuthDeg: number; readonly elevationDeg: number };
}

/** Called as the work goes on. `progress` rises from 0 to 1 over all stages. */
export type ReportProgress = (stage: string, progress: number) => void;

/** Throws when the caller no longer wants the result; called between steps. */
export type CheckCancelled = () => void;

/** How the caller follows and stops a generation. */
export interface Hooks {
  readonly report?: ReportProgress;
  readonly checkCancelled?: CheckCancelled;
  /** Who makes it. Left out: this thread alone. The bytes are the same whoever does. */
  readonly crew?: Crew;
}
