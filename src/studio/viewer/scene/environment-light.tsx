import { useThree } from "@react-three/fiber";
import { useLayoutEffect } from "react";
import { PMREMGenerator, type Texture, type WebGLRenderer } from "three";
import type { OwnPanorama } from "../own/read-panorama.ts";
import type { Light } from "../setup/stage-setup.ts";
import { disposeEnvironmentScene, environmentScene } from "./environment-scene.ts";
import { presetOf } from "./light-presets.ts";
import { lightTexture, prefilteredLight } from "./prefiltered-light.ts";

interface EnvironmentLightProps {
  light: Light;
  /** The artist's own surroundings, drawn around the horizon; used with the light `own`. */
  panorama: OwnPanorama | null;
  /** Radians about the vertical axis. */
  rotation: number;
  /** How soft the surroundings are behind the subject, 0 to 1; null when they are not to be seen. */
  blur: number | null;
  slow: boolean;
}

/** Lights the scene from all around. Remount it after a lost context: its pixels are gone then. */
export function EnvironmentLight({ light, panorama, rotation, blur, slow }: EnvironmentLightProps) {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);
  const own = light === "own" ? panorama : null;

  useLayoutEffect(() => {
    const { texture, dispose } = own ? fromPanorama(gl, own) : fromPreset(gl, light, slow);
    scene.environment = texture;
    invalidate();
    return () => {
      if (scene.environment === texture) scene.environment = null;
      dispose();
    };
  }, [gl, scene, invalidate, light, own, slow]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another light is another background
  useLayoutEffect(() => {
    // a panorama is sharper than the light that was made of it; blurred, three would have it sorted by roughness once more
    const picture = own && (blur === 0 || !own.light) ? own.picture : scene.environment;
    scene.background = blur === null ? null : picture;
    scene.backgroundBlurriness = blur ?? 0;
    invalidate();
    return () => {
      scene.background = null;
    };
  }, [scene, invalidate, blur, light, own, slow]);

  useLayoutEffect(() => {
    scene.environmentRotation.set(0, rotation, 0);
    scene.backgroundRotation.set(0, rotation, 0);
    invalidate();
  }, [scene, invalidate, rotation]);

  return null;
}

/** Light from all around, sorted by roughness, and how to give it back. */
interface Environment {
  readonly texture: Texture;
  dispose(): void;
}

function fromPreset(gl: WebGLRenderer, light: Light, slow: boolean): Environment {
  if (slow) {
    const texture = prefilteredLight(presetOf(light));
    return { texture, dispose: () => texture.dispose() };
  }
  const generator = new PMREMGenerator(gl);
  const surroundings = environmentScene(presetOf(light));
  const target = generator.fromScene(surroundings, 0.02, 0.1, 100);
  disposeEnvironmentScene(surroundings);
  generator.dispose();
  return { texture: target.texture, dispose: () => target.dispose() };
}

function fromPanorama(gl: WebGLRenderer, { picture, light }: OwnPanorama): Environment {
  if (light) {
    const texture = lightTexture(light);
    return { texture, dispose: () => texture.dispose() };
  }
  const generator = new PMREMGenerator(gl);
  const target = generator.fromEquirectangular(picture);
  generator.dispose();
  return { texture: target.texture, dispose: () => target.dispose() };
}
