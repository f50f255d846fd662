import { useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { DirectionalLight, Vector3 } from "three";
import type { Light } from "../setup/stage-setup.ts";
import { keyDirection, presetOf } from "./light-presets.ts";
import type { StageSpace } from "./stage-space.ts";

/** Half the side of the shadow map, in radii of the subject: some air for relief and rounding. */
const HUG = 1.06;

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

/** The one light that throws a shadow. Its map is for the subject alone, and hugs it: the floor has a picture of its own. */
export function KeyLight({ light, rotation, strength, space, shadow, slow }: KeyLightProps) {
  const invalidate = useThree((state) => state.invalidate);
  const lamp = useMemo(() => {
    const made = new DirectionalLight();
    const sizePx = slow ? 512 : 2048;
    made.shadow.mapSize.set(sizePx, sizePx);
    // five lookups a pixel: spread further apart, they show as grain
    made.shadow.radius = slow ? 1.5 : 3;
    return made;
  }, [slow]);

  useLayoutEffect(() => {
    const { key } = presetOf(light);
    const { center, radius } = space;
    const direction = keyDirection(light, rotation);
    lamp.color.set(key.color);
    lamp.intensity = key.intensity * strength;
    lamp.target.position.set(...center);
    lamp.position.copy(new Vector3(...direction).multiplyScalar(radius * 5).add(lamp.target.position));
    const { camera } = lamp.shadow;
    camera.left = camera.bottom = -radius * HUG;
    camera.right = camera.top = radius * HUG;
    camera.near = radius * (5 - HUG);
    camera.far = radius * (5 + HUG);
    camera.updateProjectionMatrix();
    lamp.shadow.normalBias = radius * (slow ? 0.008 : 0.006);
    lamp.shadow.bias = -0.0006;
    lamp.target.updateMatrixWorld();
    invalidate();
  }, [lamp, light, rotation, strength, space, slow, invalidate]);

  useLayoutEffect(() => {
    lamp.castShadow = shadow;
    invalidate();
  }, [lamp, shadow, invalidate]);

  useEffect(() => () => lamp.dispose(), [lamp]);

  return <primitive object={lamp} />;
}
