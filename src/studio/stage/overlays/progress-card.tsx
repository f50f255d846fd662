import { ProgressBar } from "../../ui/progress-bar.tsx";
import { isLoadable } from "../../viewer/load/is-loadable.ts";
import type { StageAsset } from "../../viewer/stage-asset.ts";
import { stageTexts } from "../texts.ts";

/** How far the asset is that will stand here next. */
export function ProgressCard({ asset }: { asset: StageAsset }) {
  const { state, progress, prompt } = asset;
  const words =
    state === "queued"
      ? stageTexts.progressCard.inTheQueue
      : state === "in_progress"
        ? stageTexts.progressCard.inTheMaking
        : isLoadable(asset)
          ? stageTexts.progressCard.readingTheFiles
          : stageTexts.progressCard.fetchingTheFiles;
  const value = state === "in_progress" ? progress : undefined;
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-6">
      <div className="flex w-72 max-w-full flex-col gap-2.5 rounded-lg border border-line bg-panel/90 p-4 shadow-float backdrop-blur-sm">
        <p className="line-clamp-2 font-medium text-ink">{prompt}</p>
        <ProgressBar value={value} label={words} />
        <p className="flex justify-between text-muted text-sm">
          <span role="status">{words}</span>
          {value !== undefined && <span className="tabular-nums">{Math.round(value * 100)} %</span>}
        </p>
      </div>
    </div>
  );
}
