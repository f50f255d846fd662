import { classNames } from "../../ui/class-names.ts";
import type { LoadedAsset } from "../load/loaded-asset.ts";
import { useStageSetup } from "../setup/use-stage-setup.ts";
import { viewerTexts } from "../texts.ts";
import { Check } from "./check.tsx";

/** Maps that can be taken off, as the artist calls them. The albedo can go too: then the others are seen on white. */
const SWITCHES = ["albedo", "normal", "roughness", "metalness", "ao", "displacement"] as const;

interface MapSwitchesProps {
  asset: LoadedAsset | null;
  /** Written above them, where what is around them does not say it. */
  label?: string;
  className: string;
}

/** Takes single maps of a material off and puts them on again. Nothing where there is only one. */
export function MapSwitches({ asset, label, className }: MapSwitchesProps) {
  const { setup, change } = useStageSetup();
  const { flat, mapsOff } = setup;
  const switches = SWITCHES.filter((map) => (map === "displacement" ? asset?.heights : asset?.maps[map]));
  if (switches.length < 2 || flat) return null;
  return (
    <div className={classNames("grid-cols-2 gap-x-3", className)}>
      {label && <p className="col-span-full mb-1 text-muted text-sm">{label}</p>}
      {switches.map((map) => (
        <Check
          key={map}
          label={viewerTexts.materialPanel.switches[map]}
          checked={!mapsOff.includes(map)}
          onChange={(on) => change({ mapsOff: on ? mapsOff.filter((off) => off !== map) : [...mapsOff, map] })}
        />
      ))}
    </div>
  );
}
