import { useFrame, useThree } from "@react-three/fiber";
import { useContext, useLayoutEffect, useRef } from "react";
import { BackSide, MeshBasicMaterial } from "three";
import { ContactShadow, SHADOW_REACH } from "./contact-shadow.ts";
import type { StageSpace } from "./stage-space.ts";
import { useDisposable } from "./use-disposable.ts";
import { PosedTurn } from "./use-shoot.ts";

const SIZE_PX = { fast: 512, slow: 128 };
/** Never black: light comes from all around. */
const DARKNESS = 0.85;

interface GroundShadowProps {
  space: StageSpace;
  /** Something turns: the shadow is drawn anew in every frame. */
  moving: boolean;
  slow: boolean;
}

/** The soft dark where a subject meets the floor. Placed at the centre of the subject, on the floor. */
export function GroundShadow({ space, moving, slow }: GroundShadowProps) {
  const invalidate = useThree((state) => state.invalidate);
  const shadow = useDisposable(() => new ContactShadow(slow ? SIZE_PX.slow : SIZE_PX.fast), [slow]);
  const material = useDisposable(
    () =>
      new MeshBasicMaterial({
        map: shadow.texture,
        transparent: true,
        opacity: DARKNESS,
        depthWrite: false,
        side: BackSide,
      }),
    [shadow],
  );
  const posed = useContext(PosedTurn);
  const stale = useRef(true);
  // whatever this is rendered for may have changed the subject
  useLayoutEffect(() => {
    stale.current = true;
    invalidate();
  });
  useFrame(({ gl, scene }) => {
    // a picture of a turned subject is followed by one of it as it stood
    const turned = posed.current !== null;
    if (!stale.current && !moving && !turned) return;
    stale.current = turned;
    shadow.render(gl, scene, space);
  });
  const side = space.radius * SHADOW_REACH * 2;
  return (
    <mesh rotation-x={Math.PI / 2} material={material} layers={1} renderOrder={-1}>
      <planeGeometry args={[side, side]} />
    </mesh>
  );
}
