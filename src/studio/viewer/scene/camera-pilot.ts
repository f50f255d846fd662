import {
  MathUtils,
  type PerspectiveCamera,
  Raycaster,
  type Scene,
  Spherical,
  Vector2,
  Vector3,
  type WebGLRenderer,
} from "three";
import { directionOf, fitCamera } from "./camera-fit.ts";
import type { Pose } from "./camera-motion.ts";
import type { StageSpace } from "./stage-space.ts";
import type { Side, ViewerHandle } from "./viewer-handle.ts";

interface PilotParts {
  readonly camera: PerspectiveCamera;
  readonly gl: WebGLRenderer;
  readonly scene: Scene;
  readonly target: () => Vector3;
  readonly move: (pose: Pose, slowly: boolean) => void;
}

/** A sixth of the picture around a subject stays free. */
const MARGIN = 1.2;
/** Straight down has no up: this much off it, in radians. */
const NEARLY = 0.001;

/** Knows the subject and turns wishes into poses of the camera. */
export class CameraPilot {
  private readonly parts: PilotParts;
  private space: StageSpace | null = null;
  private start = { azimuthDeg: 30, elevationDeg: 16 };
  private width = 1;
  private height = 1;
  private below = 0;
  private above = 0;

  constructor(parts: PilotParts) {
    this.parts = parts;
  }

  /** Tells what there is to look at. */
  frame(space: StageSpace, start: { azimuthDeg: number; elevationDeg: number }): void {
    this.space = space;
    this.start = start;
  }

  /** Tells how large the picture is, in pixels, and moves its middle to where nothing lies over it. */
  resize(width: number, height: number, panel: boolean): void {
    this.width = width;
    this.height = Math.max(1, height);
    // on a narrow stage the toolbar has two rows, and the material's panel lies above instead of beside
    this.below = Math.min(this.height / 4, width < 760 ? 100 : 60);
    this.above = panel && width < 640 ? Math.min(this.height / 4, 116) : 0;
    this.centre();
  }

  private centre(): void {
    const { width, height, below, above } = this;
    this.parts.camera.setViewOffset(width, height, 0, (below - above) / 2, width, height);
  }

  lookFromStart(slowly: boolean): void {
    const { azimuthDeg, elevationDeg } = this.start;
    this.look(MathUtils.degToRad(azimuthDeg), MathUtils.degToRad(elevationDeg), slowly);
  }

  readonly handle: ViewerHandle = {
    fit: () => {
      const { theta, phi } = this.offset();
      this.look(theta, Math.PI / 2 - phi, true);
    },
    show: (side: Side) => {
      if (side === "start") this.lookFromStart(true);
      else this.look(side === "side" ? Math.PI / 2 : 0, side === "top" ? Math.PI / 2 - NEARLY : 0, true);
    },
    orbit: (azimuth, elevation) => {
      const offset = this.offset();
      offset.theta += azimuth;
      offset.phi = MathUtils.clamp(offset.phi - elevation, NEARLY, Math.PI - NEARLY);
      this.moveTo(offset, this.parts.target(), false);
    },
    zoom: (factor) => {
      const offset = this.offset();
      const radius = this.space?.radius ?? 1;
      offset.radius = MathUtils.clamp(offset.radius / factor, radius * 0.15, radius * 24);
      this.moveTo(offset, this.parts.target(), false);
    },
    pan: (right, up) => {
      const { camera, target } = this.parts;
      const offset = this.offset();
      const tall = 2 * offset.radius * Math.tan(MathUtils.degToRad(camera.fov) / 2);
      const shift = new Vector3(right * tall, up * tall, 0).applyQuaternion(camera.quaternion);
      this.moveTo(offset, target().clone().add(shift), false);
    },
    focus: (x, y) => {
      const { camera, scene } = this.parts;
      const ray = new Raycaster();
      ray.setFromCamera(new Vector2(2 * x - 1, 1 - 2 * y), camera);
      const [hit] = ray.intersectObjects(scene.children, true);
      if (hit) this.moveTo(this.offset(), hit.point, true);
    },
    screenshot: () => {
      const { gl, scene, camera } = this.parts;
      // the buffer is cleared after every frame: draw and read in one go
      camera.clearViewOffset();
      gl.render(scene, camera);
      this.centre();
      return new Promise((resolve, reject) =>
        gl.domElement.toBlob((blob) =>
          blob ? resolve(blob) : reject(new Error("screenshot: the canvas gave no picture.")),
        ),
      );
    },
  };

  private look(azimuth: number, elevation: number, slowly: boolean): void {
    if (!this.space) return;
    const { camera, move } = this.parts;
    const { bounds, radius } = this.space;
    const fov = MathUtils.degToRad(camera.fov);
    const margin = (MARGIN * this.height) / (this.height - this.below - this.above);
    // only the height is shared with the tools
    const aspect = (this.width / this.height) * (margin / MARGIN);
    const fit = fitCamera(bounds, directionOf(azimuth, elevation), fov, aspect, margin);
    camera.near = radius * 0.02;
    camera.far = radius * 80;
    camera.updateProjectionMatrix();
    move({ position: new Vector3(...fit.position), target: new Vector3(...fit.target) }, slowly);
  }

  private offset(): Spherical {
    const { camera, target } = this.parts;
    return new Spherical().setFromVector3(camera.position.clone().sub(target()));
  }

  private moveTo(offset: Spherical, target: Vector3, slowly: boolean): void {
    const position = new Vector3().setFromSpherical(offset).add(target);
    this.parts.move({ position, target: target.clone() }, slowly);
  }
}
