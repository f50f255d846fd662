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

/** Space around a subject that is fitted: the toolbar and the eye need some. */
const MARGIN = 1.32;
/** Straight down has no up: this much off it, in radians. */
const NEARLY = 0.001;

/** Knows the subject and turns wishes into poses of the camera. */
export class CameraPilot {
  private readonly parts: PilotParts;
  private space: StageSpace | null = null;
  private start = { azimuthDeg: 30, elevationDeg: 16 };
  private aspect = 1;

  constructor(parts: PilotParts) {
    this.parts = parts;
  }

  /** Tells what there is to look at. */
  frame(space: StageSpace, start: { azimuthDeg: number; elevationDeg: number }, aspect: number): void {
    this.space = space;
    this.start = start;
    this.aspect = aspect;
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
      gl.render(scene, camera);
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
    const fit = fitCamera(bounds, directionOf(azimuth, elevation), fov, this.aspect, MARGIN);
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
