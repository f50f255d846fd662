/** What is drawn: shaded, or one thing alone. */
export const VIEWS = [
  "lit",
  "unlit",
  "clay",
  "normals",
  "uv",
  "normal",
  "roughness",
  "metalness",
  "ao",
  "displacement",
] as const;
export type View = (typeof VIEWS)[number];

export const SHAPES = ["sphere", "cube", "plane", "flat"] as const;
/** What a material is shown on; `flat` is a wall of tiles, seen straight on. */
export type Shape = (typeof SHAPES)[number];

export const LIGHTS = ["studio", "soft", "sunset", "night"] as const;
export type Light = (typeof LIGHTS)[number];

/** How the stage is set up. Kept between visits. */
export interface StageSetup {
  readonly view: View;
  readonly wireframe: boolean;
  readonly light: Light;
  /** Degrees about the vertical axis, -180 to 180. */
  readonly lightRotationDeg: number;
  /** Stops, -4 to 4. */
  readonly exposure: number;
  readonly grid: boolean;
  readonly shadow: boolean;
  readonly shape: Shape;
  /** Repeats across the shape, 1 to 8. */
  readonly tiling: number;
  /** Relief, 0 to 2; 1 is a twentieth of the shape's size at tiling 1. */
  readonly relief: number;
  /** Maps taken off the material. */
  readonly mapsOff: readonly string[];
  readonly statistics: boolean;
  /** Screenshots without a backdrop. */
  readonly transparent: boolean;
}

export const DEFAULT_SETUP: StageSetup = {
  view: "lit",
  wireframe: false,
  light: "studio",
  lightRotationDeg: 0,
  exposure: 0,
  grid: false,
  shadow: true,
  shape: "sphere",
  tiling: 1,
  relief: 1,
  mapsOff: [],
  statistics: false,
  transparent: false,
};

/** Reads a kept set-up. Whatever does not fit, from an older version or a changed file, gets its default. */
export function parseSetup(text: string | null): StageSetup {
  const kept = readRecord(text);
  const oneOf = <T extends string>(key: keyof StageSetup, allowed: readonly T[], otherwise: T): T =>
    allowed.find((value) => value === kept[key]) ?? otherwise;
  const within = (key: keyof StageSetup, low: number, high: number, otherwise: number): number => {
    const value = kept[key];
    return typeof value === "number" && value >= low && value <= high ? value : otherwise;
  };
  const flag = (key: keyof StageSetup, otherwise: boolean): boolean =>
    typeof kept[key] === "boolean" ? kept[key] : otherwise;
  const standard = DEFAULT_SETUP;
  return {
    view: oneOf("view", VIEWS, standard.view),
    wireframe: flag("wireframe", standard.wireframe),
    light: oneOf("light", LIGHTS, standard.light),
    lightRotationDeg: within("lightRotationDeg", -180, 180, standard.lightRotationDeg),
    exposure: within("exposure", -4, 4, standard.exposure),
    grid: flag("grid", standard.grid),
    shadow: flag("shadow", standard.shadow),
    shape: oneOf("shape", SHAPES, standard.shape),
    tiling: Math.round(within("tiling", 1, 8, standard.tiling)),
    relief: within("relief", 0, 2, standard.relief),
    mapsOff: Array.isArray(kept.mapsOff) ? kept.mapsOff.filter((map) => typeof map === "string") : standard.mapsOff,
    statistics: flag("statistics", standard.statistics),
    transparent: flag("transparent", standard.transparent),
  };
}

function readRecord(text: string | null): Partial<Record<keyof StageSetup, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
