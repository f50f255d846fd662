import { Box, Camera, ChartNoAxesColumn, Grid3x3, Maximize, PanelTop, RotateCw, Square } from "lucide-react";
import type { RefObject } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { Side, ViewerHandle } from "../../viewer/scene/viewer-handle.ts";
import type { View } from "../../viewer/setup/stage-setup.ts";
import { useStageSetup } from "../../viewer/setup/use-stage-setup.ts";
import type { StageAsset } from "../../viewer/stage-asset.ts";
import { LightPanel } from "./light-panel.tsx";
import { VIEW_NAMES } from "./view-names.ts";

interface ToolbarProps {
  viewer: RefObject<ViewerHandle | null>;
  family: StageAsset["family"];
  view: View;
  views: readonly View[];
  turning: boolean;
  onTurn(turning: boolean): void;
  onScreenshot(): void;
}

const SIDES: readonly { side: Side; icon: typeof Box; label: string }[] = [
  { side: "front", icon: Square, label: "Front" },
  { side: "side", icon: Box, label: "Side" },
  { side: "top", icon: PanelTop, label: "Top" },
];

/** What can be done to the picture. */
export function Toolbar({ viewer, family, view, views, turning, onTurn, onScreenshot }: ToolbarProps) {
  const { setup, change } = useStageSetup();
  const options = views.map((value) => ({ value, ...VIEW_NAMES[value] }));
  return (
    <div
      role="toolbar"
      aria-label="Stage tools"
      className="absolute inset-x-3 bottom-3 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-1 rounded-lg border border-line bg-panel/90 p-1 shadow-float backdrop-blur-sm"
    >
      <div className="max-w-full overflow-x-auto">
        <Segmented label="View" bare value={view} options={options} onChange={(next) => change({ view: next })} />
      </div>
      <div className="flex items-center">
        {family === "text-to-3d" && (
          <>
            <IconButton
              icon={Grid3x3}
              label="Wireframe"
              aria-pressed={setup.wireframe}
              onClick={() => change({ wireframe: !setup.wireframe })}
            />
            <Divider />
          </>
        )}
        <IconButton icon={Maximize} label="Fit" tip="Fit (F)" onClick={() => viewer.current?.fit()} />
        {SIDES.map(({ side, icon, label }) => (
          <IconButton key={side} icon={icon} label={label} onClick={() => viewer.current?.show(side)} />
        ))}
        <Divider />
        <IconButton icon={RotateCw} label="Turntable" aria-pressed={turning} onClick={() => onTurn(!turning)} />
        <LightPanel />
        <IconButton
          icon={ChartNoAxesColumn}
          label="Statistics"
          aria-pressed={setup.statistics}
          onClick={() => change({ statistics: !setup.statistics })}
        />
        <IconButton icon={Camera} label="Screenshot" onClick={onScreenshot} />
      </div>
    </div>
  );
}

function Divider() {
  return <span aria-hidden className="mx-1 h-4 w-px bg-line" />;
}
