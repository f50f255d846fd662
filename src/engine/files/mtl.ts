import type { Finish } from "../bake/finish-slots.ts";
import { type Provenance, provenanceLine } from "./provenance.ts";

/** The maps a model's materials point to, by file name; all materials share one atlas. */
export interface MtlMaps {
  readonly albedo: string;
  readonly normal?: string;
  readonly roughness?: string;
  readonly metalness?: string;
  readonly ao?: string;
}

/** A material by its name, and what it is as a whole. */
export interface NamedFinish extends Finish {
  readonly name: string;
  /** It gives light: as bright as it is painted, whatever falls on it. */
  readonly shines: boolean;
}

/**
 * Writes the material library of an OBJ, with the PBR extension (`map_Pr`, `map_Pm`, `norm`) that Blender and most
 * engines read; `map_ao` is a widespread custom key, ignored where unknown.
 *
 * @param materials In the order they first appear.
 */
export function writeMtl(materials: readonly NamedFinish[], maps: MtlMaps, provenance: Provenance): Uint8Array {
  const body = ({ name, roughness, metalness, opacity, shines }: NamedFinish) =>
    [
      `newmtl ${name}`,
      "Ka 0 0 0",
      "Kd 1 1 1",
      "Ks 0 0 0",
      `d ${round(opacity)}`,
      "illum 2",
      `map_Kd ${maps.albedo}`,
      ...(shines ? ["Ke 1 1 1", `map_Ke ${maps.albedo}`] : []),
      ...(maps.roughness === undefined ? [`Pr ${round(roughness)}`] : ["Pr 1", `map_Pr ${maps.roughness}`]),
      ...(maps.metalness === undefined ? [`Pm ${round(metalness)}`] : ["Pm 1", `map_Pm ${maps.metalness}`]),
      ...(maps.normal === undefined ? [] : [`norm ${maps.normal}`]),
      ...(maps.ao === undefined ? [] : [`map_ao ${maps.ao}`]),
    ].join("\n");
  const head = `# Plinth ${provenance.engineVersion}\n# ${provenanceLine(provenance)}`;
  return new TextEncoder().encode(`${[head, ...materials.map(body)].join("\n\n")}\n`);
}

/** Hundredths: finer is not seen. */
export const round = (share: number): number => Math.round(share * 100) / 100;
