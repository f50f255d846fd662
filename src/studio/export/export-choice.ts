import type { Family } from "#contract/family.ts";
import { exportTexts } from "./texts.ts";

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
  /** Without them, the shape goes alone: its parts, what they are made of, and its texture coordinates. */
  readonly textures: boolean;
  /** Of the triangles, how many stay: one of `PARTS`. */
  readonly part: number;
}

/** Of all triangles, what can be taken away. */
export const PARTS: readonly number[] = [1, 0.5, 0.25, 0.1];

/** Formats for the screen come in several levels of detail; a printer wants all there is, and an OBJ stays as its server wrote it. */
export const isThinned = ({ format, part }: ModelChoice): boolean => THINNED.includes(format) && part < 1;
export const THINNED: readonly ModelFormat[] = ["glb", "usdz"];

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
    get gist() {
      return exportTexts.choice.glbUse;
    },
    get sentence() {
      return exportTexts.choice.glb;
    },
  },
  {
    id: "obj",
    label: "OBJ",
    extension: "zip",
    get gist() {
      return exportTexts.choice.objUse;
    },
    get sentence() {
      return exportTexts.choice.obj;
    },
  },
  {
    id: "usdz",
    label: "USDZ",
    extension: "usdz",
    get gist() {
      return exportTexts.choice.usdzUse;
    },
    get sentence() {
      return exportTexts.choice.usdz;
    },
  },
  {
    id: "stl",
    label: "STL",
    extension: "stl",
    get gist() {
      return exportTexts.choice.stlUse;
    },
    get sentence() {
      return exportTexts.choice.stl;
    },
  },
  {
    id: "3mf",
    label: "3MF",
    extension: "3mf",
    get gist() {
      return exportTexts.choice.threeMfUse;
    },
    get sentence() {
      return exportTexts.choice.threeMf;
    },
  },
  {
    id: "ply",
    label: "PLY",
    extension: "ply",
    get gist() {
      return exportTexts.choice.plyUse;
    },
    get sentence() {
      return exportTexts.choice.ply;
    },
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
    get label() {
      return exportTexts.choice.blender;
    },
    extension: "zip",
    get gist() {
      return exportTexts.choice.blenderUse;
    },
    get sentence() {
      return exportTexts.choice.blenderHint;
    },
    normal: "gl",
    packing: "separate",
  },
  {
    id: "unreal",
    get label() {
      return exportTexts.choice.unrealEngine;
    },
    extension: "zip",
    get gist() {
      return exportTexts.choice.unrealUse;
    },
    get sentence() {
      return exportTexts.choice.unrealHint;
    },
    normal: "dx",
    packing: "orm",
  },
  {
    id: "unity-hdrp",
    get label() {
      return exportTexts.choice.unityHdrp;
    },
    extension: "zip",
    get gist() {
      return exportTexts.choice.hdrpUse;
    },
    get sentence() {
      return exportTexts.choice.hdrpHint;
    },
    normal: "gl",
    packing: "unity-mask",
  },
  {
    id: "unity-urp",
    get label() {
      return exportTexts.choice.unityUrp;
    },
    extension: "zip",
    get gist() {
      return exportTexts.choice.urpUse;
    },
    get sentence() {
      return exportTexts.choice.urpHint;
    },
    normal: "gl",
    packing: "metallic-smoothness",
  },
  {
    id: "godot",
    get label() {
      return exportTexts.choice.godot;
    },
    extension: "zip",
    get gist() {
      return exportTexts.choice.godotUse;
    },
    get sentence() {
      return exportTexts.choice.godotHint;
    },
    normal: "gl",
    packing: "orm",
  },
  {
    id: "gltf",
    label: "glTF",
    extension: "glb",
    get gist() {
      return exportTexts.choice.gltfUse;
    },
    get sentence() {
      return exportTexts.choice.gltfHint;
    },
    normal: "gl",
    packing: "orm",
  },
  {
    id: "materialx",
    label: "MaterialX",
    extension: "zip",
    get gist() {
      return exportTexts.choice.materialxUse;
    },
    get sentence() {
      return exportTexts.choice.materialxHint;
    },
    normal: "gl",
    packing: "separate",
  },
  {
    id: "maps",
    get label() {
      return exportTexts.choice.plainMaps;
    },
    extension: "zip",
    get gist() {
      return exportTexts.choice.mapsUse;
    },
    get sentence() {
      return exportTexts.choice.mapsHint;
    },
    normal: "gl",
    packing: "separate",
  },
];

export const targetOffer = (id: MaterialTarget): TargetOffer =>
  MATERIAL_TARGETS.find((offer) => offer.id === id) ?? (MATERIAL_TARGETS[0] as TargetOffer);

const FIRST_MODEL: ModelChoice = {
  family: "text-to-3d",
  format: "glb",
  sizePx: 0,
  longestMm: "",
  textures: true,
  part: 1,
};
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
