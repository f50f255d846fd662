import { useMemo } from "react";
import { MeshBasicMaterial } from "three";
import type { LoadedAsset, LoadedMesh } from "../load/loaded-asset.ts";
import type { View } from "../setup/stage-setup.ts";
import { checkerTexture } from "./checker-texture.ts";
import { surfaceMaterial } from "./surface-material.ts";
import { useDisposable } from "./use-disposable.ts";

interface ModelSubjectProps {
  asset: LoadedAsset;
  mesh: LoadedMesh;
  view: View;
  wireframe: boolean;
}

/** A model with its maps, and its edges over it when asked. */
export function ModelSubject({ asset, mesh, view, wireframe }: ModelSubjectProps) {
  const { maps } = asset;
  const checker = useDisposable(checkerTexture, []);
  const material = useDisposable(() => {
    const made = surfaceMaterial({ view, maps, heights: null, hasColors: mesh.hasColors, checker });
    // pushes the surface back a little, so that its own edges win
    made.polygonOffset = true;
    made.polygonOffsetFactor = 1;
    made.polygonOffsetUnits = 1;
    return made;
  }, [view, maps, mesh, checker]);
  return (
    <>
      <mesh geometry={mesh.geometry} material={material} castShadow receiveShadow />
      {wireframe && <Edges mesh={mesh} />}
    </>
  );
}

/** Half the faces of a dense mesh cover each other's edges: there the lines are drawn fainter. */
const DENSE = 60_000;

function Edges({ mesh }: { mesh: LoadedMesh }) {
  const opacity = useMemo(() => Math.max(0.18, Math.min(0.6, 0.6 * Math.sqrt(DENSE / 6 / mesh.triangles))), [mesh]);
  const material = useDisposable(
    () => new MeshBasicMaterial({ color: "#101014", wireframe: true, transparent: true, opacity, toneMapped: false }),
    [opacity],
  );
  return <mesh geometry={mesh.geometry} material={material} layers={1} />;
}
