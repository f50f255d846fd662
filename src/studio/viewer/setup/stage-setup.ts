/** What is drawn: shaded, or one thing alone. */
export const VIEWS = [
  "lit",
  "unlit",
  "clay",
  "matcap",
  "normals",
  "uv",
  "normal",
  "roughness",
  "metalness",
  "ao",
  "displacement",
] as const;
export type View = (typeof VIEWS)[number];

export const MATCAPS = ["pearl", "bronze", "jade", "ink", "zebra"] as const;
/** A whole light and surface in one picture of a ball. */
export type Matcap = (typeof MATCAPS)[number];

export const WIRES = ["off", "over", "only"] as const;
/** The edges of a mesh: none, over what is drawn, or alone with what they hide left out. */
export type Wire = (typeof WIRES)[number];

export const CHANNELS = ["all", "r", "g", "b", "a"] as const;
/** Which channel of a picture is shown, in grey. */
export type Channel = (typeof CHANNELS)[number];

export const SHAPES = ["sphere", "cube", "plane", "cylinder", "knot", "cloth", "own"] as const;
/** What a material is shown on; `own` is a mesh of the artist's. */
export type Shape = (typeof SHAPES)[number];

export const LIGHTS = ["studio", "soft", "sunset", "night", "own"] as const;
/** Where the subject stands; `own` is a panorama of the artist's. */
export type Light = (typeof LIGHTS)[number];

export const TONES = ["neutral", "agx", "aces", "filmic", "reinhard", "none"] as const;
/** How bright light is brought onto the screen. */
export type Tone = (typeof TONES)[number];

export const SHARPNESSES = ["auto", "full", "half"] as const;
/** Pixels drawn for one of the screen's: as the machine bears, all, or one for two across and down. */
export type Sharpness = (typeof SHARPNESSES)[number];

/** How the stage is set up. Kept between visits. */
export interface StageSetup {
  readonly view: View;
  readonly matcap: Matcap;
  readonly channel: Channel;
  readonly wire: Wire;
  /** The texture sheet instead of the form: a model's charts, a material's tiles. */
  readonly flat: boolean;
  /** Lines on the sheet: a model's charts, a material's seams. */
  readonly guides: boolean;
  readonly light: Light;
  /** Degrees about the vertical axis, -180 to 180. */
  readonly lightRotationDeg: number;
  /** The surroundings are seen behind the subject. */
  readonly surroundings: boolean;
  /** How soft they are, 0 to 1. */
  readonly blur: number;
  /** Stops, -4 to 4. */
  readonly exposure: number;
  readonly tone: Tone;
  /** Strength of the key light, 0 to 4; 1 is as the place has it. */
  readonly keyLight: number;
  readonly grid: boolean;
  readonly shadow: boolean;
  /** Without perspective. */
  readonly orthographic: boolean;
  readonly sharpness: Sharpness;
  readonly shape: Shape;
  /** Repeats across the shape, 1 to 8. */
  readonly tiling: number;
  /** Relief, 0 to 2; 1 is a twentieth of the shape's size at tiling 1. */
  readonly relief: number;
  /** The green of a normal map points down, as in DirectX. */
  readonly normalDown: boolean;
  /** Maps taken off the material. */
  readonly mapsOff: readonly string[];
  readonly statistics: boolean;
  /** Pictures without a backdrop. */
  readonly transparent: boolean;
}

/** The part of it that light and film are. */
export type LightSetup = Pick<
  StageSetup,
  "light" | "lightRotationDeg" | "surroundings" | "blur" | "exposure" | "tone" | "keyLight" | "shadow"
>;

export const DEFAULT_SETUP: StageSetup = {
  view: "lit",
  matcap: "pearl",
  channel: "all",
  wire: "off",
  flat: false,
  guides: true,
  light: "studio",
  lightRotationDeg: 0,
  surroundings: false,
  blur: 0.5,
  exposure: 0,
  tone: "neutral",
  keyLight: 1,
  grid: false,
  shadow: true,
  orthographic: false,
  sharpness: "auto",
  shape: "sphere",
  tiling: 1,
  relief: 1,
  normalDown: false,
  mapsOff: [],
  statistics: false,
  transparent: false,
};

/** Reads a kept set-up. Whatever does not fit, from an older version or a changed file, gets its default. */
export function parseSetup(text: string | null): StageSetup {
  const kept = migrated(readRecord(text));
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
    matcap: oneOf("matcap", MATCAPS, standard.matcap),
    channel: oneOf("channel", CHANNELS, standard.channel),
    wire: oneOf("wire", WIRES, standard.wire),
    flat: flag("flat", standard.flat),
    guides: flag("guides", standard.guides),
    light: oneOf("light", LIGHTS, standard.light),
    lightRotationDeg: within("lightRotationDeg", -180, 180, standard.lightRotationDeg),
    surroundings: flag("surroundings", standard.surroundings),
    blur: within("blur", 0, 1, standard.blur),
    exposure: within("exposure", -4, 4, standard.exposure),
    tone: oneOf("tone", TONES, standard.tone),
    keyLight: within("keyLight", 0, 4, standard.keyLight),
    grid: flag("grid", standard.grid),
    shadow: flag("shadow", standard.shadow),
    orthographic: flag("orthographic", standard.orthographic),
    sharpness: oneOf("sharpness", SHARPNESSES, standard.sharpness),
    shape: oneOf("shape", SHAPES, standard.shape),
    tiling: Math.round(within("tiling", 1, 8, standard.tiling)),
    relief: within("relief", 0, 2, standard.relief),
    normalDown: flag("normalDown", standard.normalDown),
    mapsOff: Array.isArray(kept.mapsOff) ? kept.mapsOff.filter((map) => typeof map === "string") : standard.mapsOff,
    statistics: flag("statistics", standard.statistics),
    transparent: flag("transparent", standard.transparent),
  };
}

type Kept = Partial<Record<keyof StageSetup, unknown>>;

/** The first set-ups had one switch for the edges, and the sheet was one of the shapes. */
function migrated(kept: Kept & { wireframe?: unknown }): Kept {
  return {
    ...(kept.wireframe === true && { wire: "over" }),
    ...(kept.shape === "flat" && { flat: true }),
    ...kept,
  };
}

function readRecord(text: string | null): Kept {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
