import { BufferAttribute, BufferGeometry, Mesh } from "three";
import { STLExporter } from "three/examples/jsm/exporters/STLExporter.js";
import type { Provenance } from "../../api/provenance.ts";
import type { Solid } from "./solid.ts";
import { stlHeader } from "./stl-header.ts";

/** A binary STL in millimetres. Its 80-byte header says what fits of where it came from. */
export function writeStl(solid: Solid, provenance: Provenance): Uint8Array<ArrayBuffer> {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(solid.positions, 3));
  geometry.setIndex(new BufferAttribute(solid.indices, 1));
  const view = new STLExporter().parse(new Mesh(geometry), { binary: true });
  const bytes = new Uint8Array(view.buffer as ArrayBuffer);
  bytes.set(stlHeader(provenance));
  return bytes;
}
