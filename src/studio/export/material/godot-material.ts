import { type Provenance, provenanceLine } from "../../api/provenance.ts";
import type { PackedName } from "./map-names.ts";

type Files = Partial<Record<PackedName, string>>;

/** A material resource of Godot 4 that finds its maps beside it. */
export function godotMaterial(files: Files, provenance: Provenance): string {
  const isPacked = files.orm !== undefined;
  const used: [PackedName, string][] = [];
  const lines: string[] = [];
  const put = (map: PackedName, property: string, ...more: string[]) => {
    const file = files[map];
    if (!file) return;
    used.push([map, file]);
    lines.push(...more, `${property} = ExtResource("${map}")`);
  };
  put("albedo", "albedo_texture");
  // without it, Godot leaves red of the packed map alone
  put("orm", "orm_texture", "ao_enabled = true");
  if (!isPacked) {
    put("metalness", "metallic_texture", "metallic = 1.0");
    put("roughness", "roughness_texture");
    put("ao", "ao_texture", "ao_enabled = true");
  }
  put("normal", "normal_texture", "normal_enabled = true");
  // white is high there too: flipped, it would be read as a depth
  put("displacement", "heightmap_texture", "heightmap_enabled = true", "heightmap_scale = 2.0");
  const resources = used.map(([map, file]) => `[ext_resource type="Texture2D" path="${file}" id="${map}"]`);
  return `[gd_resource type="${isPacked ? "ORMMaterial3D" : "StandardMaterial3D"}" load_steps=${used.length + 1} format=3]

; ${provenanceLine(provenance)}

${resources.join("\n")}

[resource]
${lines.join("\n")}
`;
}
