import { Link2, Link2Off, Maximize, Sun, SunDim } from "lucide-react";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { Select } from "../ui/select.tsx";
import { LightPanel } from "../viewer/controls/light-panel.tsx";
import { shapeName } from "../viewer/controls/material-panel.tsx";
import { OwnFileButton } from "../viewer/controls/own-file-button.tsx";
import { optionsOf, viewNames } from "../viewer/controls/view-names.ts";
import { FIRST_VIEWS, ViewPanel } from "../viewer/controls/view-panel.tsx";
import { effectiveView } from "../viewer/scene/available-views.ts";
import type { Side, ViewerHandle } from "../viewer/scene/viewer-handle.ts";
import { SHAPES, type View } from "../viewer/setup/stage-setup.ts";
import { useStageSetup } from "../viewer/setup/use-stage-setup.ts";
import { compareTexts } from "./texts.ts";

const LOOKS: readonly { value: Side; label: string }[] = [
  {
    value: "start",
    get label() {
      return compareTexts.toolbar.threeQuarters;
    },
  },
  {
    value: "front",
    get label() {
      return compareTexts.toolbar.front;
    },
  },
  {
    value: "right",
    get label() {
      return compareTexts.toolbar.right;
    },
  },
  {
    value: "left",
    get label() {
      return compareTexts.toolbar.left;
    },
  },
  {
    value: "back",
    get label() {
      return compareTexts.toolbar.back;
    },
  },
  {
    value: "top",
    get label() {
      return compareTexts.toolbar.top;
    },
  },
  {
    value: "bottom",
    get label() {
      return compareTexts.toolbar.bottom;
    },
  },
];

interface CompareToolbarProps {
  /** What all sides can be looked at by. */
  views: readonly View[];
  hasMaterials: boolean;
  hasModels: boolean;
  linked: boolean;
  /** A wipe makes no sense with two cameras. */
  canUnlink: boolean;
  onLink(linked: boolean): void;
  /** All have the stage's light. */
  lightLinked: boolean;
  onLinkLight(linked: boolean): void;
  onCameras(act: (viewer: ViewerHandle) => void): void;
}

/** How all sides are looked at: the same view, the same light, the same shape. */
export function CompareToolbar(props: CompareToolbarProps) {
  const { views, hasMaterials, hasModels, linked, canUnlink, onLink, lightLinked, onLinkLight, onCameras } = props;
  const { setup, change } = useStageSetup();
  const view = effectiveView(setup.view, views);
  return (
    <div
      role="toolbar"
      aria-label={compareTexts.toolbar.compareTools}
      className={classNames(
        "flex flex-wrap items-center gap-1 max-sm:order-2 max-sm:gap-x-0",
        // with the shapes it fills a row of its own on a tablet, and what adds another result stays in the first
        hasMaterials && "max-lg:order-2",
      )}
    >
      <Segmented
        label={compareTexts.toolbar.view}
        bare
        value={view}
        options={optionsOf(
          views.filter((each) => FIRST_VIEWS.includes(each)),
          viewNames(),
        )}
        onChange={(next) => change({ view: next })}
      />
      <ViewPanel family={hasModels ? "text-to-3d" : "material"} view={view} views={views} side="below" />
      {hasMaterials && (
        <Select
          label={compareTexts.toolbar.shape}
          className="w-32 max-xl:w-28"
          value={setup.shape}
          options={SHAPES.map((value) => ({ value, label: shapeName(value) }))}
          onChange={(value) => change({ shape: SHAPES.find((shape) => shape === value) ?? setup.shape })}
        />
      )}
      {hasMaterials && setup.shape === "own" && (
        <div className="max-w-40">
          <OwnFileButton kind="shape" short onTaken={() => change({ shape: "own" })}>
            {compareTexts.toolbar.ownMesh}
          </OwnFileButton>
        </div>
      )}
      <Select
        label={compareTexts.toolbar.lookFrom}
        className="w-32 max-sm:hidden"
        value=""
        options={[{ value: "", label: compareTexts.toolbar.lookFromPlaceholder }, ...LOOKS]}
        onChange={(value) => {
          const look = LOOKS.find((each) => each.value === value);
          if (look) onCameras((viewer) => viewer.show(look.value));
        }}
      />
      <div className="contents max-sm:flex">
        <IconButton
          icon={Maximize}
          label={compareTexts.toolbar.fit}
          onClick={() => onCameras((viewer) => viewer.fit())}
        />
        <IconButton
          icon={linked ? Link2 : Link2Off}
          label={compareTexts.toolbar.linkedCameras}
          tip={linked ? compareTexts.toolbar.camerasMoveTogether : compareTexts.toolbar.eachCameraMovesAlone}
          command="compare.cameras"
          aria-pressed={linked}
          disabled={!canUnlink}
          onClick={() => onLink(!linked)}
        />
        <IconButton
          icon={lightLinked ? Sun : SunDim}
          label={compareTexts.toolbar.linkedLight}
          tip={lightLinked ? compareTexts.toolbar.lightLinked : compareTexts.toolbar.lightOwn}
          aria-pressed={lightLinked}
          onClick={() => onLinkLight(!lightLinked)}
        />
        {lightLinked && <LightPanel side="below" />}
      </div>
    </div>
  );
}
