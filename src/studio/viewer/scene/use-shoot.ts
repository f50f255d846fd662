import { useThree } from "@react-three/fiber";
import { createContext, type RefObject, useCallback, useContext } from "react";
import type { PerspectiveCamera } from "three";
import { POOL_LAYER } from "./layers.ts";
import type { PictureSize, Shoot } from "./viewer-handle.ts";

/** Radians that the turntable stands at while pictures are taken; null when it does as it likes. */
export const PosedTurn = createContext<RefObject<number | null>>({ current: null });

/**
 * Takes pictures in a size of their own. A single one is taken between two frames, so that nothing of it is seen.
 *
 * @returns Begins; `centre` gives the camera back the middle that it has on the screen.
 */
export function useShoot(): (centre: () => void, size: PictureSize, cutOut: boolean) => Shoot {
  const posed = useContext(PosedTurn);
  const gl = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const advance = useThree((state) => state.advance);
  const get = useThree((state) => state.get);

  return useCallback(
    (centre, { width, height }, cutOut) => {
      const ratio = gl.getPixelRatio();
      const canvas = gl.domElement;
      // on the screen a picture of another shape is shown whole
      canvas.style.objectFit = "contain";
      // light on the ground has an edge wherever the picture ends; a shadow fades by itself
      if (cutOut) camera.layers.disable(POOL_LAYER);
      return {
        take: (turn) => {
          if (canvas.width !== width || canvas.height !== height) {
            gl.setPixelRatio(1);
            gl.setSize(width, height, false);
          }
          camera.clearViewOffset();
          camera.aspect = width / height;
          camera.updateProjectionMatrix();
          posed.current = turn ?? null;
          // with everything that runs before a frame, so that shadows follow the turn
          advance(performance.now(), false);
          return canvas;
        },
        end: () => {
          posed.current = null;
          camera.layers.enable(POOL_LAYER);
          const { size } = get();
          canvas.style.objectFit = "";
          gl.setPixelRatio(ratio);
          gl.setSize(size.width, size.height, false);
          camera.aspect = size.width / size.height;
          centre();
          camera.updateProjectionMatrix();
          advance(performance.now(), false);
        },
      };
    },
    [posed, gl, camera, advance, get],
  );
}
