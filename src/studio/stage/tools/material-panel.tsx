import { Segmented } from "../../ui/segmented.tsx";
import type { LoadedAsset } from "../../viewer/load/loaded-asset.ts";
import { SHAPES, type Shape } from "../../viewer/setup/stage-setup.ts";
import { useStageSetup } from "../../viewer/setup/use-stage-setup.ts";
import { Check } from "./check.tsx";
import { Slider } from "./slider.tsx";

const SHAPE_NAMES: Record<Shape, { label: string; tip: string }> = {
  sphere: { label: "Sphere", tip: "On a ball" },
  cube: { label: "Cube", tip: "On a block" },
  plane: { label: "Plane", tip: "On a slab" },
  flat: { label: "Flat", tip: "A wall of tiles, seen straight on" },
};
const SHAPE_OPTIONS = SHAPES.map((value) => ({ value, ...SHAPE_NAMES[value] }));

/** Maps that can be taken off, as the artist calls them. The albedo is what the others are about. */
const SWITCHES = [
  ["normal", "Normal"],
  ["roughness", "Roughness"],
  ["metalness", "Metalness"],
  ["ao", "AO"],
  ["displacement", "Height"],
] as const;

/** How a material is shown: on what, how often, how deep, and with which of its maps. */
export function MaterialPanel({ asset }: { asset: LoadedAsset }) {
  const { setup, change } = useStageSetup();
  const { shape, tiling, relief, mapsOff } = setup;
  const switches = SWITCHES.filter(([map]) => (map === "displacement" ? asset.heights : asset.maps[map]));
  const toggle = (map: string, on: boolean) =>
    change({ mapsOff: on ? mapsOff.filter((off) => off !== map) : [...mapsOff, map] });
  return (
    <fieldset
      aria-label="Material preview"
      className="absolute top-3 left-3 flex w-56 flex-col gap-2.5 rounded-lg border border-line bg-panel/85 p-3 backdrop-blur-sm max-sm:right-3 max-sm:w-auto"
    >
      <Segmented
        label="Shape"
        bare
        value={shape}
        options={SHAPE_OPTIONS}
        onChange={(next) => change({ shape: next })}
      />
      <div className="flex flex-col gap-2.5 max-sm:flex-row max-sm:gap-4 max-sm:*:flex-1">
        <Slider
          label="Tiling"
          value={tiling}
          min={1}
          max={8}
          step={1}
          text={`${tiling} ×`}
          onChange={(next) => change({ tiling: next })}
        />
        {asset.heights && shape !== "flat" && (
          <Slider
            label="Displacement"
            value={relief}
            min={0}
            max={2}
            step={0.05}
            text={`${Math.round(relief * 100)} %`}
            onChange={(next) => change({ relief: next })}
          />
        )}
      </div>
      {switches.length > 0 && (
        <div className="grid grid-cols-2 gap-x-3 max-sm:hidden">
          {switches.map(([map, label]) => (
            <Check key={map} label={label} checked={!mapsOff.includes(map)} onChange={(on) => toggle(map, on)} />
          ))}
        </div>
      )}
    </fieldset>
  );
}
