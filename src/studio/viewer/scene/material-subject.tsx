import { useThree } from "@react-three/fiber";
import { useLayoutEffect, useMemo } from "react";
import {
  type Material,
  MeshDepthMaterial,
  type MeshMatcapMaterial,
  type MeshNormalMaterial,
  MeshStandardMaterial,
  RGBADepthPacking,
} from "three";
import type { LoadedAsset } from "../load/loaded-asset.ts";
import type { StageSetup, View } from "../setup/stage-setup.ts";
import { displaceBy, displacementLevel } from "./displacement.ts";
import type { PreviewShape } from "./preview-shape.ts";
import { SeamGuides } from "./seam-guides.tsx";
import { surfaceMaterial } from "./surface-material.ts";
import { useDisposable } from "./use-disposable.ts";
import { useSurfacePictures } from "./use-surface-pictures.ts";

/** Relief at strength 1 and tiling 1, in metres on shapes about a metre large. */
const RELIEF = 0.05;

interface MaterialSubjectProps {
  asset: LoadedAsset;
  shape: PreviewShape;
  view: View;
  setup: Pick<StageSetup, "tiling" | "relief" | "mapsOff" | "flat" | "guides" | "matcap" | "channel" | "normalDown">;
}

/** A material on a preview shape, with its heights as real relief. */
export function MaterialSubject({ asset, shape, view, setup }: MaterialSubjectProps) {
  const { tiling, relief, mapsOff, flat, guides, channel, normalDown } = setup;
  const { checker, matcap } = useSurfacePictures(view, setup.matcap);
  const invalidate = useThree((state) => state.invalidate);
  const heights = mapsOff.includes("displacement") || flat ? null : asset.heights;
  const off = [...mapsOff].sort().join(" ");
  const level = useMemo(() => ({ value: 0 }), []);
  const material = useDisposable(() => {
    const maps = Object.fromEntries(Object.entries(asset.maps).filter(([map]) => !off.split(" ").includes(map)));
    const made = surfaceMaterial({
      view,
      maps,
      heights: asset.heights,
      hasColors: false,
      finish: null,
      channel,
      normalDown,
      checker,
      matcap,
    });
    if (made instanceof MeshStandardMaterial && view === "clay") {
      // clay shows the relief, and that is in the normals too
      made.normalMap = maps.normal ?? null;
      made.normalScale.y = normalDown ? -1 : 1;
    }
    if (isDisplaceable(made)) {
      made.displacementMap = heights;
      displaceBy(made, level);
    }
    return made;
  }, [view, asset.maps, asset.heights, off, heights, level, channel, normalDown, checker, matcap]);
  const shadowMaterial = useDisposable(() => {
    const made = new MeshDepthMaterial({ depthPacking: RGBADepthPacking, displacementMap: heights });
    displaceBy(made, level);
    return made;
  }, [heights, level]);

  useLayoutEffect(() => {
    const [across, up] = shape.repeat;
    for (const texture of [...Object.values(asset.maps), asset.heights]) {
      texture?.repeat.set(across * tiling, up * tiling);
      // one tile has its seams at the border of the wall, where nobody sees them: half a tile on, they cross in the middle
      const shift = flat && guides && tiling === 1 ? 0.5 : 0;
      texture?.offset.set(shift, shift);
    }
    invalidate();
  }, [asset.maps, asset.heights, shape, tiling, flat, guides, invalidate]);

  useLayoutEffect(() => {
    const scale = (RELIEF * relief) / tiling;
    for (const made of [material, shadowMaterial]) {
      if (!isDisplaceable(made)) continue;
      made.displacementScale = scale;
      // half in, half out: the shape keeps its size
      made.displacementBias = -scale / 2;
    }
    level.value = displacementLevel(heights?.image.width ?? 1, tiling, shape.segments);
    invalidate();
  }, [material, shadowMaterial, heights, level, relief, tiling, shape, invalidate]);

  return (
    <>
      <mesh
        geometry={shape.geometry}
        material={material}
        customDepthMaterial={shadowMaterial}
        castShadow
        receiveShadow
      />
      {flat && guides && <SeamGuides tiling={tiling} />}
    </>
  );
}

type Displaceable = MeshStandardMaterial | MeshDepthMaterial | MeshMatcapMaterial | MeshNormalMaterial;

const isDisplaceable = (material: Material): material is Displaceable => "displacementMap" in material;
