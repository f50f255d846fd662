import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { LoadError } from "../../viewer/load/load-error.ts";
import type { StageFile } from "../../viewer/stage-asset.ts";

const FILE_NAMES: Readonly<Record<StageFile, string>> = {
  obj: "The 3D model",
  albedo: "The albedo map",
  normal: "The normal map",
  roughness: "The roughness map",
  metalness: "The metalness map",
  ao: "The ambient occlusion map",
  displacement: "The displacement map",
  thumbnail: "The thumbnail",
};

interface LoadFailureProps {
  failure: LoadError;
  /** Whether the asset can be shown without the broken file. */
  optional: boolean;
  onRetry(): void;
  onLeaveOut(): void;
}

/** Says which file is broken and how; offers to try again or to do without it. */
export function LoadFailure({ failure, optional, onRetry, onLeaveOut }: LoadFailureProps) {
  return (
    <Notice
      tone="bad"
      title={`${FILE_NAMES[failure.file]} cannot be shown`}
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          {optional && <Button onClick={onLeaveOut}>Show it without this map</Button>}
        </>
      }
    >
      {failure.message}
    </Notice>
  );
}
