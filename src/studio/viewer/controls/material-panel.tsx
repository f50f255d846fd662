import { Select } from "../../ui/select.tsx";
import type { LoadedAsset } from "../load/loaded-asset.ts";
import { useOwnThings } from "../own/own-things.ts";
import { SHAPES, type Shape } from "../setup/stage-setup.ts";
import { useStageSetup } from "../setup/use-stage-setup.ts";
import { viewerTexts } from "../texts.ts";
import { MapSwitches } from "./map-switches.tsx";
import { OwnFileButton } from "./own-file-button.tsx";
import { Slider } from "./slider.tsx";

export const shapeName = (shape: Shape): string => viewerTexts.shapeNames[shape];

/** How a material is shown: on what, how often, how deep, and with which of its maps. */
export function MaterialPanel({ asset }: { asset: LoadedAsset | null }) {
  const { setup, change } = useStageSetup();
  const { shape, flat, tiling, relief } = setup;
  const own = useOwnThings((state) => state.shape);
  return (
    <fieldset
      aria-label={viewerTexts.materialPanel.materialPreview}
      className="pointer-events-auto flex w-60 flex-col gap-2.5 rounded-lg border border-line bg-panel/85 p-3 backdrop-blur-sm @max-xl:w-full"
    >
      <Select
        label={viewerTexts.materialPanel.shape}
        value={flat ? "flat" : shape}
        options={[
          ...SHAPES.map((each) => ({ value: each, label: shapeName(each) })),
          { value: "flat", label: viewerTexts.materialPanel.flat },
        ]}
        onChange={(value) => {
          const chosen = SHAPES.find((each) => each === value);
          change(chosen ? { shape: chosen, flat: false } : { flat: true });
        }}
      />
      {shape === "own" && !flat && (
        <OwnFileButton kind="shape" onTaken={() => change({ shape: "own" })}>
          {own ? viewerTexts.materialPanel.anotherMesh : viewerTexts.materialPanel.ownMeshTip}
        </OwnFileButton>
      )}
      <div className="flex flex-col gap-2.5 @max-xl:flex-row @max-xl:gap-4 @max-xl:*:flex-1">
        <Slider
          label={viewerTexts.materialPanel.tiling}
          value={tiling}
          min={1}
          max={8}
          step={1}
          text={`${tiling} ×`}
          onChange={(next) => change({ tiling: next })}
        />
        {asset?.heights && !flat && (
          <Slider
            label={viewerTexts.materialPanel.displacement}
            value={relief}
            min={0}
            max={2}
            step={0.05}
            text={`${Math.round(relief * 100)} %`}
            onChange={(next) => change({ relief: next })}
          />
        )}
      </div>
      {/* on a narrow or low stage they are among the views: here they would lie over the subject, or the tools */}
      <MapSwitches asset={asset} className="grid @max-xl:hidden low:hidden" />
    </fieldset>
  );
}
