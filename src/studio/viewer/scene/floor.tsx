import { Grid } from "@react-three/drei";
import { CanvasTexture, MeshBasicMaterial } from "three";
import { GroundShadow } from "./ground-shadow.tsx";
import { FLOOR_LAYER, POOL_LAYER } from "./layers.ts";
import { gridCell, type StageSpace } from "./stage-space.ts";
import { useDisposable } from "./use-disposable.ts";

interface FloorProps {
  space: StageSpace;
  shadow: boolean;
  /** Unit vector to the key light, upwards. */
  towards: readonly [number, number, number];
  /** How dark the key light's shadow is. */
  keyShadow: number;
  /** A pool of light around the subject: where surroundings are seen, they have light of their own. */
  pool: boolean;
  grid: boolean;
  moving: boolean;
  slow: boolean;
}

/** A floor that is there by what happens on it: a pool of light, shadows, and a grid when asked. */
export function Floor({ space, shadow, towards, keyShadow, pool, grid, moving, slow }: FloorProps) {
  const { center, radius, floor } = space;
  const lift = radius * 0.001;
  const cell = gridCell(radius);
  return (
    <group position={[center[0], floor, center[2]]}>
      {shadow && (
        <>
          {pool && <LightPool radius={radius} />}
          <group position-y={lift}>
            <GroundShadow space={space} towards={towards} keyShadow={keyShadow} moving={moving} slow={slow} />
          </group>
        </>
      )}
      {grid && (
        <Grid
          args={[1, 1]}
          position={[0, lift * 2, 0]}
          layers={FLOOR_LAYER}
          infiniteGrid
          cellSize={cell}
          sectionSize={cell * 10}
          cellColor="#8a8d96"
          sectionColor="#c4c7cf"
          cellThickness={0.6}
          sectionThickness={1}
          fadeDistance={radius * 9}
          fadeStrength={2.5}
          fadeFrom={0}
        />
      )}
    </group>
  );
}

function LightPool({ radius }: { radius: number }) {
  const texture = useDisposable(poolTexture, []);
  const material = useDisposable(
    () => new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false, toneMapped: false }),
    [texture],
  );
  return (
    <mesh rotation-x={-Math.PI / 2} material={material} renderOrder={-2} layers={POOL_LAYER}>
      <planeGeometry args={[radius * 9, radius * 9]} />
    </mesh>
  );
}

function poolTexture(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 256;
  const context = canvas.getContext("2d");
  if (context) {
    const glow = context.createRadialGradient(128, 128, 0, 128, 128, 128);
    for (let i = 0; i <= 8; i += 1) {
      const fall = Math.cos((i / 8) * (Math.PI / 2)) ** 2;
      glow.addColorStop(i / 8, `rgb(255 255 255 / ${0.24 * fall})`);
    }
    context.fillStyle = glow;
    context.fillRect(0, 0, 256, 256);
  }
  return new CanvasTexture(canvas);
}
