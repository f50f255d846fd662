import { DoubleSide, Matrix3, ShaderMaterial, type Texture } from "three";

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
  uniform bool gray;
  varying vec2 vMapUv;
  void main() {
    vec4 texel = texture2D(map, vMapUv);
    gl_FragColor = vec4(gray ? vec3(texel.r) : texel.rgb, 1.0);
  }
`;

/** Shows the numbers of a data map as they are: no light, no tone mapping, no colour conversion. */
export function rawMapMaterial(map: Texture, gray: boolean): ShaderMaterial {
  const material = new ShaderMaterial({
    uniforms: { map: { value: map }, gray: { value: gray }, uvTransform: { value: new Matrix3() } },
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
