import { useMemo } from "react";
import type { LoadedAsset } from "../load/loaded-asset.ts";
import type { Shape } from "../setup/stage-setup.ts";
import type { StageAsset } from "../stage-asset.ts";
import { type PreviewShape, previewShape } from "./preview-shape.ts";
import { type StageSpace, spaceOf } from "./stage-space.ts";
import { useDisposable } from "./use-disposable.ts";

/** Vertices across a preview shape. */
const DETAIL = { flat: 96, relief: 512, slowRelief: 160 };
const MODEL_START = { azimuthDeg: 30, elevationDeg: 14 };
/** An empty stage is set for something a metre high. */
const EMPTY: StageSpace = spaceOf({ min: [-0.4, 0, -0.4], max: [0.4, 1, 0.4] });

interface SubjectSpace {
  readonly space: StageSpace;
  /** Null unless the asset is a material. */
  readonly shape: PreviewShape | null;
  readonly start: { readonly azimuthDeg: number; readonly elevationDeg: number };
}

/** How much room the subject takes, and the shape a material is put on. */
export function useSubjectSpace(
  asset: LoadedAsset | null,
  family: StageAsset["family"],
  shape: Shape,
  slow: boolean,
): SubjectSpace {
  const isMaterial = family === "material";
  const relief = slow ? DETAIL.slowRelief : DETAIL.relief;
  const detail = asset?.heights ? relief : DETAIL.flat;
  const preview = useDisposable(() => {
    const made = isMaterial ? previewShape(shape, detail) : null;
    return { shape: made, dispose: () => made?.geometry.dispose() };
  }, [isMaterial, shape, detail]).shape;
  const bounds = preview?.bounds ?? asset?.mesh?.bounds;
  const space = useMemo(() => (bounds ? spaceOf(bounds) : EMPTY), [bounds]);
  return { space, shape: preview, start: preview ?? MODEL_START };
}
