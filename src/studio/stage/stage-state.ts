import { isLoadable } from "../viewer/load/is-loadable.ts";
import type { StageAsset } from "../viewer/stage-asset.ts";

/** What the canvas tells the world about itself in `data-state`. */
export type StageState = "empty" | "loading" | "ready" | "error";

interface StageFacts {
  readonly asset: StageAsset | null;
  readonly viewerFailed: boolean;
  readonly contextLost: boolean;
  readonly loadFailed: boolean;
  /** The asset's present files have been on the screen for a frame. */
  readonly drawn: boolean;
}

/** `ready` only when what the artist asked for is what the artist sees. */
export function stageState({ asset, viewerFailed, contextLost, loadFailed, drawn }: StageFacts): StageState {
  if (asset === null) return "empty";
  if (viewerFailed || loadFailed) return "error";
  if (asset.state === "failed" && !isLoadable(asset)) return "error";
  if (asset.state === "queued" || asset.state === "in_progress") return "loading";
  return drawn && !contextLost ? "ready" : "loading";
}

/** Whether to show progress at once: the asset is being made, or nothing stands in its place until its files are here. */
export function isAwaited(asset: StageAsset, shownBefore: boolean): boolean {
  if (asset.state === "failed") return false;
  return asset.state !== "succeeded" || !shownBefore;
}
