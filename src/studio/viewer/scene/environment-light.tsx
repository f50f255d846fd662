import { useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect } from "react";
import { PMREMGenerator } from "three";
import type { Light } from "../setup/stage-setup.ts";
import { disposeEnvironmentScene, environmentScene } from "./environment-scene.ts";
import { LIGHT_PRESETS } from "./light-presets.ts";

/** Samples of light on a face of the cube: fewer where the processor has to draw. */
const SIZE_PX = { fast: 256, slow: 64 };

/** Lights the scene from all around. Remount it after a lost context: its pixels are gone then. */
export function EnvironmentLight({ light, rotation, slow }: { light: Light; rotation: number; slow: boolean }) {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);

  useLayoutEffect(() => {
    const generator = new PMREMGenerator(gl);
    const surroundings = environmentScene(LIGHT_PRESETS[light]);
    const target = generator.fromScene(surroundings, 0.02, 0.1, 100, { size: slow ? SIZE_PX.slow : SIZE_PX.fast });
    disposeEnvironmentScene(surroundings);
    generator.dispose();
    scene.environment = target.texture;
    invalidate();
    return () => {
      if (scene.environment === target.texture) scene.environment = null;
      target.dispose();
    };
  }, [gl, scene, invalidate, light, slow]);

  useEffect(() => {
    scene.environmentRotation.set(0, rotation, 0);
    invalidate();
  }, [scene, invalidate, rotation]);

  return null;
}
