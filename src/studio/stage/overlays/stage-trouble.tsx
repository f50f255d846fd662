import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import type { AssetLoad } from "../../viewer/load/use-loaded-asset.ts";
import type { StageAsset } from "../../viewer/stage-asset.ts";
import { stageTexts } from "../texts.ts";
import { LoadFailure } from "./load-failure.tsx";

interface StageTroubleProps {
  asset: StageAsset | null;
  load: AssetLoad;
  /** What makes a failed one once more. */
  again: ReactNode;
  contextLost: boolean;
}

/** Whatever went wrong, in words, with a way on. Over the stage, or in its corner when there is still something to see. */
export function StageTrouble({ asset, load, again, contextLost }: StageTroubleProps) {
  const { failure, shown, retry } = load;
  const failed = asset?.failure;
  if (!failure && !failed && !contextLost) return null;
  return (
    <div
      className={`pointer-events-none absolute inset-0 flex justify-center p-4 ${shown ? "items-start" : "items-center"}`}
    >
      <div className="pointer-events-auto flex w-96 max-w-full flex-col gap-2 rounded-md bg-panel shadow-float">
        {failed && (
          <Notice
            tone={failed.cancelled ? "plain" : "bad"}
            title={failed.title}
            // where there is room for the inspector beside it, that has it
            actions={again && <div className="flex flex-wrap gap-2 lg:hidden">{again}</div>}
          >
            {failed.words}
          </Notice>
        )}
        {failure && (
          <LoadFailure
            failure={failure}
            optional={isOptional(asset, failure.file)}
            onRetry={() => retry()}
            onLeaveOut={() => retry([failure.file])}
          />
        )}
        {contextLost && (
          <Notice tone="plain" title={stageTexts.trouble.contextLost}>
            {stageTexts.trouble.contextLostDetail}
          </Notice>
        )}
      </div>
    </div>
  );
}

/** A model can do without any map; a material is nothing without its albedo. */
function isOptional(asset: StageAsset | null, file: string): boolean {
  return file !== "obj" && !(asset?.family === "material" && file === "albedo");
}
