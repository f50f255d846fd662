import { useFrame, useThree } from "@react-three/fiber";
import { memo, type Ref, useEffect, useLayoutEffect, useRef } from "react";
import {
  ACESFilmicToneMapping,
  AgXToneMapping,
  CineonToneMapping,
  NeutralToneMapping,
  NoToneMapping,
  PCFShadowMap,
  ReinhardToneMapping,
  type ToneMapping,
} from "three";
import { disposeAsset, type LoadedAsset } from "../load/loaded-asset.ts";
import { useOwnThings } from "../own/own-things.ts";
import { useRecalledFiles } from "../own/use-recalled-files.ts";
import type { StageSetup, Tone, View } from "../setup/stage-setup.ts";
import type { StageAsset } from "../stage-asset.ts";
import { isShaded } from "./available-views.ts";
import { CameraRig, type CameraRigProps } from "./camera-rig.tsx";
import { EmptyPlinth } from "./empty-plinth.tsx";
import { EnvironmentLight } from "./environment-light.tsx";
import { Floor } from "./floor.tsx";
import { KeyLight } from "./key-light.tsx";
import { FLOOR_LAYER, POOL_LAYER } from "./layers.ts";
import { keyDirection, presetOf } from "./light-presets.ts";
import { MaterialSubject } from "./material-subject.tsx";
import { ModelSubject } from "./model-subject.tsx";
import { type OnProjected, ProjectedPlaces } from "./projected-places.tsx";
import { ReadyPrograms } from "./ready-programs.tsx";
import { TextureSheet } from "./texture-sheet.tsx";
import { Turntable } from "./turntable.tsx";
import { useFreshShadow } from "./use-fresh-shadow.ts";
import { PosedTurn } from "./use-shoot.ts";
import { useSubjectSpace } from "./use-subject-space.ts";
import { useUploadedAsset } from "./use-uploaded-asset.ts";
import type { Place, ViewerHandle } from "./viewer-handle.ts";

export interface SceneProps extends Pick<CameraRigProps, "covered" | "veiled" | "onMoved"> {
  asset: LoadedAsset | null;
  family: StageAsset["family"];
  view: View;
  setup: StageSetup;
  turning: boolean;
  /** Frames and lights the asset as its thumbnail is, on bare ground. */
  photograph?: boolean;
  slow: boolean;
  /** Rises when the graphics card lost everything and came back. */
  generation: number;
  handle: Ref<ViewerHandle>;
  /** Places to be marked over the picture. */
  marks?: readonly Place[];
  onMarks?: OnProjected;
  /** Called when the asset has been on the screen for a frame. */
  onDrawn(asset: LoadedAsset): void;
}

const NO_MARKS: readonly Place[] = [];
const noMarks: OnProjected = () => undefined;

/** What stands there stays, and no frame of it is drawn, until the next asset is on the graphics card. */
export function Scene(props: SceneProps) {
  const asset = useUploadedAsset(props.asset);
  // figures make a new object of it, and only the sheet draws any of them: all else would draw a dense mesh once more for nothing
  const bare = useRef(asset);
  if (bare.current?.maps !== asset?.maps) bare.current = asset;
  return <LitScene {...props} asset={props.setup.flat ? asset : bare.current} />;
}

/** All that is lit. Remembered: each time this is rendered, a frame is drawn. */
const LitScene = memo(function LitScene(props: SceneProps) {
  const { asset, family, view, setup, turning, photograph = false, slow, generation, handle, onDrawn } = props;
  const rotation = (setup.lightRotationDeg * Math.PI) / 180;
  const isLitByOwn = setup.light === "own";
  const isOwnShape = setup.shape === "own" && family === "material";
  useRecalledFiles(isLitByOwn, isOwnShape);
  // what is only being read, or not used, is no change to what is seen
  const panorama = useOwnThings((things) => (isLitByOwn ? things.panorama : null));
  const own = useOwnThings((things) => (isOwnShape ? things.shape : null));
  const { space, shape, start } = useSubjectSpace({ asset, family, setup, own, slow });
  const flat = setup.flat && (family === "material" || (asset?.mesh?.hasUvs ?? false));
  const shadow = setup.shadow && isShaded(view) && !flat;
  const posed = useRef<number | null>(null);
  useRendererSetup(setup.exposure, setup.tone);
  useAssetDisposal(asset);
  useDrawn(asset, onDrawn);
  const invalidate = useThree((state) => state.invalidate);
  // fiber draws when its own objects change; a material changed by hand it does not see. What stands in the scene is set in
  // layout effects, here and below: after the frame it would take a second one to show
  useLayoutEffect(() => invalidate());
  useFreshShadow(turning && !flat, posed);

  return (
    <PosedTurn value={posed}>
      <EnvironmentLight
        key={`light ${generation}`}
        light={setup.light}
        panorama={panorama}
        rotation={rotation}
        blur={setup.surroundings && !flat ? setup.blur : null}
        slow={slow}
      />
      <KeyLight
        light={setup.light}
        rotation={rotation}
        strength={setup.keyLight}
        space={space}
        shadow={shadow}
        slow={slow}
      />
      <Turntable turning={turning && !flat} center={space.center}>
        {!asset && family === "text-to-3d" && <EmptyPlinth />}
        {asset?.mesh && !flat && <ModelSubject asset={asset} mesh={asset.mesh} view={view} setup={setup} />}
        {asset?.mesh && flat && <TextureSheet asset={asset} mesh={asset.mesh} view={view} setup={setup} />}
        {asset && shape && (
          <MaterialSubject asset={asset} shape={shape} view={flat && view === "lit" ? "unlit" : view} setup={setup} />
        )}
      </Turntable>
      <Floor
        key={`floor ${generation}`}
        space={space}
        shadow={shadow}
        towards={keyDirection(setup.light, rotation)}
        keyShadow={Math.min(0.8, presetOf(setup.light).shadow * Math.sqrt(setup.keyLight))}
        pool={!setup.surroundings && !photograph}
        grid={setup.grid && !flat}
        moving={turning}
        slow={slow}
      />
      <ReadyPrograms situation={`${setup.tone} ${shadow}`} />
      <ProjectedPlaces places={props.marks ?? NO_MARKS} onProjected={props.onMarks ?? noMarks} />
      <CameraRig
        ref={handle}
        space={space}
        start={(photograph && asset?.source.view) || start}
        subject={photograph ? (asset?.source.key ?? "") : subjectOf(asset, family, flat ? "flat" : setup.shape)}
        flat={flat}
        covered={props.covered}
        veiled={props.veiled}
        lens={photograph ? "photograph" : setup.orthographic || flat ? "orthographic" : "perspective"}
        points={photograph ? asset?.mesh?.geometry.getAttribute("position").array : undefined}
        onMoved={props.onMoved}
      />
    </PosedTurn>
  );
});

/** A material is looked at by its shape, a model by its prompt; the sheet of either straight on. */
function subjectOf(asset: LoadedAsset | null, family: StageAsset["family"], shape: string): string {
  if (family === "material") return `material ${shape}`;
  return shape === "flat" ? "sheet" : `model ${asset?.source.prompt ?? ""}`;
}

/** Khronos' neutral one keeps the colours of a product as its textures have them, and is the standard. */
const TONE_MAPPINGS: Readonly<Record<Tone, ToneMapping>> = {
  neutral: NeutralToneMapping,
  agx: AgXToneMapping,
  aces: ACESFilmicToneMapping,
  filmic: CineonToneMapping,
  reinhard: ReinhardToneMapping,
  none: NoToneMapping,
};

function useRendererSetup(exposure: number, tone: Tone): void {
  const gl = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    gl.shadowMap.enabled = true;
    gl.shadowMap.type = PCFShadowMap;
    camera.layers.enable(FLOOR_LAYER);
    camera.layers.enable(POOL_LAYER);
  }, [gl, camera]);
  useLayoutEffect(() => {
    gl.toneMapping = TONE_MAPPINGS[tone];
    gl.toneMappingExposure = 2 ** exposure;
    invalidate();
  }, [gl, exposure, tone, invalidate]);
}

/** Frees an asset when the scene has let go of it. */
function useAssetDisposal(asset: LoadedAsset | null): void {
  const held = useRef(asset);
  held.current = asset;
  const maps = asset?.maps;
  useEffect(() => {
    // figures make a new object of the same textures
    const mine = maps && held.current;
    return () => void (mine && disposeAsset(mine));
  }, [maps]);
}

function useDrawn(asset: LoadedAsset | null, onDrawn: (asset: LoadedAsset) => void): void {
  const told = useRef<LoadedAsset>(null);
  useFrame(() => {
    if (!asset || told.current === asset) return;
    told.current = asset;
    // this is called before the frame is drawn, and the next turn of the page comes when it is on the screen
    requestAnimationFrame(() => onDrawn(asset));
  });
}
