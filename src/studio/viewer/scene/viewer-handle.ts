/** Views along an axis, and the three-quarter view that a subject starts in. */
export type Side = "front" | "side" | "top" | "start";

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
  /** The picture as it is, with a clear background. */
  screenshot(): Promise<Blob>;
}
