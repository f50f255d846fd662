import type { Channel, Matcap, Tone, View, Wire } from "../setup/stage-setup.ts";

interface Name {
  readonly label: string;
  readonly tip: string;
}

/** What a view is called on its button and what it shows. */
export const VIEW_NAMES: Readonly<Record<View, Name>> = {
  lit: { label: "Lit", tip: "All maps in the light" },
  unlit: { label: "Unlit", tip: "The albedo map without light" },
  clay: { label: "Clay", tip: "The form alone" },
  matcap: { label: "Matcap", tip: "The form in a painted light that turns with you" },
  normals: { label: "Normals", tip: "Which way the surface faces" },
  uv: { label: "Checker", tip: "A checkerboard on the texture coordinates" },
  normal: { label: "Normal", tip: "The normal map alone" },
  roughness: { label: "Rough", tip: "The roughness map alone" },
  metalness: { label: "Metal", tip: "The metalness map alone" },
  ao: { label: "AO", tip: "The ambient occlusion map alone" },
  displacement: { label: "Height", tip: "The displacement map alone" },
};

export const MATCAP_NAMES: Readonly<Record<Matcap, Name>> = {
  pearl: { label: "Pearl", tip: "Soft and pale" },
  bronze: { label: "Bronze", tip: "Warm metal" },
  jade: { label: "Jade", tip: "Light comes out at the thin places" },
  ink: { label: "Ink", tip: "Black gloss: shows every dent" },
  zebra: { label: "Zebra", tip: "Bands that break where the surface is not smooth" },
};

export const CHANNEL_NAMES: Readonly<Record<Channel, Name>> = {
  all: { label: "RGB", tip: "All channels" },
  r: { label: "R", tip: "Red alone" },
  g: { label: "G", tip: "Green alone" },
  b: { label: "B", tip: "Blue alone" },
  a: { label: "A", tip: "Alpha alone" },
};

export const WIRE_NAMES: Readonly<Record<Wire, Name>> = {
  off: { label: "Off", tip: "No edges" },
  over: { label: "Over", tip: "Edges over what is drawn" },
  only: { label: "Alone", tip: "Only edges, without those behind" },
};

export const TONE_NAMES: Readonly<Record<Tone, string>> = {
  neutral: "Neutral (Khronos)",
  agx: "AgX",
  aces: "ACES filmic",
  filmic: "Filmic",
  reinhard: "Reinhard",
  none: "None",
};

/** The options of a choice, in its order. */
export function optionsOf<T extends string>(values: readonly T[], names: Readonly<Record<T, Name>>) {
  return values.map((value) => ({ value, ...names[value] }));
}
