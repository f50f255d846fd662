import { useMemo } from "react";
import type { LoadedAsset } from "../load/loaded-asset.ts";
import type { OwnShape } from "../own/read-own-shape.ts";
import type { StageSetup } from "../setup/stage-setup.ts";
import type { StageAsset } from "../stage-asset.ts";
import { type PreviewShape, previewShape } from "./preview-shape.ts";
import { type StageSpace, spaceOf } from "./stage-space.ts";
import { SHEET_BOUNDS } from "./texture-sheet.tsx";
import { useDisposable } from "./use-disposable.ts";

/** Vertices across a preview shape. */
const DETAIL = { flat: 96, relief: 512, slowRelief: 160 };
const MODEL_START = { azimuthDeg: 30, elevationDeg: 14 };
const SHEET_START = { azimuthDeg: 0, elevationDeg: 0 };
/** An empty stage is set for something a metre high. */
const EMPTY: StageSpace = spaceOf({ min: [-0.4, 0, -0.4], max: [0.4, 1, 0.4] });
/** An own mesh says nothing of how far its vertices lie apart: about this many across. */
const OWN_SEGMENTS = 96;

interface SubjectSpace {
  readonly space: StageSpace;
  /** Null unless the asset is a material. */
  readonly shape: PreviewShape | null;
  readonly start: { readonly azimuthDeg: number; readonly elevationDeg: number };
}

interface SubjectProps {
  asset: LoadedAsset | null;
  family: StageAsset["family"];
  setup: Pick<StageSetup, "shape" | "flat">;
  own: OwnShape | null;
  slow: boolean;
}

/** How much room the subject takes, and the shape a material is put on. */
export function useSubjectSpace({ asset, family, setup, own, slow }: SubjectProps): SubjectSpace {
  const isMaterial = family === "material";
  const { flat } = setup;
  const relief = slow ? DETAIL.slowRelief : DETAIL.relief;
  const detail = asset?.heights ? relief : DETAIL.flat;
  const ownShape = setup.shape === "own" && !flat ? own : null;
  const builtIn = flat ? "flat" : setup.shape === "own" ? "sphere" : setup.shape;
  const made = useDisposable(() => {
    const shape = isMaterial && !ownShape ? previewShape(builtIn, detail) : null;
    return { shape, dispose: () => shape?.geometry.dispose() };
  }, [isMaterial, ownShape, builtIn, detail]).shape;
  const preview = useMemo(() => (isMaterial && ownShape ? shapeOf(ownShape) : made), [isMaterial, ownShape, made]);
  const bounds = flat && asset?.mesh?.hasUvs ? SHEET_BOUNDS : (preview?.bounds ?? asset?.mesh?.bounds);
  const space = useMemo(() => (bounds ? spaceOf(bounds) : EMPTY), [bounds]);
  return { space, shape: preview, start: preview ?? (bounds === SHEET_BOUNDS ? SHEET_START : MODEL_START) };
}

const shapeOf = ({ geometry, bounds }: OwnShape): PreviewShape => ({
  geometry,
  bounds,
  repeat: [1, 1],
  segments: OWN_SEGMENTS,
  azimuthDeg: 30,
  elevationDeg: 14,
});
