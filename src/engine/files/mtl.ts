import { type Provenance, provenanceLine } from "./provenance.ts";

/** The maps a model's materials point to, by file name; all materials share one atlas. */
export interface MtlMaps {
  readonly albedo: string;
  readonly normal?: string;
  readonly roughness?: string;
  readonly metalness?: string;
  readonly ao?: string;
}

/**
 * Writes the material library of an OBJ, with the PBR extension (`map_Pr`, `map_Pm`, `norm`) that Blender and most
 * engines read; `map_ao` is a widespread custom key, ignored where unknown.
 *
 * @param materials Names in the order they first appear.
 */
export function writeMtl(materials: readonly string[], maps: MtlMaps, provenance: Provenance): Uint8Array {
  const body = (name: string) =>
    [
      `newmtl ${name}`,
      "Ka 0 0 0",
      "Kd 1 1 1",
      "Ks 0 0 0",
      "d 1",
      "illum 2",
      `map_Kd ${maps.albedo}`,
      ...(maps.roughness === undefined ? ["Pr 0.7"] : ["Pr 1", `map_Pr ${maps.roughness}`]),
      ...(maps.metalness === undefined ? ["Pm 0"] : ["Pm 1", `map_Pm ${maps.metalness}`]),
      ...(maps.normal === undefined ? [] : [`norm ${maps.normal}`]),
      ...(maps.ao === undefined ? [] : [`map_ao ${maps.ao}`]),
    ].join("\n");
  const head = `# Plinth ${provenance.engineVersion}\n# ${provenanceLine(provenance)}`;
  return new TextEncoder().encode(`${[head, ...materials.map(body)].join("\n\n")}\n`);
}
