import { type Provenance, provenanceLine } from "../../api/provenance.ts";
import type { Finish } from "../../viewer/load/read-finishes.ts";
import type { MapSource } from "../maps/map-source.ts";
import { type Channel, packChannels } from "../maps/pack-channels.ts";
import { GlbBuilder } from "./glb.ts";
import type { MeshPiece } from "./mesh-pieces.ts";
import { pieceMaterials } from "./piece-materials.ts";
import { tangentsOf } from "./tangents.ts";

export interface GlbContent {
  readonly name: string;
  readonly pieces: readonly MeshPiece[];
  readonly maps: MapSource;
  readonly sizePx: number | undefined;
  readonly provenance: Provenance;
}

/** One file with everything: metres, Y up, one node a part, one PBR material for all that is alike; occlusion, roughness and metalness in one texture. */
export async function writeGlb(content: GlbContent): Promise<Uint8Array<ArrayBuffer>> {
  const { name, pieces, provenance } = content;
  const builder = new GlbBuilder();
  const hasUvs = pieces.every((piece) => piece.uvs);
  const mapped = (map: "roughness" | "metalness") => hasUvs && content.maps.has(map);
  const { finishes, indices } = pieceMaterials(pieces, {
    roughness: mapped("roughness"),
    metalness: mapped("metalness"),
  });
  const materials = await materialsOf(builder, content, hasUvs, finishes);
  const usesColors = !(hasUvs && content.maps.has("albedo"));
  const tangents = pieces.map((piece) => (hasUvs && content.maps.has("normal") ? tangentsOf(piece) : undefined));
  const meshes = pieces.map((piece, index) => ({
    name: piece.name,
    primitives: [
      {
        attributes: {
          POSITION: builder.attribute(piece.positions, 3, true),
          NORMAL: builder.attribute(piece.normals, 3),
          ...(tangents[index] && { TANGENT: builder.attribute(tangents[index], 4) }),
          ...(piece.uvs && hasUvs && { TEXCOORD_0: builder.attribute(flipped(piece.uvs), 2) }),
          ...(piece.colors && usesColors && { COLOR_0: builder.attribute(clamped(piece.colors), 3) }),
        },
        indices: builder.indices(piece.indices, piece.positions.length / 3),
        material: indices[index],
      },
    ],
  }));
  const parts = pieces.map((piece, mesh) => ({ name: piece.name, mesh }));
  const root = { name, children: parts.map((_, index) => index + 1) };
  return builder.finish({
    asset: {
      version: "2.0",
      generator: `Plinth ${provenance.engineVersion ?? ""}`.trim(),
      extras: { plinth: JSON.parse(provenanceLine(provenance)) },
    },
    scene: 0,
    scenes: [{ name, nodes: [0] }],
    nodes: [root, ...parts],
    meshes,
    materials,
  });
}

async function materialsOf(
  builder: GlbBuilder,
  { name, maps, sizePx }: GlbContent,
  hasUvs: boolean,
  finishes: readonly Finish[],
): Promise<Record<string, unknown>[]> {
  const add = (png: Uint8Array | undefined, label: string) =>
    hasUvs && png ? { index: builder.texture(png, label) } : undefined;
  const albedo = add(await maps.png("albedo", { sizePx }), `${name}_albedo`);
  const normal = add(await maps.png("normal", { sizePx }), `${name}_normal`);
  // where one of the two has no map, the texture holds ones, for factors to say what it is
  const channel = async (map: "ao" | "roughness" | "metalness"): Promise<Channel> => ({
    from: await maps.raster(map, sizePx),
    otherwise: 1,
  });
  const packed = hasUvs && packChannels([await channel("ao"), await channel("roughness"), await channel("metalness")]);
  const orm = packed ? add(await maps.write(packed), `${name}_orm`) : undefined;
  return finishes.map(({ roughness, metalness, opacity, glow }, index) => ({
    name: index === 0 ? name : `${name}_${index + 1}`,
    pbrMetallicRoughness: {
      ...(albedo && { baseColorTexture: albedo }),
      ...(opacity < 1 && { baseColorFactor: [1, 1, 1, opacity] }),
      ...(orm && { metallicRoughnessTexture: orm }),
      ...(!(orm && maps.has("roughness")) && { roughnessFactor: roughness }),
      ...(!(orm && maps.has("metalness")) && { metallicFactor: metalness }),
    },
    ...(opacity < 1 && { alphaMode: "BLEND" }),
    ...(glow && { emissiveFactor: [glow, glow, glow], ...(albedo && { emissiveTexture: albedo }) }),
    ...(normal && { normalTexture: normal }),
    ...(orm && maps.has("ao") && { occlusionTexture: orm }),
  }));
}

/** glTF counts texture rows from the top. */
function flipped(uvs: Float32Array): Float32Array {
  const out = uvs.slice();
  for (let at = 1; at < out.length; at += 2) out[at] = 1 - (out[at] as number);
  return out;
}

const clamped = (colors: Float32Array): Float32Array => colors.map((value) => Math.min(1, Math.max(0, value)));
