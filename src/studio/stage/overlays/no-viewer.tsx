import { Notice } from "../../ui/notice.tsx";
import type { StageAsset } from "../../viewer/stage-asset.ts";
import { stageTexts } from "../texts.ts";
import { StillPicture } from "./still-picture.tsx";

/** The stage of a browser without WebGL: a picture instead of a view, and the reason. */
export function NoViewer({ asset }: { asset: StageAsset | null }) {
  const picture = asset?.files.thumbnail ?? asset?.files.albedo;
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-6">
      {asset && picture && <StillPicture file={picture} prompt={asset.prompt} />}
      <Notice tone="bad" title={stageTexts.noViewer.heading} className="max-w-md">
        {stageTexts.noViewer.detail}
      </Notice>
    </div>
  );
}
