import { Shapes } from "lucide-react";
import { Segmented } from "../../ui/segmented.tsx";
import type { LoadedAsset } from "../load/loaded-asset.ts";
import { hasChannels } from "../scene/available-views.ts";
import { CHANNELS, MATCAPS, type View, WIRES } from "../setup/stage-setup.ts";
import { useStageSetup } from "../setup/use-stage-setup.ts";
import type { StageAsset } from "../stage-asset.ts";
import { viewerTexts } from "../texts.ts";
import { Check } from "./check.tsx";
import { ChoiceGrid } from "./choice-grid.tsx";
import { MapSwitches } from "./map-switches.tsx";
import { ToolPanel } from "./tool-panel.tsx";
import { channelNames, matcapNames, optionsOf, viewNames, wireNames } from "./view-names.ts";

interface ViewPanelProps {
  family: StageAsset["family"];
  view: View;
  views: readonly View[];
  side?: "above" | "below";
  /** The material on a stage: where that is narrow or low, its maps are taken off and put on here. */
  material?: LoadedAsset | null;
}

/** What is looked at most has a place of its own beside the panel. */
export const FIRST_VIEWS: readonly View[] = ["lit", "unlit", "clay"];

const MAPS: readonly View[] = ["normal", "roughness", "metalness", "ao", "displacement"];

/** Everything that can be seen of an asset besides how it looks in the light. */
export function ViewPanel({ family, view, views, side = "above", material = null }: ViewPanelProps) {
  const { setup, change } = useStageSetup();
  const maps = views.filter((each) => MAPS.includes(each));
  const choose = (next: View) => change({ view: next });
  return (
    <ToolPanel
      icon={Shapes}
      label={viewerTexts.viewPanel.moreViews}
      chosen={FIRST_VIEWS.includes(view) ? undefined : viewNames()[view].label}
      side={side}
      align="left"
    >
      {/* where the panel grows upwards: what was just pressed stays under the pointer */}
      {side === "above" && <ViewOptions view={view} />}
      <ChoiceGrid
        label={viewerTexts.viewPanel.shading}
        value={view}
        options={optionsOf(
          views.filter((each) => !MAPS.includes(each)),
          viewNames(),
        )}
        onChange={choose}
      />
      {maps.length > 0 && (
        <ChoiceGrid
          label={viewerTexts.viewPanel.oneMapAlone}
          value={view}
          options={optionsOf(maps, viewNames())}
          onChange={choose}
        />
      )}
      {material && (
        <MapSwitches asset={material} label={viewerTexts.viewPanel.mapsOn} className="hidden @max-xl:grid low:grid" />
      )}
      {side === "below" && <ViewOptions view={view} />}
      {family === "text-to-3d" && (
        <Segmented
          label={viewerTexts.viewPanel.edges}
          value={setup.wire}
          options={optionsOf(WIRES, wireNames())}
          onChange={(wire) => change({ wire })}
        />
      )}
      {views.includes("normal") && (
        <Check
          label={viewerTexts.viewPanel.directx}
          checked={setup.normalDown}
          onChange={(normalDown) => change({ normalDown })}
        />
      )}
      {setup.flat && (
        <Check
          label={family === "material" ? viewerTexts.viewPanel.markTheSeams : viewerTexts.viewPanel.outlineTheCharts}
          checked={setup.guides}
          onChange={(guides) => change({ guides })}
        />
      )}
    </ToolPanel>
  );
}

/** What there is to choose within a view. */
function ViewOptions({ view }: { view: View }) {
  const { setup, change } = useStageSetup();
  if (view === "matcap") {
    return (
      <ChoiceGrid
        label={viewerTexts.viewPanel.matcap}
        value={setup.matcap}
        options={optionsOf(MATCAPS, matcapNames())}
        onChange={(matcap) => change({ matcap })}
      />
    );
  }
  if (!hasChannels(view)) return null;
  return (
    <Segmented
      label={viewerTexts.viewPanel.channel}
      value={setup.channel}
      options={optionsOf(CHANNELS, channelNames())}
      onChange={(channel) => change({ channel })}
    />
  );
}
