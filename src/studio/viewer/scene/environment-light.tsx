import { useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect } from "react";
import { PMREMGenerator, type Texture, type WebGLRenderer, type WebGLRenderTarget } from "three";
import type { Light } from "../setup/stage-setup.ts";
import { disposeEnvironmentScene, environmentScene } from "./environment-scene.ts";
import { presetOf } from "./light-presets.ts";

/** Samples of light on a face of the cube: fewer where the processor has to draw. */
const SIZE_PX = { fast: 256, slow: 64 };

interface EnvironmentLightProps {
  light: Light;
  /** The artist's own surroundings, drawn around the horizon; used with the light `own`. */
  panorama: Texture | null;
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
    const target = own ? fromPanorama(gl, own) : fromPreset(gl, light, slow ? SIZE_PX.slow : SIZE_PX.fast);
    scene.environment = target.texture;
    invalidate();
    return () => {
      if (scene.environment === target.texture) scene.environment = null;
      target.dispose();
    };
  }, [gl, scene, invalidate, light, own, slow]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another light is another background
  useLayoutEffect(() => {
    // a panorama is sharper than the light that was made of it
    scene.background = blur === null ? null : (own ?? scene.environment);
    scene.backgroundBlurriness = blur ?? 0;
    invalidate();
    return () => {
      scene.background = null;
    };
  }, [scene, invalidate, blur, light, own, slow]);

  useEffect(() => {
    scene.environmentRotation.set(0, rotation, 0);
    scene.backgroundRotation.set(0, rotation, 0);
    invalidate();
  }, [scene, invalidate, rotation]);

  return null;
}

function fromPreset(gl: WebGLRenderer, light: Light, size: number): WebGLRenderTarget {
  const generator = new PMREMGenerator(gl);
  const surroundings = environmentScene(presetOf(light));
  const target = generator.fromScene(surroundings, 0.02, 0.1, 100, { size });
  disposeEnvironmentScene(surroundings);
  generator.dispose();
  return target;
}

function fromPanorama(gl: WebGLRenderer, panorama: Texture): WebGLRenderTarget {
  const generator = new PMREMGenerator(gl);
  const target = generator.fromEquirectangular(panorama);
  generator.dispose();
  return target;
}
