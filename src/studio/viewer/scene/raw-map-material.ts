import { DoubleSide, Matrix3, ShaderMaterial, type Texture } from "three";
import type { Channel } from "../setup/stage-setup.ts";

const VERTEX = /* glsl */ `
  uniform mat3 uvTransform;
  varying vec2 vMapUv;
  void main() {
    vMapUv = (uvTransform * vec3(uv, 1.0)).xy;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  uniform sampler2D map;
  uniform int channel;
  uniform bool encode;
  uniform bool flipGreen;
  varying vec2 vMapUv;
  void main() {
    vec4 texel = texture2D(map, vMapUv);
    if (encode) texel = sRGBTransferOETF(texel);
    if (flipGreen) texel.g = 1.0 - texel.g;
    vec3 shown = texel.rgb;
    if (channel == 0) shown = vec3(texel.r);
    if (channel == 1) shown = vec3(texel.g);
    if (channel == 2) shown = vec3(texel.b);
    if (channel == 3) shown = vec3(texel.a);
    gl_FragColor = vec4(shown, 1.0);
  }
`;

const CHANNEL_NUMBERS: Readonly<Record<Channel, number>> = { all: -1, r: 0, g: 1, b: 2, a: 3 };

interface RawMap {
  /** The card turns sRGB into light when it reads: turn it back. */
  readonly isColor?: boolean;
  readonly channel: Channel;
  /** Shows a normal map the other way round than its file has it. */
  readonly flipGreen?: boolean;
}

/** Shows the numbers of a map as they are in its file: no light, no tone mapping. */
export function rawMapMaterial(map: Texture, { isColor = false, channel, flipGreen = false }: RawMap): ShaderMaterial {
  const material = new ShaderMaterial({
    uniforms: {
      map: { value: map },
      channel: { value: CHANNEL_NUMBERS[channel] },
      encode: { value: isColor },
      flipGreen: { value: flipGreen },
      uvTransform: { value: new Matrix3() },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: DoubleSide,
  });
  material.onBeforeRender = () => {
    map.updateMatrix();
    material.uniforms.uvTransform?.value.copy(map.matrix);
    material.uniformsNeedUpdate = true;
  };
  return material;
}
