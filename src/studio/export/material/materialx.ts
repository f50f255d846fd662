import { type Provenance, provenanceLine } from "../../api/provenance.ts";
import type { PackedName } from "./map-names.ts";

/** Metres that white stands above black. */
const DISPLACEMENT_SCALE = 0.05;

type Files = Partial<Record<PackedName, string>>;

/**
 * A MaterialX document: `standard_surface` fed by tiled images, the normal map decoded, displacement wired.
 *
 * @param files Names of the maps beside it.
 * @see MaterialX 1.38 specification; Autodesk Standard Surface 1.0.1
 */
export function materialX(name: string, files: Files, provenance: Provenance): string {
  const id = name.replace(/[^A-Za-z0-9_]/g, "_").replace(/^(?=\d)/, "M_");
  const graph = `NG_${id}`;
  const nodes: string[] = [];
  const outputs: string[] = [];
  const surface: string[] = [];
  const image = (map: PackedName, type: string, colorspace = "") => {
    const space = colorspace && ` colorspace="${colorspace}"`;
    nodes.push(
      `    <tiledimage name="${map}_image" type="${type}">
      <input name="file" type="filename" value="${files[map]}"${space} />
    </tiledimage>`,
    );
  };
  const output = (map: string, node: string, type: string) =>
    outputs.push(`    <output name="${map}_out" type="${type}" nodename="${node}" />`);
  const input = (to: string, type: string, map: string) =>
    surface.push(`    <input name="${to}" type="${type}" nodegraph="${graph}" output="${map}_out" />`);

  if (files.albedo) {
    image("albedo", "color3", "srgb_texture");
    output("albedo", "albedo_image", "color3");
    surface.push(`    <input name="base" type="float" value="1" />`);
    input("base_color", "color3", "albedo");
  }
  for (const [map, to] of [
    ["roughness", "specular_roughness"],
    ["metalness", "metalness"],
  ] as const) {
    if (!files[map]) continue;
    image(map, "float");
    output(map, `${map}_image`, "float");
    input(to, "float", map);
  }
  if (files.normal) {
    image("normal", "vector3");
    nodes.push(`    <normalmap name="normal_map" type="vector3">
      <input name="in" type="vector3" nodename="normal_image" />
    </normalmap>`);
    output("normal", "normal_map", "vector3");
    input("normal", "vector3", "normal");
  }
  if (files.displacement) {
    image("displacement", "float");
    output("displacement", "displacement_image", "float");
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<materialx version="1.38" colorspace="lin_rec709">
  <!-- ${provenanceLine(provenance)} -->
  <nodegraph name="${graph}">
${[...nodes, ...outputs].join("\n")}
  </nodegraph>
  <standard_surface name="SR_${id}" type="surfaceshader">
${surface.join("\n")}
  </standard_surface>
${files.displacement ? displacement(id, graph) : ""}  <surfacematerial name="${id}" type="material">
    <input name="surfaceshader" type="surfaceshader" nodename="SR_${id}" />
${files.displacement ? `    <input name="displacementshader" type="displacementshader" nodename="DS_${id}" />\n` : ""}  </surfacematerial>
</materialx>
`;
}

const displacement = (id: string, graph: string): string => `  <displacement name="DS_${id}" type="displacementshader">
    <input name="displacement" type="float" nodegraph="${graph}" output="displacement_out" />
    <input name="scale" type="float" value="${DISPLACEMENT_SCALE}" />
  </displacement>
`;
