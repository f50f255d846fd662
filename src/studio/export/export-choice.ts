import type { Family } from "#contract/family.ts";

export type ModelFormat = "glb" | "obj" | "usdz" | "stl" | "3mf" | "ply";
export type MaterialTarget =
  | "blender"
  | "unreal"
  | "unity-hdrp"
  | "unity-urp"
  | "godot"
  | "gltf"
  | "materialx"
  | "maps";
export type Packing = "separate" | "orm" | "unity-mask" | "metallic-smoothness";
export type NormalConvention = "gl" | "dx";

/** How a model is taken away. */
export interface ModelChoice {
  readonly family: "text-to-3d";
  readonly format: ModelFormat;
  /** Pixels of a texture's longer side at most; 0: as it is. */
  readonly sizePx: number;
  /** Millimetres of the longest side, for printers; as typed. Empty: as large as the model is. */
  readonly longestMm: string;
}

/** How a material is taken away. */
export interface MaterialChoice {
  readonly family: "material";
  readonly target: MaterialTarget;
  readonly normal: NormalConvention;
  readonly packing: Packing;
  readonly sizePx: number;
  /** What a glTF shows the material on. */
  readonly shape: "sphere" | "plane";
}

export type ExportChoice = ModelChoice | MaterialChoice;

export interface Offer<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly extension: string;
  /** In a few words, for a list. */
  readonly gist: string;
  /** What it is good for. */
  readonly sentence: string;
}

export const MODEL_FORMATS: readonly Offer<ModelFormat>[] = [
  {
    id: "glb",
    label: "GLB",
    extension: "glb",
    gist: "Engines, web, Blender",
    sentence: "One file with mesh and PBR textures. For game engines, the web and Blender.",
  },
  {
    id: "obj",
    label: "OBJ",
    extension: "zip",
    gist: "Every 3D tool",
    sentence: "A zip of mesh, material and maps. Every 3D tool reads it.",
  },
  {
    id: "usdz",
    label: "USDZ",
    extension: "usdz",
    gist: "Apple AR and USD",
    sentence: "One file with mesh and PBR textures, for Apple's AR and USD pipelines.",
  },
  {
    id: "stl",
    label: "STL",
    extension: "stl",
    gist: "Any 3D printer",
    sentence: "The form alone, in millimetres. Any slicer reads it.",
  },
  {
    id: "3mf",
    label: "3MF",
    extension: "3mf",
    gist: "3D printers of today",
    sentence: "The form alone, with its unit, title and picture inside.",
  },
  {
    id: "ply",
    label: "PLY",
    extension: "ply",
    gist: "A colour at every vertex",
    sentence: "One mesh with a colour at every vertex, for scan tools and research.",
  },
];

export interface TargetOffer extends Offer<MaterialTarget> {
  /** What the tool expects. */
  readonly normal: NormalConvention;
  readonly packing: Packing;
}

export const MATERIAL_TARGETS: readonly TargetOffer[] = [
  {
    id: "blender",
    label: "Blender",
    extension: "zip",
    gist: "Named for Node Wrangler",
    sentence: "Maps named so that Node Wrangler wires them by itself.",
    normal: "gl",
    packing: "separate",
  },
  {
    id: "unreal",
    label: "Unreal Engine",
    extension: "zip",
    gist: "ORM, DirectX normals",
    sentence: "Occlusion, roughness and metalness in one map; normals as Unreal reads them.",
    normal: "dx",
    packing: "orm",
  },
  {
    id: "unity-hdrp",
    label: "Unity HDRP",
    extension: "zip",
    gist: "Mask map",
    sentence: "With the mask map of HDRP/Lit.",
    normal: "gl",
    packing: "unity-mask",
  },
  {
    id: "unity-urp",
    label: "Unity URP",
    extension: "zip",
    gist: "Metallic with smoothness",
    sentence: "With the metallic map of URP/Lit, smoothness in its alpha.",
    normal: "gl",
    packing: "metallic-smoothness",
  },
  {
    id: "godot",
    label: "Godot",
    extension: "zip",
    gist: "Ready material resource",
    sentence: "With a material resource for Godot 4 that finds its maps.",
    normal: "gl",
    packing: "orm",
  },
  {
    id: "gltf",
    label: "glTF",
    extension: "glb",
    gist: "On a sphere or plane",
    sentence: "One GLB that shows the material, for anything that reads glTF.",
    normal: "gl",
    packing: "orm",
  },
  {
    id: "materialx",
    label: "MaterialX",
    extension: "zip",
    gist: "Standard surface",
    sentence: "A standard surface with displacement wired, for Houdini, Maya, Arnold and USD.",
    normal: "gl",
    packing: "separate",
  },
  {
    id: "maps",
    label: "Plain maps",
    extension: "zip",
    gist: "As you like them",
    sentence: "Every map under its plain name.",
    normal: "gl",
    packing: "separate",
  },
];

export const targetOffer = (id: MaterialTarget): TargetOffer =>
  MATERIAL_TARGETS.find((offer) => offer.id === id) ?? (MATERIAL_TARGETS[0] as TargetOffer);

const FIRST_MODEL: ModelChoice = { family: "text-to-3d", format: "glb", sizePx: 0, longestMm: "" };
const FIRST_MATERIAL: MaterialChoice = {
  family: "material",
  target: "blender",
  normal: "gl",
  packing: "separate",
  sizePx: 0,
  shape: "sphere",
};

/** What stands in the dialog before anyone chose anything. */
export const firstChoice = (family: Family): ExportChoice => (family === "material" ? FIRST_MATERIAL : FIRST_MODEL);

/** A longest side in millimetres as typed: undefined for empty, NaN for what is none. */
export function readLongestMm(typed: string): number | undefined {
  const text = typed.trim().replace(",", ".");
  if (text === "") return undefined;
  const value = Number(text);
  return value >= LONGEST_MIN_MM && value <= LONGEST_MAX_MM ? value : Number.NaN;
}

export const LONGEST_MIN_MM = 1;
export const LONGEST_MAX_MM = 100_000;
