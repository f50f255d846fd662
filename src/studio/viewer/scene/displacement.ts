import type { Material } from "three";

const UNIFORMS = /* glsl */ `
#ifdef USE_DISPLACEMENTMAP
  uniform sampler2D displacementMap;
  uniform float displacementScale;
  uniform float displacementBias;
  uniform float displacementLevel;
  attribute float displacementFade;
#endif
`;

const DISPLACE = /* glsl */ `
#ifdef USE_DISPLACEMENTMAP
  float relief = textureLod(displacementMap, vDisplacementMapUv, displacementLevel).x;
  transformed += normalize(objectNormal) * displacementFade * (relief * displacementScale + displacementBias);
#endif
`;

/**
 * Makes a material displace as finely as its mesh can show, and fade out where a shape's faces meet.
 *
 * @param level Which halving of the map a vertex samples; may change after compiling.
 */
export function displaceBy(material: Material, level: { value: number }): void {
  material.onBeforeCompile = (shader) => {
    shader.uniforms.displacementLevel = level;
    shader.vertexShader = shader.vertexShader
      .replace("#include <displacementmap_pars_vertex>", UNIFORMS)
      .replace("#include <displacementmap_vertex>", DISPLACE);
  };
  material.customProgramCacheKey = () => "displaced";
}

/**
 * The halving of a height map whose texels lie as far apart as the vertices.
 *
 * @param widthPx Of the map.
 * @param repeats Of the map across the shape.
 * @param segments Of the shape in the same direction.
 */
export function displacementLevel(widthPx: number, repeats: number, segments: number): number {
  return Math.max(0, Math.log2((widthPx * repeats) / segments));
}
