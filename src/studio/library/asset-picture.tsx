import { Box, Layers } from "lucide-react";
import type { AssetRecord } from "../api/asset-record.ts";
import { shownState } from "../api/explain-failure.ts";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { StateMark } from "../ui/state-mark.tsx";
import { libraryTexts } from "./texts.ts";
import { usePicture } from "./use-picture.ts";

/** The small picture of an asset, or how far it is. Its name is told by what holds it. */
export function AssetPicture({ record }: { record: AssetRecord }) {
  const url = usePicture(record);
  const state = shownState(record);
  const Icon = record.family === "material" ? Layers : Box;
  return (
    <div className="relative flex aspect-square w-full items-center justify-center overflow-hidden rounded-md bg-raised inset-ring inset-ring-line">
      {url ? (
        <img src={url} alt="" draggable={false} decoding="async" className="size-full object-cover" />
      ) : (
        <Icon aria-hidden size={24} strokeWidth={1.25} className="text-line-strong" />
      )}
      {state !== "succeeded" && (
        <span className="absolute bottom-1.5 left-1.5 rounded-full bg-panel/85 p-0.5">
          <StateMark state={state} />
        </span>
      )}
      {state === "in_progress" && (
        <span className="absolute right-2 bottom-2 left-8">
          <ProgressBar value={record.report?.progress} label={libraryTexts.assetPicture.progress} />
        </span>
      )}
    </div>
  );
}
