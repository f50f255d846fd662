import type { MaterialTarget, NormalConvention } from "../export-choice.ts";
import type { MapName } from "../maps/map-source.ts";

/** A map, or several packed into one. */
export type PackedName = MapName | "orm" | "mask" | "metallic-smoothness";

type Suffixes = Record<PackedName, string>;

const PLAIN: Suffixes = {
  albedo: "albedo",
  normal: "normal",
  roughness: "roughness",
  metalness: "metalness",
  ao: "ao",
  displacement: "displacement",
  orm: "orm",
  mask: "mask",
  "metallic-smoothness": "metallic_smoothness",
};

const UNITY: Partial<Suffixes> = {
  albedo: "BaseMap",
  normal: "Normal",
  roughness: "Roughness",
  metalness: "Metallic",
  ao: "Occlusion",
  displacement: "Height",
  mask: "MaskMap",
  "metallic-smoothness": "MetallicSmoothness",
  orm: "ORM",
};

/** By what each tool's own users call its maps. */
const SUFFIXES: Record<MaterialTarget, Partial<Suffixes>> = {
  blender: {
    albedo: "BaseColor",
    normal: "Normal",
    roughness: "Roughness",
    metalness: "Metallic",
    ao: "AO",
    displacement: "Displacement",
    orm: "ORM",
  },
  unreal: { albedo: "BC", normal: "N", roughness: "R", metalness: "M", ao: "AO", displacement: "H", orm: "ORM" },
  "unity-hdrp": UNITY,
  "unity-urp": UNITY,
  godot: { metalness: "metallic", displacement: "height" },
  gltf: {},
  materialx: {},
  maps: {},
};

/** The name of a map's file: `T_MossyCobblestone7_ORM.png` in Unreal, `mossy-cobblestone-7_orm.png` elsewhere. */
export function mapFileName(target: MaterialTarget, name: string, map: PackedName, normal: NormalConvention): string {
  const suffix = SUFFIXES[target][map] ?? PLAIN[map];
  const told = target === "maps" && map === "normal" ? `${suffix}_${normal}` : suffix;
  return target === "unreal" ? `T_${pascal(name)}_${told}.png` : `${name}_${told}.png`;
}

export const pascal = (name: string): string =>
  name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
