import type { LoadedAsset } from "../load/loaded-asset.ts";
import type { View } from "../setup/stage-setup.ts";
import type { StageAsset } from "../stage-asset.ts";

const MAP_VIEWS = ["normal", "roughness", "metalness", "ao"] as const;

/** What can be looked at alone or shaded for an asset, in the order of the toolbar. */
export function availableViews(asset: LoadedAsset | null, family: StageAsset["family"]): readonly View[] {
  const views: View[] = ["lit"];
  if (asset === null || asset.maps.albedo || asset.mesh?.hasColors) views.push("unlit");
  views.push("clay", "matcap", "normals");
  if (family === "material" || asset === null || asset.mesh?.hasUvs) views.push("uv");
  for (const map of MAP_VIEWS) if (asset?.maps[map]) views.push(map);
  if (asset?.heights) views.push("displacement");
  return views;
}

/** The chosen view where the asset has it, else lit. */
export function effectiveView(chosen: View, available: readonly View[]): View {
  return available.includes(chosen) ? chosen : "lit";
}

/** Whether a view shows a picture as it is in its file, so that its channels can be told apart. */
export function hasChannels(view: View): boolean {
  return view === "unlit" || view === "normal" || view === "roughness" || view === "metalness" || view === "ao";
}

/** Views that show values, not light: no shadow falls there. */
export function isShaded(view: View): boolean {
  return view === "lit" || view === "clay";
}
