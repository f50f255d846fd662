import type { Provenance } from "../../api/provenance.ts";
import type { MaterialChoice, MaterialTarget } from "../export-choice.ts";
import { targetOffer } from "../export-choice.ts";
import type { PackedName } from "./map-names.ts";
import type { MaterialMap } from "./material-maps.ts";

const HOW: Record<MaterialTarget, string> = {
  blender:
    "With the Node Wrangler add-on: select the Principled BSDF, press Ctrl+Shift+T and choose all maps. By hand: every map but BaseColor is Non-Color; the normal map goes through a Normal Map node, Displacement through a Displacement node into the material output.",
  unreal:
    "Import all maps. Switch sRGB off for ORM and H (Compression: Masks). ORM: red is ambient occlusion, green roughness, blue metallic. N is in the DirectX convention, which is Unreal's own.",
  "unity-hdrp":
    "HDRP/Lit: BaseMap to Base Map, MaskMap to Mask Map with sRGB off, Normal as Texture Type Normal map, Height to Height Map with sRGB off. MaskMap: red metallic, green ambient occlusion, blue detail mask, alpha smoothness.",
  "unity-urp":
    "URP/Lit: BaseMap to Base Map, MetallicSmoothness to Metallic Map with sRGB off (Smoothness Source: Metallic Alpha), Normal as Texture Type Normal map, Occlusion and Height with sRGB off.",
  godot: "Copy the folder into the project and use the .tres file. It finds the maps beside it.",
  gltf: "",
  materialx:
    "Load the .mtlx file; it finds the maps beside it. Ambient occlusion is not part of the surface: it is for engines that ask for it.",
  maps: "Albedo is sRGB; every other map holds figures and must be loaded as linear, or non-colour, data.",
};

const WHAT: Record<PackedName, string> = {
  albedo: "colour, sRGB",
  normal: "normals",
  roughness: "roughness, linear",
  metalness: "metalness, linear",
  ao: "ambient occlusion, linear",
  displacement: "height, linear: black is low, white is high",
  orm: "red: ambient occlusion, green: roughness, blue: metalness; linear",
  mask: "red: metallic, green: ambient occlusion, blue: detail mask, alpha: smoothness; linear",
  "metallic-smoothness": "red: metallic, alpha: smoothness; linear",
};

/** What goes where, and what made it. */
export function materialReadme(choice: MaterialChoice, maps: readonly MaterialMap[], provenance: Provenance): string {
  const convention = choice.normal === "dx" ? "DirectX, green down (-Y)" : "OpenGL, green up (+Y)";
  const rows = maps.map(({ name, file }) => `${file}\n    ${WHAT[name]}${name === "normal" ? `, ${convention}` : ""}`);
  return [
    `${provenance.prompt}`,
    "",
    `For ${targetOffer(choice.target).label}`,
    HOW[choice.target],
    "",
    ...rows,
    "",
    "The maps tile in both directions.",
    "",
    ...settingsLines(provenance),
  ].join("\n");
}

/** What made it, for people. The same is inside every file, for programs. */
export function settingsLines({ prompt, negativePrompt, seed, version, taskId, server }: Provenance): string[] {
  return [
    "Made with Plinth",
    `Prompt: ${prompt}`,
    ...(negativePrompt ? [`Negative prompt: ${negativePrompt}`] : []),
    `Seed: ${seed}`,
    ...(version ? [`Version: ${version}`] : []),
    ...(taskId ? [`Task: ${taskId}`] : []),
    ...(server ? [`Server: ${server}`] : []),
    "Drop this zip, or any file in it, on Plinth's workbench to get the settings back.",
    "",
  ];
}
