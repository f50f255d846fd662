import { Spherical, Vector3 } from "three";

/** A place to look from. */
export interface Pose {
  readonly position: Vector3;
  readonly target: Vector3;
}

const DURATION = 0.28;

/** Moves a camera from one pose to another around the subject, not through it. */
export class CameraMotion {
  private readonly from: Pose;
  private readonly to: Pose;
  private elapsed = 0;

  constructor(from: Pose, to: Pose) {
    this.from = { position: from.position.clone(), target: from.target.clone() };
    this.to = to;
  }

  /** The pose after some more seconds, and whether it is the last. */
  advance(seconds: number): Pose & { done: boolean } {
    this.elapsed = Math.min(DURATION, this.elapsed + seconds);
    const t = this.elapsed / DURATION;
    const eased = 1 - (1 - t) ** 3;
    const target = this.from.target.clone().lerp(this.to.target, eased);
    const start = sphericalOf(this.from);
    const end = sphericalOf(this.to);
    const turn = ((end.theta - start.theta + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
    const offset = new Spherical(
      start.radius + (end.radius - start.radius) * eased,
      start.phi + (end.phi - start.phi) * eased,
      start.theta + turn * eased,
    );
    return { target, position: new Vector3().setFromSpherical(offset).add(target), done: t >= 1 };
  }
}

function sphericalOf({ position, target }: Pose): Spherical {
  return new Spherical().setFromVector3(position.clone().sub(target));
}
