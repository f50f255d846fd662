import { BufferAttribute, BufferGeometry, Mesh } from "three";
import { PLYExporter } from "three/examples/jsm/exporters/PLYExporter.js";
import { joinBytes } from "../../api/png-text.ts";
import { type Provenance, provenanceLine } from "../../api/provenance.ts";
import type { ObjMesh } from "../../viewer/load/obj-parser.ts";
import type { Raster } from "../../viewer/load/png-raster.ts";

/** A binary PLY in metres, Y up, with normals, texture coordinates and a colour per vertex: the albedo's where there is one. */
export function writePly(mesh: ObjMesh, albedo: Raster | undefined, provenance: Provenance): Uint8Array<ArrayBuffer> {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(mesh.positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(mesh.normals, 3));
  if (mesh.uvs) geometry.setAttribute("uv", new BufferAttribute(mesh.uvs, 2));
  const colors = albedo && mesh.uvs ? sampled(albedo, mesh.uvs) : mesh.colors;
  if (colors) geometry.setAttribute("color", new BufferAttribute(colors, 3));
  geometry.setIndex(new BufferAttribute(mesh.indices, 1));
  const options = { binary: true, littleEndian: true } as const;
  const bytes = new Uint8Array(
    new PLYExporter().parse(
      new Mesh(geometry), // called back a frame later: there are no frames where this runs
      undefined as never,
      options,
    ) as ArrayBuffer,
  );
  return withComment(bytes, `comment made with Plinth, metres\ncomment ${provenanceLine(provenance)}\n`);
}

/** Behind the line that names the format. */
function withComment(bytes: Uint8Array, comment: string): Uint8Array<ArrayBuffer> {
  const at = bytes.indexOf(10, bytes.indexOf(10) + 1) + 1;
  return joinBytes([bytes.subarray(0, at), new TextEncoder().encode(comment), bytes.subarray(at)]);
}

/** Linear RGB of the pixel under every texture coordinate. */
function sampled({ width, height, channels, data }: Raster, uvs: Float32Array): Float32Array<ArrayBuffer> {
  const full = data instanceof Uint16Array ? 65535 : 255;
  const out = new Float32Array((uvs.length / 2) * 3);
  // 1 is the far edge, not the near one again
  const place = (value: number, size: number) =>
    Math.min(size - 1, Math.floor((value >= 0 && value <= 1 ? value : value - Math.floor(value)) * size));
  for (let vertex = 0; 2 * vertex < uvs.length; vertex += 1) {
    const x = place(uvs[2 * vertex] as number, width);
    const y = height - 1 - place(uvs[2 * vertex + 1] as number, height);
    for (let c = 0; c < 3; c += 1) {
      const value = (data[(y * width + x) * channels + (channels > 2 ? c : 0)] as number) / full;
      out[3 * vertex + c] = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    }
  }
  return out;
}
