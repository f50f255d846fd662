import { Shapes } from "lucide-react";
import { Segmented } from "../../ui/segmented.tsx";
import { hasChannels } from "../scene/available-views.ts";
import { CHANNELS, MATCAPS, type View, WIRES } from "../setup/stage-setup.ts";
import { useStageSetup } from "../setup/use-stage-setup.ts";
import type { StageAsset } from "../stage-asset.ts";
import { Check } from "./check.tsx";
import { ChoiceGrid } from "./choice-grid.tsx";
import { ToolPanel } from "./tool-panel.tsx";
import { CHANNEL_NAMES, MATCAP_NAMES, optionsOf, VIEW_NAMES, WIRE_NAMES } from "./view-names.ts";

interface ViewPanelProps {
  family: StageAsset["family"];
  view: View;
  views: readonly View[];
  side?: "above" | "below";
}

/** What is looked at most has a place of its own beside the panel. */
export const FIRST_VIEWS: readonly View[] = ["lit", "unlit", "clay"];

const MAPS: readonly View[] = ["normal", "roughness", "metalness", "ao", "displacement"];

/** Everything that can be seen of an asset besides how it looks in the light. */
export function ViewPanel({ family, view, views, side = "above" }: ViewPanelProps) {
  const { setup, change } = useStageSetup();
  const maps = views.filter((each) => MAPS.includes(each));
  const isFirst = FIRST_VIEWS.includes(view);
  const tip = isFirst ? "More views" : `More views: ${VIEW_NAMES[view].label}`;
  const choose = (next: View) => change({ view: next });
  return (
    <ToolPanel icon={Shapes} label="More views" tip={tip} marked={!isFirst} side={side} align="left">
      <ChoiceGrid
        label="Shading"
        value={view}
        options={optionsOf(
          views.filter((each) => !MAPS.includes(each)),
          VIEW_NAMES,
        )}
        onChange={choose}
      />
      {view === "matcap" && (
        <ChoiceGrid
          label="Matcap"
          value={setup.matcap}
          options={optionsOf(MATCAPS, MATCAP_NAMES)}
          onChange={(matcap) => change({ matcap })}
        />
      )}
      {maps.length > 0 && (
        <ChoiceGrid label="One map alone" value={view} options={optionsOf(maps, VIEW_NAMES)} onChange={choose} />
      )}
      {hasChannels(view) && (
        <Segmented
          label="Channel"
          value={setup.channel}
          options={optionsOf(CHANNELS, CHANNEL_NAMES)}
          onChange={(channel) => change({ channel })}
        />
      )}
      {family === "text-to-3d" && (
        <Segmented
          label="Edges"
          value={setup.wire}
          options={optionsOf(WIRES, WIRE_NAMES)}
          onChange={(wire) => change({ wire })}
        />
      )}
      {views.includes("normal") && (
        <Check
          label="Green of the normal map points down (DirectX)"
          checked={setup.normalDown}
          onChange={(normalDown) => change({ normalDown })}
        />
      )}
      {setup.flat && (
        <Check
          label={family === "material" ? "Mark the seams" : "Outline the charts"}
          checked={setup.guides}
          onChange={(guides) => change({ guides })}
        />
      )}
    </ToolPanel>
  );
}
