import { Video } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../viewer/controls/check.tsx";
import { ToolPanel } from "../../viewer/controls/tool-panel.tsx";
import type { Side, ViewerHandle } from "../../viewer/scene/viewer-handle.ts";
import { useStageSetup } from "../../viewer/setup/use-stage-setup.ts";

const SIDES: readonly { side: Exclude<Side, "start">; label: string }[] = [
  { side: "front", label: "Front" },
  { side: "right", label: "Right" },
  { side: "top", label: "Top" },
  { side: "back", label: "Back" },
  { side: "left", label: "Left" },
  { side: "bottom", label: "Bottom" },
];

/** Where to look from, through which lens, and over which floor. */
export function CameraPanel({ viewer }: { viewer: RefObject<ViewerHandle | null> }) {
  const { setup, change } = useStageSetup();
  return (
    <ToolPanel icon={Video} label="Camera">
      <fieldset aria-label="Look from" className="grid grid-cols-3 gap-1">
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
      <Button tip="As it first stood" command="view.start" onClick={() => viewer.current?.show("start")}>
        Three quarters
      </Button>
      <Check
        label="Orthographic"
        command="stage.orthographic"
        checked={setup.orthographic}
        onChange={(orthographic) => change({ orthographic })}
      />
      <Check label="Grid in metres" command="stage.grid" checked={setup.grid} onChange={(grid) => change({ grid })} />
    </ToolPanel>
  );
}
