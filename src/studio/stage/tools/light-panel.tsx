import { Lightbulb } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { LIGHT_PRESETS } from "../../viewer/scene/light-presets.ts";
import { LIGHTS } from "../../viewer/setup/stage-setup.ts";
import { useStageSetup } from "../../viewer/setup/use-stage-setup.ts";
import { Check } from "./check.tsx";
import { Slider } from "./slider.tsx";
import { ToolPanel } from "./tool-panel.tsx";

const OPTIONS = LIGHTS.map((light) => ({ value: light, label: LIGHT_PRESETS[light].name }));

/** Light and floor, and the way back to how they came. */
export function LightPanel() {
  const { setup, change, reset } = useStageSetup();
  return (
    <ToolPanel icon={Lightbulb} label="Light and floor">
      <Segmented label="Light" bare value={setup.light} options={OPTIONS} onChange={(light) => change({ light })} />
      <Slider
        label="Rotation"
        value={setup.lightRotationDeg}
        min={-180}
        max={180}
        step={5}
        text={`${setup.lightRotationDeg}°`}
        onChange={(lightRotationDeg) => change({ lightRotationDeg })}
      />
      <Slider
        label="Exposure"
        value={setup.exposure}
        min={-4}
        max={4}
        step={0.1}
        text={`${setup.exposure > 0 ? "+" : ""}${setup.exposure.toFixed(1)} EV`}
        onChange={(exposure) => change({ exposure })}
      />
      <div className="flex gap-6">
        <Check label="Shadow" checked={setup.shadow} onChange={(shadow) => change({ shadow })} />
        <Check label="Grid" checked={setup.grid} onChange={(grid) => change({ grid })} />
      </div>
      <Check
        label="Screenshots without backdrop"
        checked={setup.transparent}
        onChange={(transparent) => change({ transparent })}
      />
      <Button look="quiet" onClick={reset} className="-ml-3 self-start">
        Reset the stage
      </Button>
    </ToolPanel>
  );
}
