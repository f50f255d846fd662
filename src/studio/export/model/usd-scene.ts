import { type Provenance, provenanceLine } from "../../api/provenance.ts";
import type { Finish } from "../../viewer/load/read-finishes.ts";
import type { MapName } from "../maps/map-source.ts";
import type { MeshPiece } from "./mesh-pieces.ts";
import { pieceMaterials } from "./piece-materials.ts";

/** Texture, its place in the shader, the channel, and what stands there without it. */
const INPUTS = [
  {
    map: "albedo",
    input: "color3f inputs:diffuseColor",
    output: "rgb",
    type: "float3",
    space: "sRGB",
    otherwise: () => "(0.5, 0.5, 0.5)",
  },
  { map: "normal", input: "normal3f inputs:normal", output: "rgb", type: "float3", space: "raw", otherwise: undefined },
  {
    map: "roughness",
    input: "float inputs:roughness",
    output: "r",
    type: "float",
    space: "raw",
    otherwise: ({ roughness }) => `${roughness}`,
  },
  {
    map: "metalness",
    input: "float inputs:metallic",
    output: "r",
    type: "float",
    space: "raw",
    otherwise: ({ metalness }) => `${metalness}`,
  },
  { map: "ao", input: "float inputs:occlusion", output: "r", type: "float", space: "raw", otherwise: undefined },
] as const satisfies readonly {
  readonly map: MapName;
  readonly input: string;
  readonly output: string;
  readonly type: string;
  readonly space: string;
  readonly otherwise: ((finish: Finish) => string) | undefined;
}[];

/**
 * A USD scene as text.
 *
 * @param textures Paths inside the package, by map.
 * @see USD, "UsdPreviewSurface Specification"
 */
export function usdScene(
  name: string,
  pieces: readonly MeshPiece[],
  textures: Partial<Record<MapName, string>>,
  provenance: Provenance,
): string {
  const used = new Set<string>();
  const { finishes, indices } = pieceMaterials(pieces, {
    roughness: textures.roughness !== undefined,
    metalness: textures.metalness !== undefined,
  });
  const surfaces = finishes.map((_, index) => (index === 0 ? "Surface" : `Surface_${index + 1}`));
  for (const surface of surfaces) used.add(surface);
  const meshes = pieces.map((piece, index) => {
    const surface = surfaces[indices[index] as number] as string;
    return meshPrim(piece, identifier(piece.name, used), surface, textures.albedo !== undefined);
  });
  const materials = finishes.map((finish, index) => materialPrim(surfaces[index] as string, textures, finish));
  return `#usda 1.0
(
    customLayerData = {
        string creator = "Plinth"
        string plinth = ${JSON.stringify(provenanceLine(provenance))}
    }
    defaultPrim = "Model"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Model" (
    assetInfo = {
        string name = ${JSON.stringify(name)}
    }
    kind = "component"
)
{
${meshes.join("\n")}
${materials.join("\n")}
}
`;
}

function meshPrim(piece: MeshPiece, id: string, surface: string, hasAlbedo: boolean): string {
  const { positions, normals, uvs, colors, indices } = piece;
  const colorLine =
    colors && !hasAlbedo
      ? `        color3f[] primvars:displayColor = [${tuples(colors, 3)}] (\n            interpolation = "vertex"\n        )\n`
      : "";
  const uvLine = uvs
    ? `        texCoord2f[] primvars:st = [${tuples(uvs, 2)}] (\n            interpolation = "vertex"\n        )\n`
    : "";
  return `    def Mesh "${id}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        float3[] extent = [${tuples(bounds(positions), 3)}]
        int[] faceVertexCounts = [${new Array(indices.length / 3).fill(3).join(", ")}]
        int[] faceVertexIndices = [${indices.join(", ")}]
        rel material:binding = </Model/${surface}>
        normal3f[] normals = [${tuples(normals, 3)}] (
            interpolation = "vertex"
        )
        point3f[] points = [${tuples(positions, 3)}]
${colorLine}${uvLine}        uniform token subdivisionScheme = "none"
    }
`;
}

function materialPrim(surface: string, textures: Partial<Record<MapName, string>>, finish: Finish): string {
  return `    def Material "${surface}"
    {
        token outputs:surface.connect = </Model/${surface}/Shader.outputs:surface>
${shaders(surface, textures, finish)}
    }`;
}

function shaders(surface: string, textures: Partial<Record<MapName, string>>, finish: Finish): string {
  const inputs = INPUTS.flatMap(({ map, input, output, otherwise }) => {
    if (textures[map]) return [`            ${input}.connect = </Model/${surface}/${map}.outputs:${output}>`];
    return otherwise === undefined ? [] : [`            ${input} = ${otherwise(finish)}`];
  });
  // a factor of its own there is none: what gives light gives all of its colour
  if (finish.glow && textures.albedo)
    inputs.push(`            color3f inputs:emissiveColor.connect = </Model/${surface}/albedo.outputs:rgb>`);
  if (finish.opacity < 1) inputs.push(`            float inputs:opacity = ${finish.opacity}`);
  const readers = INPUTS.flatMap(({ map, output, type, space }) => {
    const path = textures[map];
    if (!path) return [];
    // a normal map holds directions from -1 to 1
    const range =
      map === "normal"
        ? "\n            float4 inputs:scale = (2, 2, 2, 1)\n            float4 inputs:bias = (-1, -1, -1, 0)"
        : "";
    return [
      `        def Shader "${map}"
        {
            uniform token info:id = "UsdUVTexture"
            asset inputs:file = @${path}@
            float2 inputs:st.connect = </Model/${surface}/Coordinates.outputs:result>
            token inputs:sourceColorSpace = "${space}"
            token inputs:wrapS = "repeat"
            token inputs:wrapT = "repeat"${range}
            ${type} outputs:${output}
        }`,
    ];
  });
  return `        def Shader "Shader"
        {
            uniform token info:id = "UsdPreviewSurface"
${inputs.join("\n")}
            token outputs:surface
        }
        def Shader "Coordinates"
        {
            uniform token info:id = "UsdPrimvarReader_float2"
            string inputs:varname = "st"
            float2 outputs:result
        }
${readers.join("\n")}`;
}

/** A name that USD takes, and that no other part has. */
function identifier(name: string, used: Set<string>): string {
  const plain = name.normalize("NFKD").replace(/[^A-Za-z0-9_]+/g, "_");
  const base = /^[A-Za-z_]/.test(plain) ? plain : `Part_${plain}`;
  let id = base;
  for (let count = 2; used.has(id); count += 1) id = `${base}_${count}`;
  used.add(id);
  return id;
}

function tuples(array: ArrayLike<number>, width: number): string {
  const out: string[] = [];
  for (let at = 0; at < array.length; at += width) {
    const row: string[] = [];
    for (let i = 0; i < width; i += 1) row.push(short(array[at + i] as number));
    out.push(`(${row.join(", ")})`);
  }
  return out.join(", ");
}

/** Seven digits: all that a 32-bit float holds. */
const short = (value: number): string => String(Number(value.toPrecision(7)));

function bounds(positions: Float32Array): number[] {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 1) {
    low[at % 3] = Math.min(low[at % 3] as number, positions[at] as number);
    high[at % 3] = Math.max(high[at % 3] as number, positions[at] as number);
  }
  return [...low, ...high];
}
