import { DoubleSide, type Scene, ShaderMaterial, type Texture, type WebGLRenderer } from "three";
import { ShadowPicture } from "./shadow-picture.ts";
import type { StageSpace } from "./stage-space.ts";

/** Half the side of the shadow's square, in radii of the subject. */
export const SHADOW_REACH = 1.7;
/** How high over the floor a surface still darkens it, in radii. */
const HEIGHT = 0.75;
/** Widths of the blur, in parts of the picture: tight at the foot, wide around it. */
const BLURS = [0.008, 0.022];

const NEARNESS_VERTEX = /* glsl */ `
  void main() {
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;
const NEARNESS_FRAGMENT = /* glsl */ `
  void main() {
    float near = 1.0 - gl_FragCoord.z;
    gl_FragColor = vec4(0.0, 0.0, 0.0, pow(near, 1.6));
  }
`;

/** Looks up through the floor at what stands on it, and blurs what it sees: the nearer, the darker. */
export class ContactShadow {
  private readonly picture: ShadowPicture;
  private readonly nearness = new ShaderMaterial({
    vertexShader: NEARNESS_VERTEX,
    fragmentShader: NEARNESS_FRAGMENT,
    side: DoubleSide,
  });

  /** @param sizePx Side of the picture. */
  constructor(sizePx: number) {
    this.picture = new ShadowPicture(sizePx);
  }

  /** Black, with the darkness as alpha. */
  get texture(): Texture {
    return this.picture.texture;
  }

  /** Draws the shadow of everything on layer 0. */
  render(gl: WebGLRenderer, scene: Scene, space: StageSpace): void {
    const { picture } = this;
    const [x, , z] = space.center;
    picture.aim({ x, z, reach: space.radius * SHADOW_REACH }, space, space.radius * HEIGHT);
    picture.draw(gl, scene, this.nearness);
    for (const width of BLURS) picture.blur(gl, width);
  }

  dispose(): void {
    this.picture.dispose();
    this.nearness.dispose();
  }
}
