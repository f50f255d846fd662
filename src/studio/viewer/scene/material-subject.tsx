import { useThree } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import { MeshDepthMaterial, MeshStandardMaterial, RGBADepthPacking } from "three";
import type { LoadedAsset } from "../load/loaded-asset.ts";
import type { StageSetup, View } from "../setup/stage-setup.ts";
import { displaceBy, displacementLevel } from "./displacement.ts";
import type { PreviewShape } from "./preview-shape.ts";
import { surfaceMaterial } from "./surface-material.ts";
import { useDisposable } from "./use-disposable.ts";

/** Relief at strength 1 and tiling 1, in metres on shapes about a metre large. */
const RELIEF = 0.05;

interface MaterialSubjectProps {
  asset: LoadedAsset;
  shape: PreviewShape;
  view: View;
  setup: Pick<StageSetup, "tiling" | "relief" | "mapsOff" | "shape">;
}

/** A material on a preview shape, with its heights as real relief. */
export function MaterialSubject({ asset, shape, view, setup }: MaterialSubjectProps) {
  const { tiling, relief, mapsOff } = setup;
  const invalidate = useThree((state) => state.invalidate);
  const heights = mapsOff.includes("displacement") || setup.shape === "flat" ? null : asset.heights;
  const off = [...mapsOff].sort().join(" ");
  const level = useMemo(() => ({ value: 0 }), []);
  const material = useDisposable(() => {
    const maps = Object.fromEntries(Object.entries(asset.maps).filter(([map]) => !off.split(" ").includes(map)));
    const made = surfaceMaterial({ view, maps, heights: asset.heights, hasColors: false, checker: null });
    if (made instanceof MeshStandardMaterial) {
      // clay shows the relief, and that is in the normals too
      made.normalMap ??= view === "clay" ? (maps.normal ?? null) : null;
      made.displacementMap = heights;
      displaceBy(made, level);
    }
    return made;
  }, [view, asset.maps, asset.heights, off, heights, level]);
  const shadowMaterial = useDisposable(() => {
    const made = new MeshDepthMaterial({ depthPacking: RGBADepthPacking, displacementMap: heights });
    displaceBy(made, level);
    return made;
  }, [heights, level]);

  useEffect(() => {
    const [across, up] = shape.repeat;
    for (const texture of [...Object.values(asset.maps), asset.heights]) {
      texture?.repeat.set(across * tiling, up * tiling);
    }
    invalidate();
  }, [asset.maps, asset.heights, shape, tiling, invalidate]);

  useEffect(() => {
    const scale = (RELIEF * relief) / tiling;
    for (const made of [material, shadowMaterial]) {
      if (!(made instanceof MeshStandardMaterial || made instanceof MeshDepthMaterial)) continue;
      made.displacementScale = scale;
      // half in, half out: the shape keeps its size
      made.displacementBias = -scale / 2;
    }
    level.value = displacementLevel(heights?.image.width ?? 1, tiling, shape.segments);
    invalidate();
  }, [material, shadowMaterial, heights, level, relief, tiling, shape, invalidate]);

  return (
    <mesh geometry={shape.geometry} material={material} customDepthMaterial={shadowMaterial} castShadow receiveShadow />
  );
}
