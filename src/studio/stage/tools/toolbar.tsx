import { ChartNoAxesColumn, LayoutGrid, MapPin, Maximize, RotateCw, Ruler } from "lucide-react";
import { type RefObject, useRef } from "react";
import type { Provenance } from "../../api/provenance.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useMeasured } from "../../ui/use-measured.ts";
import { LightPanel } from "../../viewer/controls/light-panel.tsx";
import { optionsOf, viewNames } from "../../viewer/controls/view-names.ts";
import { FIRST_VIEWS, ViewPanel } from "../../viewer/controls/view-panel.tsx";
import type { LoadedAsset } from "../../viewer/load/loaded-asset.ts";
import type { ViewerHandle } from "../../viewer/scene/viewer-handle.ts";
import type { View } from "../../viewer/setup/stage-setup.ts";
import { useStageSetup } from "../../viewer/setup/use-stage-setup.ts";
import type { StageAsset } from "../../viewer/stage-asset.ts";
import { stageTexts } from "../texts.ts";
import { CameraPanel } from "./camera-panel.tsx";
import { CapturePanel } from "./capture-panel.tsx";

interface ToolbarProps {
  viewer: RefObject<ViewerHandle | null>;
  prompt: string;
  provenance: Provenance | undefined;
  family: StageAsset["family"];
  view: View;
  views: readonly View[];
  /** Whether there is a sheet to lay flat. */
  hasSheet: boolean;
  turning: boolean;
  onTurn(turning: boolean): void;
  /** Why it may not turn. */
  turnRefusal: string | undefined;
  measuring: boolean;
  onMeasure(measuring: boolean): void;
  pinning: boolean;
  onPin(pinning: boolean): void;
  /** What a material is made of, where one is on the stage. */
  material: LoadedAsset | null;
  /** Takes how many pixels at the foot of the picture are lost to the tools. */
  onCover(heightPx: number): void;
}

/** Free below the tools. */
const EDGE_PX = 12;
const lostTo = ({ offsetHeight }: HTMLElement): number => offsetHeight + EDGE_PX;

/** What can be done to the picture. */
export function Toolbar(props: ToolbarProps) {
  const {
    viewer,
    prompt,
    provenance,
    family,
    view,
    views,
    hasSheet,
    turning,
    onTurn,
    turnRefusal,
    measuring,
    onMeasure,
    pinning,
    onPin,
    material,
    onCover,
  } = props;
  const bar = useRef<HTMLDivElement>(null);
  useMeasured(bar, lostTo, onCover);
  const { setup, change } = useStageSetup();
  const first = views.filter((each) => FIRST_VIEWS.includes(each));
  const isModel = family === "text-to-3d";
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={stageTexts.toolbar.stageTools}
      className="absolute inset-x-3 bottom-3 z-10 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] flex-wrap items-center justify-center gap-1 rounded-lg border border-line bg-panel/90 p-1 shadow-float backdrop-blur-sm"
    >
      <div className="flex max-w-full items-center gap-1">
        <Segmented
          label={stageTexts.toolbar.view}
          bare
          value={view}
          options={optionsOf(first, viewNames())}
          onChange={(next) => change({ view: next })}
        />
        <ViewPanel family={family} view={view} views={views} material={material} />
        {hasSheet && (
          <IconButton
            icon={LayoutGrid}
            label={isModel ? stageTexts.toolbar.textureLayout : stageTexts.toolbar.flatMaterial}
            tip={isModel ? stageTexts.toolbar.flatModelTip : stageTexts.toolbar.flatMaterialTip}
            command="stage.flat"
            aria-pressed={setup.flat}
            onClick={() => change({ flat: !setup.flat })}
          />
        )}
      </div>
      <Divider />
      <div className="flex min-w-0 max-w-full items-center *:min-w-0 *:shrink max-sm:w-full max-sm:justify-between">
        <IconButton
          icon={Maximize}
          label={stageTexts.toolbar.fit}
          command="view.fit"
          onClick={() => viewer.current?.fit()}
        />
        <CameraPanel viewer={viewer} />
        {isModel && (
          <>
            <IconButton
              icon={Ruler}
              label={stageTexts.toolbar.measure}
              tip={stageTexts.toolbar.measureTip}
              command="stage.measure"
              aria-pressed={measuring}
              onClick={() => onMeasure(!measuring)}
            />
            <IconButton
              icon={MapPin}
              label={stageTexts.toolbar.pins}
              tip={stageTexts.toolbar.pinsTip}
              command="stage.pins"
              aria-pressed={pinning}
              onClick={() => onPin(!pinning)}
            />
          </>
        )}
        <Divider />
        <LightPanel />
        <IconButton
          icon={RotateCw}
          label={stageTexts.toolbar.turntable}
          tip={turnRefusal}
          command="stage.turn"
          aria-disabled={turnRefusal !== undefined}
          aria-pressed={turning}
          onClick={() => onTurn(!turning)}
        />
        <IconButton
          icon={ChartNoAxesColumn}
          label={stageTexts.toolbar.statistics}
          command="stage.statistics"
          aria-pressed={setup.statistics}
          onClick={() => change({ statistics: !setup.statistics })}
        />
        <CapturePanel viewer={viewer} prompt={prompt} provenance={provenance} />
      </div>
    </div>
  );
}

function Divider() {
  return <span aria-hidden className="mx-1 h-4 w-px bg-line max-sm:hidden @max-lg:hidden" />;
}
