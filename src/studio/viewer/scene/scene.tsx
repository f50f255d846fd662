import { useFrame, useThree } from "@react-three/fiber";
import { memo, type Ref, useEffect, useLayoutEffect, useRef } from "react";
import { NeutralToneMapping, PCFShadowMap } from "three";
import { disposeAsset, type LoadedAsset } from "../load/loaded-asset.ts";
import type { StageSetup, View } from "../setup/stage-setup.ts";
import type { StageAsset } from "../stage-asset.ts";
import { isShaded } from "./available-views.ts";
import { CameraRig } from "./camera-rig.tsx";
import { EmptyPlinth } from "./empty-plinth.tsx";
import { EnvironmentLight } from "./environment-light.tsx";
import { Floor } from "./floor.tsx";
import { KeyLight } from "./key-light.tsx";
import { LIGHT_PRESETS } from "./light-presets.ts";
import { MaterialSubject } from "./material-subject.tsx";
import { ModelSubject } from "./model-subject.tsx";
import { Turntable } from "./turntable.tsx";
import { useSubjectSpace } from "./use-subject-space.ts";
import type { ViewerHandle } from "./viewer-handle.ts";

export interface SceneProps {
  asset: LoadedAsset | null;
  family: StageAsset["family"];
  view: View;
  setup: StageSetup;
  turning: boolean;
  slow: boolean;
  /** Rises when the graphics card lost everything and came back. */
  generation: number;
  handle: Ref<ViewerHandle>;
  /** Called when the asset has been on the screen for a frame. */
  onDrawn(asset: LoadedAsset): void;
}

/** All that is lit. Remembered: the progress of what comes next draws no frame of what stands there. */
export const Scene = memo(function Scene(props: SceneProps) {
  const { asset, family, view, setup, turning, slow, generation, handle, onDrawn } = props;
  const rotation = (setup.lightRotationDeg * Math.PI) / 180;
  const { space, shape, start } = useSubjectSpace(asset, family, setup.shape, slow);
  const flat = family === "material" && setup.shape === "flat";
  const shadow = setup.shadow && isShaded(view) && !flat;
  useRendererSetup(setup.exposure);
  useAssetDisposal(asset);
  useDrawn(asset, onDrawn);
  const invalidate = useThree((state) => state.invalidate);
  // fiber draws when its own objects change; a material changed by hand it does not see
  useEffect(() => invalidate());

  return (
    <>
      <EnvironmentLight key={`light ${generation}`} light={setup.light} rotation={rotation} slow={slow} />
      <KeyLight light={setup.light} rotation={rotation} space={space} shadow={shadow} slow={slow} />
      <Turntable turning={turning} center={space.center}>
        {!asset && family === "text-to-3d" && <EmptyPlinth />}
        {asset?.mesh && <ModelSubject asset={asset} mesh={asset.mesh} view={view} wireframe={setup.wireframe} />}
        {asset && shape && (
          <MaterialSubject asset={asset} shape={shape} view={flat && view === "lit" ? "unlit" : view} setup={setup} />
        )}
      </Turntable>
      <Floor
        key={`floor ${generation}`}
        space={space}
        shadow={shadow}
        keyShadow={LIGHT_PRESETS[setup.light].shadow}
        grid={setup.grid && !flat}
        moving={turning}
        slow={slow}
      />
      <CameraRig
        ref={handle}
        space={space}
        start={start}
        subject={subjectOf(asset, family, setup.shape)}
        flat={flat}
        panel={family === "material"}
      />
    </>
  );
});

/** A material is looked at by its shape, a model by its prompt. */
function subjectOf(asset: LoadedAsset | null, family: StageAsset["family"], shape: string): string {
  return family === "material" ? `material ${shape}` : `model ${asset?.source.prompt ?? ""}`;
}

function useRendererSetup(exposure: number): void {
  const gl = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    // Khronos' neutral tone mapping keeps the colours of a product as its textures have them
    gl.toneMapping = NeutralToneMapping;
    gl.shadowMap.enabled = true;
    gl.shadowMap.type = PCFShadowMap;
    camera.layers.enable(1);
  }, [gl, camera]);
  useEffect(() => {
    gl.toneMappingExposure = 2 ** exposure;
    invalidate();
  }, [gl, exposure, invalidate]);
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
  const frames = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new asset starts the count anew
  useEffect(() => {
    frames.current = 0;
  }, [asset]);
  useFrame(({ invalidate }) => {
    if (!asset || frames.current > 1) return;
    frames.current += 1;
    // this is called before a frame is drawn: at the second call the first one is on the screen
    if (frames.current === 2) onDrawn(asset);
    else invalidate(2);
  });
}
