import { type Provenance, provenanceLine } from "../../api/provenance.ts";
import type { MapSource } from "../maps/map-source.ts";
import { type Channel, packChannels } from "../maps/pack-channels.ts";
import { GlbBuilder } from "./glb.ts";
import type { MeshPiece } from "./mesh-pieces.ts";
import { tangentsOf } from "./tangents.ts";

/** Without a map: neither wet nor chalk. */
const ROUGHNESS = 0.7;

export interface GlbContent {
  readonly name: string;
  readonly pieces: readonly MeshPiece[];
  readonly maps: MapSource;
  readonly sizePx: number | undefined;
  readonly provenance: Provenance;
}

/** One file with everything: metres, Y up, one node a part, one PBR material; occlusion, roughness and metalness in one texture. */
export async function writeGlb(content: GlbContent): Promise<Uint8Array<ArrayBuffer>> {
  const { name, pieces, provenance } = content;
  const builder = new GlbBuilder();
  const hasUvs = pieces.every((piece) => piece.uvs);
  const material = await materialOf(builder, content, hasUvs);
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
        material: 0,
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
    materials: [material],
  });
}

async function materialOf(
  builder: GlbBuilder,
  { name, maps, sizePx }: GlbContent,
  hasUvs: boolean,
): Promise<Record<string, unknown>> {
  const plain = { name, pbrMetallicRoughness: { roughnessFactor: ROUGHNESS, metallicFactor: 0 } };
  if (!hasUvs) return plain;
  const add = (png: Uint8Array | undefined, label: string) =>
    png ? { index: builder.texture(png, label) } : undefined;
  const albedo = add(await maps.png("albedo", { sizePx }), `${name}_albedo`);
  const normal = add(await maps.png("normal", { sizePx }), `${name}_normal`);
  const channel = async (map: "ao" | "roughness" | "metalness", otherwise: number): Promise<Channel> => ({
    from: await maps.raster(map, sizePx),
    otherwise,
  });
  const packed = packChannels([
    await channel("ao", 1),
    await channel("roughness", ROUGHNESS),
    await channel("metalness", 0),
  ]);
  const orm = packed && add(await maps.write(packed), `${name}_orm`);
  return {
    name,
    pbrMetallicRoughness: {
      ...(albedo && { baseColorTexture: albedo }),
      ...(orm ? { metallicRoughnessTexture: orm } : plain.pbrMetallicRoughness),
    },
    ...(normal && { normalTexture: normal }),
    ...(orm && maps.has("ao") && { occlusionTexture: orm }),
  };
}

/** glTF counts texture rows from the top. */
function flipped(uvs: Float32Array): Float32Array {
  const out = uvs.slice();
  for (let at = 1; at < out.length; at += 2) out[at] = 1 - (out[at] as number);
  return out;
}

const clamped = (colors: Float32Array): Float32Array => colors.map((value) => Math.min(1, Math.max(0, value)));
