import { viewNames, wireNames } from "../viewer/controls/view-names.ts";
import type { StageSetup } from "../viewer/setup/stage-setup.ts";
import { stageTexts } from "./texts.ts";

const SWITCHES = ["flat", "grid", "statistics", "orthographic"] as const;

/** What a change by key made of the stage, in words for those who do not see it; undefined where nothing changed. */
export function sayChange({ view, wire, lightRotationDeg, ...rest }: Partial<StageSetup>): string | undefined {
  const { edges, light, switched, switches } = stageTexts.said;
  if (view) return viewNames()[view].label;
  if (wire) return edges(wireNames()[wire].label);
  if (lightRotationDeg !== undefined) return light(lightRotationDeg);
  const name = SWITCHES.find((each) => rest[each] !== undefined);
  return name && switched(switches[name], rest[name] === true);
}
