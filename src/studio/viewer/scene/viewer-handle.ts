import type { NormalizedPose } from "./normalized-pose.ts";

/** Views along an axis, and the three-quarter view that a subject starts in. */
export type Side = "front" | "back" | "right" | "left" | "top" | "bottom" | "start";

export type Place = readonly [x: number, y: number, z: number];

/** A place on a subject. */
export interface SurfacePoint {
  readonly place: Place;
  /** Unit vector away from the surface, to the side it is seen from. */
  readonly normal: Place;
}

/** What the toolbar and the keyboard can ask of the viewer. */
export interface ViewerHandle {
  /** Shows the whole subject from where the camera is. */
  fit(): void;
  show(side: Side): void;
  /** Turns the camera, in radians. */
  orbit(azimuth: number, elevation: number): void;
  /** Above 1 comes closer. */
  zoom(factor: number): void;
  /** Moves along the picture, in parts of its height. */
  pan(right: number, up: number): void;
  /** Makes what is under a place of the canvas the centre; places from 0 to 1, from the top left. */
  focus(x: number, y: number): void;
  /** The subject's surface under a place of the canvas; null beside it. */
  pick(x: number, y: number): SurfacePoint | null;
  /** Where the camera is, in measures of the subject. */
  pose(): NormalizedPose;
  follow(pose: NormalizedPose): void;
  /**
   * Begins to take pictures in a size of their own. Until the end of it the screen shows them, too.
   *
   * @param cutOut Without the light on the ground: the subject and its shadow alone.
   */
  shoot(size: PictureSize, cutOut?: boolean): Shoot;
  /** Its size on the screen, in pixels of the screen. */
  size(): PictureSize;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Pictures of what is there, as it is seen now, with a clear background. */
export interface Shoot {
  /**
   * @param turn Radians that the subject is turned for it.
   * @returns The canvas of the viewer: read it at once, for it is cleared after the frame.
   */
  take(turn?: number): HTMLCanvasElement;
  /** Gives the size on the screen back. */
  end(): void;
}
