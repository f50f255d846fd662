import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Has the shadow of the key light drawn anew when the scene is another, and not whenever the camera moves: a shadow takes as many
 * triangles as the picture itself.
 *
 * @param moving The subject turns by itself.
 * @param posed Where it is turned to for a picture; null between pictures.
 */
export function useFreshShadow(moving: boolean, posed: RefObject<number | null>): void {
  const gl = useThree((state) => state.gl);
  // whatever the scene is rendered for may have moved the light or the subject
  useLayoutEffect(() => {
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
  });
  const wasPosed = useRef(false);
  useFrame(() => {
    const isPosed = posed.current !== null;
    // a picture of a turned subject is followed by one of it as it stood
    if (moving || isPosed || wasPosed.current) gl.shadowMap.needsUpdate = true;
    wasPosed.current = isPosed;
  });
}
