import { useMemo } from "react";
import { DoubleSide, MeshBasicMaterial } from "three";
import type { LoadedAsset, LoadedMesh } from "../load/loaded-asset.ts";
import type { StageSetup, View, Wire } from "../setup/stage-setup.ts";
import { alone, modelMaterials } from "./model-materials.ts";
import { useDisposable } from "./use-disposable.ts";
import { useSurfacePictures } from "./use-surface-pictures.ts";

interface ModelSubjectProps {
  asset: LoadedAsset;
  mesh: LoadedMesh;
  view: View;
  setup: Pick<StageSetup, "wire" | "matcap" | "channel" | "normalDown">;
}

/** What hides the edges behind it when only edges are drawn. */
const HIDING = "#24262b";

/** A model with its maps, and its edges over it or alone when asked. */
export function ModelSubject({ asset, mesh, view, setup }: ModelSubjectProps) {
  const { maps } = asset;
  const { wire, channel, normalDown } = setup;
  const pictures = useSurfacePictures(view, setup.matcap);
  const { checker, matcap } = pictures;
  const only = wire === "only";
  const edged = wire !== "off";
  const materials = useDisposable(() => {
    if (only) return alone(new MeshBasicMaterial({ color: HIDING, toneMapped: false, side: DoubleSide }), true);
    const { hasColors, finishes } = mesh;
    const surface = { view, maps, heights: null, hasColors, channel, normalDown, checker, matcap };
    return modelMaterials(surface, finishes, edged);
  }, [view, only, edged, maps, mesh, channel, normalDown, checker, matcap]);
  return (
    <>
      <mesh geometry={mesh.geometry} material={materials.solid} castShadow receiveShadow />
      {materials.clear && <mesh geometry={mesh.geometry} material={materials.clear} receiveShadow />}
      {wire !== "off" && <Edges mesh={mesh} wire={wire} />}
    </>
  );
}

/** Half the faces of a dense mesh cover each other's edges: there the lines are drawn fainter. */
const DENSE = 60_000;

function Edges({ mesh, wire }: { mesh: LoadedMesh; wire: Wire }) {
  const only = wire === "only";
  const opacity = useMemo(() => {
    const most = only ? 0.85 : 0.6;
    return Math.max(0.18, Math.min(most, most * Math.sqrt(DENSE / 6 / mesh.triangles)));
  }, [mesh, only]);
  const material = useDisposable(
    () =>
      new MeshBasicMaterial({
        color: only ? "#e6e7ea" : "#101014",
        wireframe: true,
        transparent: true,
        opacity,
        toneMapped: false,
      }),
    [opacity, only],
  );
  return <mesh geometry={mesh.geometry} material={material} layers={1} />;
}
