import { Video } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../viewer/controls/check.tsx";
import { ToolPanel } from "../../viewer/controls/tool-panel.tsx";
import type { Side, ViewerHandle } from "../../viewer/scene/viewer-handle.ts";
import { useStageSetup } from "../../viewer/setup/use-stage-setup.ts";

const SIDES: readonly { side: Side; label: string; key: string }[] = [
  { side: "front", label: "Front", key: "1" },
  { side: "right", label: "Right", key: "3" },
  { side: "top", label: "Top", key: "7" },
  { side: "back", label: "Back", key: "2" },
  { side: "left", label: "Left", key: "4" },
  { side: "bottom", label: "Bottom", key: "9" },
];

/** Where to look from, through which lens, and over which floor. */
export function CameraPanel({ viewer }: { viewer: RefObject<ViewerHandle | null> }) {
  const { setup, change } = useStageSetup();
  return (
    <ToolPanel icon={Video} label="Camera">
      <fieldset aria-label="Look from" className="grid grid-cols-3 gap-1">
        {SIDES.map(({ side, label, key }) => (
          <Button
            key={side}
            aria-keyshortcuts={key}
            data-tip={`${label} (${key})`}
            className="px-0"
            onClick={() => viewer.current?.show(side)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <Button data-tip="As it first stood (Home)" onClick={() => viewer.current?.show("start")}>
        Three quarters
      </Button>
      <Check
        label="Orthographic (5)"
        checked={setup.orthographic}
        onChange={(orthographic) => change({ orthographic })}
      />
      <Check label="Grid in metres (G)" checked={setup.grid} onChange={(grid) => change({ grid })} />
    </ToolPanel>
  );
}
