import {
  DoubleSide,
  HalfFloatType,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
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
const BLUR_VERTEX = /* glsl */ `
  varying vec2 vUv;
  void main() {
    vUv = uv;
    gl_Position = vec4(position.xy, 0.0, 1.0);
  }
`;
const BLUR_FRAGMENT = /* glsl */ `
  uniform sampler2D picture;
  uniform vec2 direction;
  varying vec2 vUv;
  void main() {
    float sum = 0.0;
    float weights = 0.0;
    for (int i = -6; i <= 6; i++) {
      float t = float(i) / 3.0;
      float weight = exp(-0.5 * t * t);
      sum += weight * texture2D(picture, vUv + direction * t).a;
      weights += weight;
    }
    gl_FragColor = vec4(0.0, 0.0, 0.0, sum / weights);
  }
`;

/** Looks up through the floor at what stands on it, and blurs what it sees: the nearer, the darker. */
export class ContactShadow {
  private readonly targets: readonly [WebGLRenderTarget, WebGLRenderTarget];
  private readonly camera = new OrthographicCamera();
  private readonly nearness = new ShaderMaterial({
    vertexShader: NEARNESS_VERTEX,
    fragmentShader: NEARNESS_FRAGMENT,
    side: DoubleSide,
  });
  private readonly blur = new ShaderMaterial({
    vertexShader: BLUR_VERTEX,
    fragmentShader: BLUR_FRAGMENT,
    uniforms: { picture: { value: null }, direction: { value: new Vector2() } },
    depthTest: false,
  });
  private readonly quad = new Mesh(new PlaneGeometry(2, 2), this.blur);

  /** @param sizePx Side of the picture. */
  constructor(sizePx: number) {
    const make = () => new WebGLRenderTarget(sizePx, sizePx, { type: HalfFloatType });
    this.targets = [make(), make()];
    this.quad.frustumCulled = false;
    this.camera.up.set(0, 0, 1);
  }

  /** Black, with the darkness as alpha. */
  get texture(): Texture {
    return this.targets[0].texture;
  }

  /** Draws the shadow of everything on layer 0. */
  render(gl: WebGLRenderer, scene: Scene, { center, floor, radius }: StageSpace): void {
    const { camera, targets } = this;
    camera.left = camera.bottom = -radius * SHADOW_REACH;
    camera.right = camera.top = radius * SHADOW_REACH;
    camera.near = 0;
    camera.far = radius * HEIGHT;
    camera.position.set(center[0], floor - radius * 0.002, center[2]);
    camera.lookAt(center[0], floor + 1, center[2]);
    camera.updateProjectionMatrix();
    const before = {
      material: scene.overrideMaterial,
      background: scene.background,
      shadows: gl.shadowMap.autoUpdate,
      target: gl.getRenderTarget(),
    };
    // surroundings throw no shadow
    scene.background = null;
    scene.overrideMaterial = this.nearness;
    gl.shadowMap.autoUpdate = false;
    gl.setRenderTarget(targets[0]);
    gl.clear();
    gl.render(scene, camera);
    scene.overrideMaterial = before.material;
    scene.background = before.background;
    for (const width of BLURS) {
      this.pass(gl, targets[0], targets[1], width, 0);
      this.pass(gl, targets[1], targets[0], 0, width);
    }
    gl.setRenderTarget(before.target);
    gl.shadowMap.autoUpdate = before.shadows;
  }

  dispose(): void {
    for (const target of this.targets) target.dispose();
    this.nearness.dispose();
    this.blur.dispose();
    this.quad.geometry.dispose();
  }

  private pass(gl: WebGLRenderer, from: WebGLRenderTarget, to: WebGLRenderTarget, x: number, y: number): void {
    const { picture, direction } = this.blur.uniforms;
    if (picture) picture.value = from.texture;
    direction?.value.set(x, y);
    gl.setRenderTarget(to);
    gl.render(this.quad, this.camera);
  }
}
