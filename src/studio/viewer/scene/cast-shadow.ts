import { DoubleSide, type Scene, ShaderMaterial, type Texture, Vector2, type WebGLRenderer } from "three";
import { type FloorSquare, ShadowPicture } from "./shadow-picture.ts";
import type { StageSpace } from "./stage-space.ts";

/** Widths of the blurs, in parts of the picture: what lies on the floor has the first, what is high above it all of them. */
const BLURS = [0.003, 0.009, 0.022, 0.05] as const;
/** How far a shadow's edge is spread, per metre from what throws it: half the angle that a big soft lamp covers. */
const SPREAD = 0.05;
/** Kept free around the shadow for its soft edge, in radii of the subject. */
const RIM = 0.4;

const CAST_VERTEX = /* glsl */ `
  uniform float ground;
  uniform vec2 slope;
  varying float vHeight;
  void main() {
    vec4 place = modelMatrix * vec4(position, 1.0);
    vHeight = place.y - ground;
    place.xz -= slope * vHeight;
    gl_Position = projectionMatrix * viewMatrix * place;
  }
`;
// each height belongs to the two blurs around it
const CAST_FRAGMENT = /* glsl */ `
  uniform float spread;
  varying float vHeight;
  void main() {
    float width = max(vHeight, 0.0) * spread;
    float level = width < ${BLURS[1]} ? (width - ${BLURS[0]}) / ${BLURS[1] - BLURS[0]}
      : width < ${BLURS[2]} ? 1.0 + (width - ${BLURS[1]}) / ${BLURS[2] - BLURS[1]}
      : 2.0 + (width - ${BLURS[2]}) / ${BLURS[3] - BLURS[2]};
    gl_FragColor = max(vec4(0.0), 1.0 - abs(vec4(0.0, 1.0, 2.0, 3.0) - clamp(level, 0.0, 3.0)));
  }
`;

/**
 * Where everything within the space throws its shadow.
 *
 * @param towards Unit vector to the light, upwards.
 */
export function castArea(
  { center, floor, radius }: StageSpace,
  towards: readonly [number, number, number],
): FloorSquare {
  const fall = (center[1] - floor) / towards[1];
  return {
    x: center[0] - towards[0] * fall,
    z: center[2] - towards[2] * fall,
    reach: radius * (1 / towards[1] + RIM),
  };
}

/**
 * The shadow that a light throws on the floor, worked out once for all frames: sharp where the subject stands, softer the
 * further what throws it is away. A shadow map is looked up a few times a pixel, which shows as hatching.
 */
export class CastShadow {
  private readonly picture: ShadowPicture;
  private readonly cast = new ShaderMaterial({
    vertexShader: CAST_VERTEX,
    fragmentShader: CAST_FRAGMENT,
    uniforms: { ground: { value: 0 }, slope: { value: new Vector2() }, spread: { value: 0 } },
    side: DoubleSide,
  });

  /** @param sizePx Side of the picture. */
  constructor(sizePx: number) {
    this.picture = new ShadowPicture(sizePx);
  }

  /** The sum of its channels is the darkness. */
  get texture(): Texture {
    return this.picture.texture;
  }

  /**
   * Draws the shadow of everything on layer 0.
   *
   * @param towards Unit vector to the light, upwards.
   */
  render(gl: WebGLRenderer, scene: Scene, space: StageSpace, towards: readonly [number, number, number]): void {
    const { picture, cast } = this;
    const { floor, radius } = space;
    const area = castArea(space, towards);
    picture.aim(area, space, radius * 4);
    const { ground, slope, spread } = cast.uniforms;
    if (ground) ground.value = floor;
    slope?.value.set(towards[0] / towards[1], towards[2] / towards[1]);
    if (spread) spread.value = SPREAD / (towards[1] * 2 * area.reach);
    picture.draw(gl, scene, cast);
    for (const [i, width] of BLURS.entries()) {
      // what is softer is blurred along
      picture.blur(gl, width, [i < 1 ? 1 : 0, i < 2 ? 1 : 0, i < 3 ? 1 : 0, 1]);
    }
  }

  dispose(): void {
    this.picture.dispose();
    this.cast.dispose();
  }
}
