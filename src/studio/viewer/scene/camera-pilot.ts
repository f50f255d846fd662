import { MathUtils, type PerspectiveCamera, Raycaster, type Scene, Spherical, Vector2, Vector3 } from "three";
import { directionOf, fitCamera } from "./camera-fit.ts";
import { clipFor, FIELD_OF_VIEW, type Lens, sameSizeDistance } from "./camera-lens.ts";
import type { Pose } from "./camera-motion.ts";
import { fitPoints } from "./fit-points.ts";
import { normalizePose, poseIn } from "./normalized-pose.ts";
import { type Covered, pictureWindow } from "./picture-window.ts";
import type { StageSpace } from "./stage-space.ts";
import { tallness } from "./tallness.ts";
import type { Side, ViewerHandle } from "./viewer-handle.ts";

interface PilotParts {
  readonly camera: PerspectiveCamera;
  readonly scene: Scene;
  readonly target: () => Vector3;
  readonly move: (pose: Pose, slowly: boolean) => void;
  readonly shoot: ViewerHandle["shoot"];
}

/** A sixth of the picture around a subject stays free. */
const MARGIN = 1.2;
/** Straight down has no up: this much off it, in radians. */
const NEARLY = 0.001;

const SIDES: Readonly<Record<Exclude<Side, "start">, readonly [azimuth: number, elevation: number]>> = {
  front: [0, 0],
  back: [Math.PI, 0],
  right: [Math.PI / 2, 0],
  left: [-Math.PI / 2, 0],
  top: [0, Math.PI / 2 - NEARLY],
  bottom: [0, NEARLY - Math.PI / 2],
};

/** Knows the subject and turns wishes into poses of the camera. */
export class CameraPilot {
  private readonly parts: PilotParts;
  private space: StageSpace | null = null;
  private start = { azimuthDeg: 30, elevationDeg: 16 };
  private points: ArrayLike<number> | undefined;
  private width = 1;
  private height = 1;
  private below = 0;
  private above = 0;
  private veiled: Covered = { below: 0, above: 0 };
  /** The artist, or another viewer, has moved the camera since the subject was first looked at. */
  isTouched = false;

  constructor(parts: PilotParts) {
    this.parts = parts;
  }

  /**
   * Tells what there is to look at.
   *
   * @param points Coordinates of all vertices, for a picture filled by them as a thumbnail is. Left out: by their bounds, which
   *   leaves room for a turn.
   */
  frame(space: StageSpace, start: { azimuthDeg: number; elevationDeg: number }, points?: ArrayLike<number>): void {
    this.space = space;
    this.start = start;
    this.points = points;
  }

  /**
   * Tells how large the picture is, in pixels, and what lies over it below and above. The subject is looked at anew; where the artist
   * has moved the camera, it comes as much nearer or farther as lets as large a part of the subject be seen as before.
   *
   * @param inStep Other viewers show other subjects from here: all come nearer or farther alike, whatever their subjects need.
   */
  resize(width: number, height: number, covered: Covered, inStep = false): void {
    const before = this.standOff(inStep);
    this.width = width;
    this.height = Math.max(1, height);
    this.below = Math.min(this.height / 4, covered.below);
    this.above = Math.min(this.height / 4, covered.above);
    this.centre();
    if (!this.isTouched) {
      this.lookFromStart(false);
      return;
    }
    const farther = this.standOff(inStep) / before;
    if (!Number.isFinite(farther) || Math.abs(farther - 1) < 1e-6) return;
    const offset = this.offset();
    offset.radius *= farther;
    this.moveTo(offset, this.parts.target(), false);
  }

  /** Tells what lies over the picture for a while, and for which the camera does not move. */
  veil(veiled: Covered): void {
    this.veiled = veiled;
    this.centre();
  }

  /** Moves the picture to where nothing lies over it. */
  centre(): void {
    const { width, height, below, above } = this;
    const shown = pictureWindow(
      width,
      height,
      { below, above },
      this.veiled,
      this.space ? tallness(this.space.bounds) : undefined,
    );
    this.parts.camera.setViewOffset(width, height, shown.x, shown.y, shown.width, shown.height);
  }

  /** Takes another lens; what is at the target keeps its size. */
  takeLens(lens: Lens): void {
    const { camera, target, move } = this.parts;
    const fov = FIELD_OF_VIEW[lens];
    if (camera.fov === fov) return;
    const offset = this.offset();
    offset.radius = sameSizeDistance(offset.radius, camera.fov, fov);
    camera.fov = fov;
    const position = new Vector3().setFromSpherical(offset).add(target());
    move({ position, target: target().clone() }, false);
    this.clip();
  }

  /** What is in front of the subject or far behind it is not drawn. Call it whenever the camera has moved. */
  clip(): void {
    const { camera, target } = this.parts;
    const { near, far } = clipFor(camera.fov, camera.position.distanceTo(target()), this.space?.radius ?? 1);
    if (camera.near === near && camera.far === far) return;
    camera.near = near;
    camera.far = far;
    camera.updateProjectionMatrix();
  }

  /** How near and far the camera may go: the same sizes on the screen with either lens. */
  get reach(): { nearest: number; farthest: number } {
    const radius = this.space?.radius ?? 1;
    const scale = sameSizeDistance(1, FIELD_OF_VIEW.perspective, this.parts.camera.fov);
    return { nearest: radius * 0.15 * scale, farthest: radius * 24 * scale };
  }

  lookFromStart(slowly: boolean): void {
    const { azimuthDeg, elevationDeg } = this.start;
    this.look(MathUtils.degToRad(azimuthDeg), MathUtils.degToRad(elevationDeg), slowly);
    this.isTouched = false;
  }

  readonly handle: ViewerHandle = {
    fit: () => {
      const { theta, phi } = this.offset();
      this.look(theta, Math.PI / 2 - phi, true);
    },
    show: (side) => {
      if (side === "start") this.lookFromStart(true);
      else this.look(...SIDES[side], true);
    },
    orbit: (azimuth, elevation) => {
      const offset = this.offset();
      offset.theta += azimuth;
      offset.phi = MathUtils.clamp(offset.phi - elevation, NEARLY, Math.PI - NEARLY);
      this.moveTo(offset, this.parts.target(), false);
    },
    zoom: (factor) => {
      const offset = this.offset();
      const { nearest, farthest } = this.reach;
      offset.radius = MathUtils.clamp(offset.radius / factor, nearest, farthest);
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
      const point = this.handle.pick(x, y);
      if (point) this.moveTo(this.offset(), new Vector3(...point.place), true);
    },
    pick: (x, y) => {
      const { camera, scene } = this.parts;
      const ray = new Raycaster();
      ray.setFromCamera(new Vector2(2 * x - 1, 1 - 2 * y), camera);
      const [hit] = ray.intersectObjects(scene.children, true);
      if (!hit) return null;
      const normal = (hit.face?.normal.clone() ?? new Vector3()).transformDirection(hit.object.matrixWorld);
      // walls are seen from both sides
      if (normal.dot(ray.ray.direction) > 0) normal.negate();
      return { place: hit.point.toArray(), normal: normal.toArray() };
    },
    pose: () => {
      const { camera, target } = this.parts;
      const offset = this.offset();
      // told as with the short lens, so that both lenses understand each other
      offset.radius = sameSizeDistance(offset.radius, camera.fov, FIELD_OF_VIEW.perspective);
      const position = new Vector3().setFromSpherical(offset).add(target());
      return normalizePose({ position, target: target() }, this.space ?? UNIT);
    },
    follow: (pose) => {
      const { position, target } = poseIn(pose, this.space ?? UNIT);
      const offset = new Spherical().setFromVector3(position.sub(target));
      offset.radius = sameSizeDistance(offset.radius, FIELD_OF_VIEW.perspective, this.parts.camera.fov);
      this.moveTo(offset, target, false);
    },
    shoot: (size, cutOut) => this.parts.shoot(size, cutOut),
    size: () => ({ width: Math.round(this.width), height: Math.round(this.height) }),
  };

  private look(azimuth: number, elevation: number, slowly: boolean): void {
    if (!this.space) return;
    const { fov, aspect, margin } = this.format();
    const direction = directionOf(azimuth, elevation);
    const fit = this.points
      ? fitPoints(this.points, direction, fov, aspect, margin)
      : fitCamera(this.space.bounds, direction, fov, aspect, margin);
    this.isTouched = true;
    this.parts.move({ position: new Vector3(...fit.position), target: new Vector3(...fit.target) }, slowly);
  }

  /** Of the picture that is to hold the subject. */
  private format(): { fov: number; aspect: number; margin: number } {
    const margin = (MARGIN * this.height) / (this.height - this.below - this.above);
    // only the height is shared with the tools
    const aspect = (this.width / this.height) * (margin / MARGIN);
    return { fov: MathUtils.degToRad(this.parts.camera.fov), aspect, margin };
  }

  /** How far off the camera sees all of the subject, or of one that is as wide as high, from where it is now. */
  private standOff(ofAny: boolean): number {
    if (!this.space) return Number.NaN;
    const { fov, aspect, margin } = this.format();
    const { theta, phi } = this.offset();
    const { bounds } = ofAny ? UNIT : this.space;
    const { position, target } = fitCamera(bounds, directionOf(theta, Math.PI / 2 - phi), fov, aspect, margin);
    return Math.hypot(...position.map((place, axis) => place - (target[axis] ?? 0)));
  }

  private offset(): Spherical {
    const { camera, target } = this.parts;
    return new Spherical().setFromVector3(camera.position.clone().sub(target()));
  }

  private moveTo(offset: Spherical, target: Vector3, slowly: boolean): void {
    const position = new Vector3().setFromSpherical(offset).add(target);
    this.isTouched = true;
    this.parts.move({ position, target: target.clone() }, slowly);
  }
}

const UNIT: StageSpace = {
  bounds: { min: [-0.5, -0.5, -0.5], max: [0.5, 0.5, 0.5] },
  center: [0, 0, 0],
  radius: 1,
  floor: 0,
};
