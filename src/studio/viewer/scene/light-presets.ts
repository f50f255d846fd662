import type { Light } from "../setup/stage-setup.ts";
import { viewerTexts } from "../texts.ts";
import { directionOf } from "./camera-fit.ts";

/** A glowing surface that faces the subject. Angles in degrees: azimuth 0 in front, 90 to the right. */
export interface Softbox {
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
  /** Degrees that it covers, seen from the subject. */
  readonly widthDeg: number;
  readonly heightDeg: number;
  readonly color: string;
  /** Radiance; white paper in the studio's fill is about 1. */
  readonly intensity: number;
}

/** A place to stand in: what is reflected, and the one light that throws a shadow. */
export interface LightPreset {
  readonly name: string;
  /** The dome from above over the horizon to the ground. */
  readonly dome: readonly [top: string, horizon: string, ground: string];
  readonly domeIntensity: number;
  readonly softboxes: readonly Softbox[];
  readonly key: {
    readonly azimuthDeg: number;
    readonly elevationDeg: number;
    readonly color: string;
    readonly intensity: number;
  };
  /** How dark the key's shadow is on the floor, 0 to 1. */
  readonly shadow: number;
}

const box = (
  azimuthDeg: number,
  elevationDeg: number,
  widthDeg: number,
  heightDeg: number,
  intensity: number,
  color = "#ffffff",
): Softbox => ({ azimuthDeg, elevationDeg, widthDeg, heightDeg, intensity, color });

/** Four places, all built from a dome and a few softboxes: nothing is downloaded. */
export const LIGHT_PRESETS: Readonly<Record<Exclude<Light, "own">, LightPreset>> = {
  studio: {
    get name() {
      return viewerTexts.lightPresets.studio;
    },
    dome: ["#6f747c", "#4d5056", "#56575a"],
    domeIntensity: 0.9,
    // small and bright: they are there to be mirrored, and leave most of the light to the key, which throws shadows on the subject
    softboxes: [
      box(46, 40, 24, 28, 5.5, "#fffaf4"),
      box(-66, 14, 18, 72, 1.9, "#eaf1ff"),
      // what metal sees of the room behind the camera
      box(-8, 10, 62, 46, 0.42),
      box(84, 10, 8, 72, 3),
      box(152, 30, 10, 64, 5.5),
      box(-148, 26, 10, 64, 4, "#dfe9ff"),
      box(0, 88, 60, 44, 0.5),
    ],
    key: { azimuthDeg: 46, elevationDeg: 46, color: "#fffaf4", intensity: 2 },
    shadow: 0.5,
  },
  soft: {
    get name() {
      return viewerTexts.lightPresets.soft;
    },
    dome: ["#e8ebef", "#8f939a", "#3a3b3e"],
    domeIntensity: 0.75,
    softboxes: [
      box(30, 50, 60, 50, 1.6),
      box(-70, 20, 26, 80, 1.6),
      box(110, 15, 22, 80, 1.4),
      box(-150, 30, 46, 50, 1.2),
    ],
    key: { azimuthDeg: 25, elevationDeg: 64, color: "#ffffff", intensity: 0.9 },
    shadow: 0.24,
  },
  sunset: {
    get name() {
      return viewerTexts.lightPresets.sunset;
    },
    dome: ["#46588a", "#8d7876", "#2b2320"],
    domeIntensity: 0.8,
    softboxes: [
      box(62, 12, 16, 16, 34, "#ffc08a"),
      box(66, 8, 90, 16, 1.7, "#ff9d66"),
      box(-20, 22, 44, 40, 0.9, "#ffd9bd"),
      box(-75, 14, 22, 70, 1.4, "#9fb2ee"),
      box(-140, 40, 60, 60, 1.1, "#8fa4e0"),
    ],
    key: { azimuthDeg: 62, elevationDeg: 24, color: "#ffc596", intensity: 2.2 },
    shadow: 0.42,
  },
  night: {
    get name() {
      return viewerTexts.lightPresets.night;
    },
    dome: ["#141c33", "#1b2338", "#0a0b0f"],
    domeIntensity: 1,
    softboxes: [
      box(-38, 52, 22, 22, 9, "#a9c2ff"),
      box(98, 12, 18, 34, 9, "#ff9a56"),
      box(178, 28, 60, 12, 3.4, "#62d0ff"),
      box(-8, 8, 54, 46, 0.3, "#a9bce8"),
    ],
    key: { azimuthDeg: -38, elevationDeg: 52, color: "#b4caff", intensity: 1.1 },
    shadow: 0.5,
  },
};

/** The place for a light; the artist's own panorama has the soft one's key light and shadow. */
export const presetOf = (light: Light): LightPreset => LIGHT_PRESETS[light === "own" ? "soft" : light];

/**
 * Where the light that throws a shadow stands: a unit vector towards it, upwards.
 *
 * @param rotation Of the place about the vertical axis, in radians.
 */
export function keyDirection(light: Light, rotation: number): readonly [number, number, number] {
  const { azimuthDeg, elevationDeg } = presetOf(light).key;
  return directionOf((azimuthDeg * Math.PI) / 180 + rotation, (elevationDeg * Math.PI) / 180);
}
