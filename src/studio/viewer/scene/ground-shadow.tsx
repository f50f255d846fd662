import { useFrame, useThree } from "@react-three/fiber";
import { useContext, useLayoutEffect, useRef } from "react";
import { BackSide, MeshBasicMaterial, ShaderMaterial } from "three";
import { CastShadow, castArea } from "./cast-shadow.ts";
import { ContactShadow, SHADOW_REACH } from "./contact-shadow.ts";
import type { StageSpace } from "./stage-space.ts";
import { useDisposable } from "./use-disposable.ts";
import { PosedTurn } from "./use-shoot.ts";

const SIZE_PX = { contact: { fast: 512, slow: 128 }, cast: { fast: 512, slow: 192 } };
/** Never black: light comes from all around. */
const DARKNESS = 0.85;

const CAST_VERTEX = /* glsl */ `
  varying vec2 vUv;
  void main() {
    vUv = uv;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;
const CAST_FRAGMENT = /* glsl */ `
  uniform sampler2D picture;
  uniform float darkness;
  varying vec2 vUv;
  void main() {
    float shadow = dot(texture2D(picture, vUv), vec4(1.0));
    gl_FragColor = vec4(0.0, 0.0, 0.0, darkness * min(shadow, 1.0));
  }
`;

interface GroundShadowProps {
  space: StageSpace;
  /** Unit vector to the key light, upwards. */
  towards: readonly [number, number, number];
  /** How dark the key light's shadow is, 0 to 1. */
  keyShadow: number;
  /** Something turns: the shadows are drawn anew in every frame. */
  moving: boolean;
  slow: boolean;
}

/**
 * What a subject takes from the light on the floor: the soft dark where it stands, and the shadow of the key light. Placed at
 * the centre of the subject, on the floor.
 */
export function GroundShadow({ space, towards, keyShadow, moving, slow }: GroundShadowProps) {
  const invalidate = useThree((state) => state.invalidate);
  const speed = slow ? "slow" : "fast";
  const contact = useDisposable(() => new ContactShadow(SIZE_PX.contact[speed]), [speed]);
  const cast = useDisposable(() => new CastShadow(SIZE_PX.cast[speed]), [speed]);
  const contactMaterial = useDisposable(
    () =>
      new MeshBasicMaterial({
        map: contact.texture,
        transparent: true,
        opacity: DARKNESS,
        depthWrite: false,
        side: BackSide,
      }),
    [contact],
  );
  const castMaterial = useDisposable(
    () =>
      new ShaderMaterial({
        vertexShader: CAST_VERTEX,
        fragmentShader: CAST_FRAGMENT,
        uniforms: { picture: { value: cast.texture }, darkness: { value: 0 } },
        transparent: true,
        depthWrite: false,
        side: BackSide,
      }),
    [cast],
  );
  const posed = useContext(PosedTurn);
  const stale = useRef(true);
  // whatever this is rendered for may have changed the subject or the light
  useLayoutEffect(() => {
    stale.current = true;
    const { darkness } = castMaterial.uniforms;
    if (darkness) darkness.value = keyShadow;
    invalidate();
  });
  useFrame(({ gl, scene }) => {
    // a picture of a turned subject is followed by one of it as it stood
    const turned = posed.current !== null;
    if (!stale.current && !moving && !turned) return;
    stale.current = turned;
    contact.render(gl, scene, space);
    if (keyShadow > 0) cast.render(gl, scene, space, towards);
  });
  const side = space.radius * SHADOW_REACH * 2;
  const { x, z, reach } = castArea(space, towards);
  return (
    <>
      {keyShadow > 0 && (
        <mesh
          position={[x - space.center[0], 0, z - space.center[2]]}
          scale={reach * 2}
          rotation-x={Math.PI / 2}
          material={castMaterial}
          layers={1}
          renderOrder={-1}
        >
          <planeGeometry />
        </mesh>
      )}
      <mesh rotation-x={Math.PI / 2} material={contactMaterial} layers={1} renderOrder={-1}>
        <planeGeometry args={[side, side]} />
      </mesh>
    </>
  );
}
