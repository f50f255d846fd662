import type { View } from "../../viewer/setup/stage-setup.ts";

/** What a view is called on its button and what it shows. */
export const VIEW_NAMES: Readonly<Record<View, { label: string; tip: string }>> = {
  lit: { label: "Lit", tip: "All maps in the light" },
  unlit: { label: "Unlit", tip: "The albedo map without light" },
  clay: { label: "Clay", tip: "The form alone" },
  normals: { label: "Normals", tip: "Which way the surface faces" },
  uv: { label: "UV", tip: "A checkerboard on the texture coordinates" },
  normal: { label: "Normal", tip: "The normal map alone" },
  roughness: { label: "Rough", tip: "The roughness map alone" },
  metalness: { label: "Metal", tip: "The metalness map alone" },
  ao: { label: "AO", tip: "The ambient occlusion map alone" },
  displacement: { label: "Height", tip: "The displacement map alone" },
};
