import { useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { DirectionalLight, Vector3 } from "three";
import type { Light } from "../setup/stage-setup.ts";
import { directionOf } from "./camera-fit.ts";
import { presetOf } from "./light-presets.ts";
import type { StageSpace } from "./stage-space.ts";

interface KeyLightProps {
  light: Light;
  /** About the vertical axis, with the environment. */
  rotation: number;
  /** 1 is as the place has it. */
  strength: number;
  space: StageSpace;
  shadow: boolean;
  slow: boolean;
}

/** The one light that throws a shadow; its frustum hugs the subject and the floor around it. */
export function KeyLight({ light, rotation, strength, space, shadow, slow }: KeyLightProps) {
  const invalidate = useThree((state) => state.invalidate);
  const lamp = useMemo(() => {
    const made = new DirectionalLight();
    const sizePx = slow ? 512 : 2048;
    made.shadow.mapSize.set(sizePx, sizePx);
    made.shadow.radius = slow ? 4 : 9;
    made.shadow.blurSamples = slow ? 8 : 20;
    return made;
  }, [slow]);

  useLayoutEffect(() => {
    const { key } = presetOf(light);
    const { center, radius } = space;
    const direction = directionOf((key.azimuthDeg * Math.PI) / 180 + rotation, (key.elevationDeg * Math.PI) / 180);
    lamp.color.set(key.color);
    lamp.intensity = key.intensity * strength;
    lamp.target.position.set(...center);
    lamp.position.copy(new Vector3(...direction).multiplyScalar(radius * 5).add(lamp.target.position));
    const { camera } = lamp.shadow;
    camera.left = camera.bottom = -radius * 2;
    camera.right = camera.top = radius * 2;
    camera.near = radius;
    camera.far = radius * 12;
    camera.updateProjectionMatrix();
    lamp.shadow.normalBias = radius * 0.008;
    lamp.shadow.bias = -0.0006;
    lamp.target.updateMatrixWorld();
    invalidate();
  }, [lamp, light, rotation, strength, space, invalidate]);

  useLayoutEffect(() => {
    lamp.castShadow = shadow;
    invalidate();
  }, [lamp, shadow, invalidate]);

  useEffect(() => () => lamp.dispose(), [lamp]);

  return <primitive object={lamp} />;
}
