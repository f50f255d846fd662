import {
  BufferGeometry,
  Camera,
  Mesh,
  RawShaderMaterial,
  Scene,
  Sphere,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";

/** What is brought along with the first picture of a model: it takes a few milliseconds. */
const AT_ONCE_BYTES = 2_000_000;

/** Draws nothing, and costs nothing to compile: three sends an index only with something that is drawn by it. */
const NOTHING = new RawShaderMaterial({
  vertexShader: "attribute vec3 position; void main() { gl_Position = vec4(position, 1.0); }",
  fragmentShader: "void main() { gl_FragColor = vec4(0.0); }",
});

/**
 * Brings a geometry to the graphics card array by array, as three.js would with its first picture, all at once: for half a million
 * faces that are 14 MB, which hold the page for 50 ms where there is no card.
 */
export class GeometryUpload {
  /** Has the arrays that are on the card so far, and owns them until all are. */
  private readonly staged = new BufferGeometry();
  private readonly scene = new Scene();
  private readonly camera = new Camera();
  private readonly target = new WebGLRenderTarget(1, 1, { depthBuffer: false });
  private readonly gl: WebGLRenderer;
  private readonly waiting: (() => void)[];

  constructor(gl: WebGLRenderer, { attributes, index }: BufferGeometry) {
    this.gl = gl;
    const mesh = new Mesh(this.staged, NOTHING);
    mesh.frustumCulled = false;
    this.scene.add(mesh);
    this.staged.setDrawRange(0, 0);
    // three would walk over all vertices for it
    this.staged.boundingSphere = new Sphere();
    const arrays = [...Object.values(attributes), ...(index ? [index] : [])];
    const bytes = arrays.reduce((sum, { array }) => sum + array.byteLength, 0);
    this.waiting =
      bytes <= AT_ONCE_BYTES
        ? []
        : [
            ...Object.entries(attributes).map(
              ([name, attribute]) =>
                () =>
                  this.staged.setAttribute(name, attribute),
            ),
            ...(index ? [() => this.staged.setIndex(index)] : []),
          ];
  }

  /** Brings the next array. @returns Whether there was one. */
  next(): boolean {
    const { gl, waiting, scene, camera, target } = this;
    const stage = waiting.shift();
    if (!stage) return false;
    stage();
    const before = gl.getRenderTarget();
    gl.setRenderTarget(target);
    gl.render(scene, camera);
    gl.setRenderTarget(before);
    return true;
  }

  /** Leaves what is on the card to the geometry it came from, which frees it. */
  finish(): void {
    for (const name of Object.keys(this.staged.attributes)) this.staged.deleteAttribute(name);
    this.staged.setIndex(null);
    this.dispose();
  }

  /** Frees what has come so far. */
  dispose(): void {
    this.staged.dispose();
    this.target.dispose();
  }
}
