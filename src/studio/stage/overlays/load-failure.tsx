import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { LoadError } from "../../viewer/load/load-error.ts";
import { stageTexts } from "../texts.ts";

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
      title={stageTexts.loadFailure.cannotBeShown(stageTexts.loadFailure.fileNames[failure.file])}
      actions={
        <>
          <Button onClick={onRetry}>{stageTexts.loadFailure.tryAgain}</Button>
          {optional && <Button onClick={onLeaveOut}>{stageTexts.loadFailure.showWithout}</Button>}
        </>
      }
    >
      {failure.message}
    </Notice>
  );
}
