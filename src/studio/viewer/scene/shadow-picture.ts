import {
  HalfFloatType,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { StageSpace } from "./stage-space.ts";

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
  uniform vec4 channels;
  varying vec2 vUv;
  void main() {
    vec4 sum = vec4(0.0);
    float weights = 0.0;
    for (int i = -6; i <= 6; i++) {
      float t = float(i) / 3.0;
      float weight = exp(-0.5 * t * t);
      sum += weight * texture2D(picture, vUv + direction * t);
      weights += weight;
    }
    gl_FragColor = mix(texture2D(picture, vUv), sum / weights, channels);
  }
`;

type Channels = readonly [number, number, number, number];
const ALL: Channels = [1, 1, 1, 1];

/** A square on the floor. Metres. */
export interface FloorSquare {
  /** Middle of the square. */
  readonly x: number;
  readonly z: number;
  /** Half its side. */
  readonly reach: number;
}

/** A square picture of what stands on the floor, seen from below, to be blurred into a shadow. */
export class ShadowPicture {
  private readonly camera = new OrthographicCamera();
  private readonly targets: readonly [WebGLRenderTarget, WebGLRenderTarget];
  private readonly blurring = new ShaderMaterial({
    vertexShader: BLUR_VERTEX,
    fragmentShader: BLUR_FRAGMENT,
    uniforms: { picture: { value: null }, direction: { value: new Vector2() }, channels: { value: new Vector4() } },
    depthTest: false,
  });
  private readonly quad = new Mesh(new PlaneGeometry(2, 2), this.blurring);

  /** @param sizePx Side of the picture. */
  constructor(sizePx: number) {
    const make = () => new WebGLRenderTarget(sizePx, sizePx, { type: HalfFloatType });
    this.targets = [make(), make()];
    this.quad.frustumCulled = false;
    this.camera.up.set(0, 0, 1);
  }

  get texture(): Texture {
    return this.targets[0].texture;
  }

  /**
   * Looks up through a square of the floor.
   *
   * @param height How far it sees, metres.
   */
  aim({ x, z, reach }: FloorSquare, { floor, radius }: StageSpace, height: number): void {
    const { camera } = this;
    camera.left = camera.bottom = -reach;
    camera.right = camera.top = reach;
    camera.near = 0;
    camera.far = height;
    camera.position.set(x, floor - radius * 0.002, z);
    camera.lookAt(x, floor + 1, z);
    camera.updateProjectionMatrix();
  }

  /** Draws everything on layer 0, all in one material. */
  draw(gl: WebGLRenderer, scene: Scene, material: ShaderMaterial): void {
    const before = {
      material: scene.overrideMaterial,
      background: scene.background,
      shadows: gl.shadowMap.autoUpdate,
      stale: gl.shadowMap.needsUpdate,
      target: gl.getRenderTarget(),
    };
    // surroundings throw no shadow, and the key light's map is left to the picture itself
    scene.background = null;
    scene.overrideMaterial = material;
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = false;
    gl.setRenderTarget(this.targets[0]);
    gl.clear();
    gl.render(scene, this.camera);
    scene.overrideMaterial = before.material;
    scene.background = before.background;
    gl.shadowMap.autoUpdate = before.shadows;
    gl.shadowMap.needsUpdate = before.stale;
    gl.setRenderTarget(before.target);
  }

  /**
   * Blurs some of the channels.
   *
   * @param width Of the blur, in parts of the picture's side.
   * @param channels 1 where red, green, blue and alpha are blurred, 0 where they stay.
   */
  blur(gl: WebGLRenderer, width: number, channels: Channels = ALL): void {
    const [shown, other] = this.targets;
    const before = { target: gl.getRenderTarget(), shadows: gl.shadowMap.autoUpdate, stale: gl.shadowMap.needsUpdate };
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = false;
    this.blurring.uniforms.channels?.value.set(...channels);
    for (const [from, to, x, y] of [
      [shown, other, width, 0],
      [other, shown, 0, width],
    ] as const) {
      const { picture, direction } = this.blurring.uniforms;
      if (picture) picture.value = from.texture;
      direction?.value.set(x, y);
      gl.setRenderTarget(to);
      gl.render(this.quad, this.camera);
    }
    gl.setRenderTarget(before.target);
    gl.shadowMap.autoUpdate = before.shadows;
    gl.shadowMap.needsUpdate = before.stale;
  }

  dispose(): void {
    for (const target of this.targets) target.dispose();
    this.blurring.dispose();
    this.quad.geometry.dispose();
  }
}
