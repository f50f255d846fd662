import { Grid } from "@react-three/drei";
import { ShaderMaterial } from "three";
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

const POOL_VERTEX = /* glsl */ `
  varying vec2 vFromMiddle;
  varying vec3 vPlace;
  void main() {
    vFromMiddle = uv * 2.0 - 1.0;
    vec4 place = modelMatrix * vec4(position, 1.0);
    vPlace = place.xyz;
    gl_Position = projectionMatrix * viewMatrix * place;
  }
`;
/** Seen along the floor, all of the pool would lie in one bright line from edge to edge: it fades as the look grazes it. */
const POOL_FRAGMENT = /* glsl */ `
  varying vec2 vFromMiddle;
  varying vec3 vPlace;
  void main() {
    float fall = cos(min(length(vFromMiddle), 1.0) * 1.5707963);
    float steepness = abs(normalize(cameraPosition - vPlace).y);
    gl_FragColor = vec4(vec3(1.0), 0.24 * fall * fall * smoothstep(0.0, 0.06, steepness));
  }
`;

function LightPool({ radius }: { radius: number }) {
  const material = useDisposable(
    () =>
      new ShaderMaterial({
        vertexShader: POOL_VERTEX,
        fragmentShader: POOL_FRAGMENT,
        transparent: true,
        depthWrite: false,
      }),
    [],
  );
  return (
    <mesh rotation-x={-Math.PI / 2} material={material} renderOrder={-2} layers={POOL_LAYER}>
      <planeGeometry args={[radius * 9, radius * 9]} />
    </mesh>
  );
}
