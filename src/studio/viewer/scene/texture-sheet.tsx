import { BufferAttribute, BufferGeometry, LineBasicMaterial, MeshBasicMaterial, PlaneGeometry, Sphere } from "three";
import type { Bounds } from "#measure/bounds.ts";
import type { LoadedAsset, LoadedMesh } from "../load/loaded-asset.ts";
import type { StageSetup, View } from "../setup/stage-setup.ts";
import { hasChannels } from "./available-views.ts";
import { surfaceMaterial } from "./surface-material.ts";
import { useDisposable } from "./use-disposable.ts";
import { useSurfacePictures } from "./use-surface-pictures.ts";

/** The sheet is a metre wide and stands upright. */
export const SHEET_BOUNDS: Bounds = { min: [-0.5, 0, 0], max: [0.5, 1, 0] };

interface TextureSheetProps {
  asset: LoadedAsset;
  mesh: LoadedMesh;
  view: View;
  setup: Pick<StageSetup, "guides" | "wire" | "matcap" | "channel" | "normalDown">;
}

/** A model's texture laid out flat, its charts outlined over it; its edges too where they are on. */
export function TextureSheet({ asset, mesh, view, setup }: TextureSheetProps) {
  const { maps } = asset;
  const { normalDown, guides, wire } = setup;
  const shown = sheetView(view);
  // a channel is chosen for the views that offer it: what stands in for another is shown whole
  const channel = hasChannels(view) ? setup.channel : "all";
  const { checker } = useSurfacePictures(shown, setup.matcap);
  const plane = useDisposable(() => new PlaneGeometry(1, 1).translate(0, 0.5, 0), []);
  const material = useDisposable(() => {
    if (shown === "uv") return new MeshBasicMaterial({ map: checker, toneMapped: false });
    return surfaceMaterial({
      view: shown,
      maps,
      heights: null,
      hasColors: false,
      finish: null,
      channel,
      normalDown,
      checker,
      matcap: null,
    });
  }, [shown, maps, channel, normalDown, checker]);
  return (
    <>
      <mesh geometry={plane} material={material} />
      {/* the sheet counts from its lower left corner */}
      <group position={[-0.5, 0, 0.0005]}>
        {wire !== "off" && <SheetEdges mesh={mesh} />}
        {guides && asset.figures?.charts && <Outlines lines={asset.figures.charts.outlines} />}
      </group>
    </>
  );
}

/** What can lie flat: a picture. Form and light cannot. */
function sheetView(view: View): View {
  return view === "lit" || view === "clay" || view === "matcap" || view === "normals" ? "unlit" : view;
}

function SheetEdges({ mesh }: { mesh: LoadedMesh }) {
  const geometry = useDisposable(() => {
    const made = new BufferGeometry();
    // u and v as x and y: the card adds a zero for z
    made.setAttribute("position", mesh.geometry.getAttribute("uv"));
    made.setIndex(mesh.geometry.getIndex());
    made.boundingSphere = new Sphere();
    return made;
  }, [mesh]);
  const material = useDisposable(
    () =>
      new MeshBasicMaterial({
        color: "#ffffff",
        wireframe: true,
        transparent: true,
        opacity: mesh.triangles > 40_000 ? 0.16 : 0.34,
        depthTest: false,
        toneMapped: false,
      }),
    [mesh],
  );
  return <mesh geometry={geometry} material={material} frustumCulled={false} renderOrder={1} />;
}

function Outlines({ lines }: { lines: Float32Array }) {
  const geometry = useDisposable(() => {
    const made = new BufferGeometry();
    made.setAttribute("position", new BufferAttribute(lines, 2));
    made.boundingSphere = new Sphere();
    return made;
  }, [lines]);
  const material = useDisposable(
    () => new LineBasicMaterial({ color: "#ffc857", depthTest: false, toneMapped: false, transparent: true }),
    [],
  );
  return <lineSegments geometry={geometry} material={material} frustumCulled={false} renderOrder={2} />;
}
