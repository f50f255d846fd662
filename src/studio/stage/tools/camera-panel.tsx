import { Video } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Check } from "../../viewer/controls/check.tsx";
import { ToolPanel } from "../../viewer/controls/tool-panel.tsx";
import { optionsOf, sharpnessNames } from "../../viewer/controls/view-names.ts";
import type { Side, ViewerHandle } from "../../viewer/scene/viewer-handle.ts";
import { SHARPNESSES } from "../../viewer/setup/stage-setup.ts";
import { useStageSetup } from "../../viewer/setup/use-stage-setup.ts";
import { stageTexts } from "../texts.ts";

const SIDES: readonly { side: Exclude<Side, "start">; label: string }[] = [
  {
    side: "front",
    get label() {
      return stageTexts.cameraPanel.front;
    },
  },
  {
    side: "right",
    get label() {
      return stageTexts.cameraPanel.right;
    },
  },
  {
    side: "top",
    get label() {
      return stageTexts.cameraPanel.top;
    },
  },
  {
    side: "back",
    get label() {
      return stageTexts.cameraPanel.back;
    },
  },
  {
    side: "left",
    get label() {
      return stageTexts.cameraPanel.left;
    },
  },
  {
    side: "bottom",
    get label() {
      return stageTexts.cameraPanel.bottom;
    },
  },
];

/** Where to look from, through which lens, over which floor, and how sharply. */
export function CameraPanel({ viewer }: { viewer: RefObject<ViewerHandle | null> }) {
  const { setup, change } = useStageSetup();
  return (
    <ToolPanel icon={Video} label={stageTexts.cameraPanel.camera}>
      <fieldset aria-label={stageTexts.cameraPanel.lookFrom} className="grid grid-cols-3 gap-1">
        {SIDES.map(({ side, label }) => (
          <Button
            key={side}
            tip={label}
            command={`view.${side}`}
            className="px-0"
            onClick={() => viewer.current?.show(side)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <Button
        tip={stageTexts.cameraPanel.asItFirstStood}
        command="view.start"
        onClick={() => viewer.current?.show("start")}
      >
        {stageTexts.cameraPanel.threeQuarters}
      </Button>
      <Check
        label={stageTexts.cameraPanel.orthographic}
        command="stage.orthographic"
        checked={setup.orthographic}
        onChange={(orthographic) => change({ orthographic })}
      />
      <Check
        label={stageTexts.cameraPanel.gridInMetres}
        command="stage.grid"
        checked={setup.grid}
        onChange={(grid) => change({ grid })}
      />
      <Segmented
        label={stageTexts.cameraPanel.sharpness}
        spread
        value={setup.sharpness}
        options={optionsOf(SHARPNESSES, sharpnessNames())}
        onChange={(sharpness) => change({ sharpness })}
      />
    </ToolPanel>
  );
}
