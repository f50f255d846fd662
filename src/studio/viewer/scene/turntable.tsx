import { useFrame } from "@react-three/fiber";
import { type ReactNode, useRef } from "react";
import type { Group } from "three";

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
  useFrame(({ invalidate }, delta) => {
    const table = group.current;
    if (!table) return;
    if (turning) {
      table.rotation.y += SPEED * Math.min(delta, 0.1);
      invalidate();
    } else table.rotation.y = 0;
  });
  const [x, , z] = center;
  return (
    <group position={[x, 0, z]} ref={group}>
      <group position={[-x, 0, -z]}>{children}</group>
    </group>
  );
}
