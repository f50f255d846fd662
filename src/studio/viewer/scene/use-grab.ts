import { useThree } from "@react-three/fiber";
import { createContext, type RefObject, useCallback, useContext } from "react";
import type { PerspectiveCamera } from "three";
import type { PictureSize } from "./viewer-handle.ts";

/** Radians that the turntable stands at while pictures are taken; null when it does as it likes. */
export const PosedTurn = createContext<RefObject<number | null>>({ current: null });

/** Draws one picture in a size of its own, between two frames, so that nothing of it is seen on the screen. */
export function useGrab(): (centre: () => void, size: PictureSize, turn?: number) => HTMLCanvasElement {
  const posed = useContext(PosedTurn);
  const gl = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const advance = useThree((state) => state.advance);
  const invalidate = useThree((state) => state.invalidate);

  return useCallback(
    (centre, { width, height }, turn) => {
      const before = { ratio: gl.getPixelRatio(), aspect: camera.aspect };
      const { width: shownWidth, height: shownHeight } = gl.domElement;
      gl.setPixelRatio(1);
      gl.setSize(width, height, false);
      camera.clearViewOffset();
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
      posed.current = turn ?? null;
      const picture = document.createElement("canvas");
      try {
        // with everything that runs before a frame, so that shadows follow the turn
        advance(performance.now(), false);
        picture.width = width;
        picture.height = height;
        // the buffer is cleared after every frame: draw and read in one go
        picture.getContext("2d")?.drawImage(gl.domElement, 0, 0);
      } finally {
        posed.current = null;
        gl.setPixelRatio(before.ratio);
        gl.setSize(Math.round(shownWidth / before.ratio), Math.round(shownHeight / before.ratio), false);
        camera.aspect = before.aspect;
        centre();
        camera.updateProjectionMatrix();
        advance(performance.now(), false);
        invalidate();
      }
      return picture;
    },
    [posed, gl, camera, advance, invalidate],
  );
}
