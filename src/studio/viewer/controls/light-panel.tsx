import { Lightbulb } from "lucide-react";
import { useEffect } from "react";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { recallOwnFile, useOwnThings } from "../own/own-things.ts";
import { LIGHT_PRESETS } from "../scene/light-presets.ts";
import { LIGHTS, type Light, type LightSetup, TONES } from "../setup/stage-setup.ts";
import { useStageSetup } from "../setup/use-stage-setup.ts";
import { viewerTexts } from "../texts.ts";
import { Check } from "./check.tsx";
import { ChoiceGrid } from "./choice-grid.tsx";
import { OwnFileButton } from "./own-file-button.tsx";
import { Slider } from "./slider.tsx";
import { ToolPanel } from "./tool-panel.tsx";
import { toneName } from "./view-names.ts";

const nameOf = (light: Light): string => (light === "own" ? viewerTexts.lightPanel.own : LIGHT_PRESETS[light].name);

interface LightPanelProps {
  side?: "above" | "below";
  align?: "left" | "right";
  label?: string;
  /** Whose light it is, where it is not the stage's own. */
  of?: { readonly setup: LightSetup; change(changes: Partial<LightSetup>): void };
}

/** Light, surroundings and film, and the way back to how they came. */
export function LightPanel({
  side = "above",
  align = "right",
  label = viewerTexts.lightPanel.light,
  of,
}: LightPanelProps) {
  const stage = useStageSetup();
  const { setup, change } = of ?? stage;
  const panorama = useOwnThings((state) => state.panorama);
  const lights = LIGHTS.filter((light) => light !== "own" || panorama);
  useEffect(() => void recallOwnFile("panorama"), []);
  return (
    <ToolPanel
      icon={Lightbulb}
      label={label}
      tip={of ? label : viewerTexts.lightPanel.lightTip}
      side={side}
      align={align}
    >
      <ChoiceGrid
        label={viewerTexts.lightPanel.surroundings}
        value={setup.light === "own" && !panorama ? "soft" : setup.light}
        options={lights.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(light) => change({ light })}
      />
      <OwnFileButton kind="panorama" onTaken={() => change({ light: "own" })}>
        {viewerTexts.lightPanel.ownPanorama}
      </OwnFileButton>
      <Slider
        label={viewerTexts.lightPanel.rotation}
        value={setup.lightRotationDeg}
        min={-180}
        max={180}
        step={5}
        text={`${setup.lightRotationDeg}°`}
        onChange={(lightRotationDeg) => change({ lightRotationDeg })}
      />
      <Check
        label={viewerTexts.lightPanel.seenBehindTheSubject}
        checked={setup.surroundings}
        onChange={(surroundings) => change({ surroundings })}
      />
      {setup.surroundings && (
        <Slider
          label={viewerTexts.lightPanel.blur}
          value={setup.blur}
          min={0}
          max={1}
          step={0.05}
          text={`${Math.round(setup.blur * 100)} %`}
          onChange={(blur) => change({ blur })}
        />
      )}
      <Slider
        label={viewerTexts.lightPanel.keyLight}
        value={setup.keyLight}
        min={0}
        max={4}
        step={0.1}
        text={`${setup.keyLight.toFixed(1)} ×`}
        onChange={(keyLight) => change({ keyLight })}
      />
      <Check label={viewerTexts.lightPanel.shadow} checked={setup.shadow} onChange={(shadow) => change({ shadow })} />
      <Slider
        label={viewerTexts.lightPanel.exposure}
        value={setup.exposure}
        min={-4}
        max={4}
        step={0.1}
        text={`${setup.exposure > 0 ? "+" : ""}${setup.exposure.toFixed(1)} EV`}
        onChange={(exposure) => change({ exposure })}
      />
      <div className="flex flex-col gap-1.5">
        <span aria-hidden className="font-medium text-muted text-sm">
          {viewerTexts.lightPanel.toneMapping}
        </span>
        <Select
          label={viewerTexts.lightPanel.toneMapping}
          value={setup.tone}
          options={TONES.map((value) => ({ value, label: toneName(value) }))}
          onChange={(value) => change({ tone: TONES.find((tone) => tone === value) ?? setup.tone })}
        />
      </div>
      {!of && (
        <Button look="quiet" onClick={stage.reset} className="-ml-3 self-start">
          {viewerTexts.lightPanel.resetTheStage}
        </Button>
      )}
    </ToolPanel>
  );
}
