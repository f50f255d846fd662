import { useFrame } from "@react-three/fiber";
import { type ReactNode, useContext, useRef } from "react";
import type { Group } from "three";
import { PosedTurn } from "./use-shoot.ts";

/** Radians a second: once around in twelve seconds. */
const SPEED = (2 * Math.PI) / 12;

/** Turns what stands on it while the light stays, so that highlights travel over the surface. */
export function Turntable({
  turning,
  center,
  children,
}: {
  turning: boolean;
  center: readonly [number, number, number];
  children: ReactNode;
}) {
  const group = useRef<Group>(null);
  const angle = useRef(0);
  const posed = useContext(PosedTurn);
  useFrame(({ invalidate }, delta) => {
    const table = group.current;
    if (!table) return;
    if (posed.current === null && turning) {
      angle.current += SPEED * Math.min(delta, 0.1);
      invalidate();
    } else if (!turning) angle.current = 0;
    table.rotation.y = posed.current ?? angle.current;
  });
  const [x, , z] = center;
  return (
    <group position={[x, 0, z]} ref={group}>
      <group position={[-x, 0, -z]}>{children}</group>
    </group>
  );
}
