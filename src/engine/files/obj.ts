import type { UnwrappedModel } from "../bake/unwrapped-model.ts";
import { DecimalWriter } from "./decimal-writer.ts";
import { type NamedFinish, round } from "./mtl.ts";
import { type Provenance, provenanceLine } from "./provenance.ts";
import { quadCorners } from "./quad-corners.ts";

const SPACE = 32;
const SLASH = 47;
const NEWLINE = 10;
/** Micrometres: finer than any printer, coarser than float noise. */
const POSITION_DECIMALS = 6;
/** A hundredth of a texel at 8192. */
const UV_DECIMALS = 6;
const NORMAL_DECIMALS = 4;
const BYTES_PER_FACE_GUESS = 120;

/**
 * Writes a Wavefront OBJ: metres, Y up, one group and one material name a part, quads where the shape was built of quads.
 *
 * What its materials are as a whole stands in comments too, as in the MTL file: viewers of the contract get the OBJ alone.
 *
 * @param materials In the order they first appear.
 * @param materialLibrary Name of the MTL file beside it.
 */
export function writeObj(
  model: UnwrappedModel,
  materials: readonly NamedFinish[],
  materialLibrary: string,
  provenance: Provenance,
): Uint8Array {
  const out = new DecimalWriter(model.positionIndices.length * (BYTES_PER_FACE_GUESS / 3));
  out.text(`# Plinth ${provenance.engineVersion}\n# ${provenanceLine(provenance)}\nmtllib ${materialLibrary}\n`);
  for (const { name, ...finish } of materials)
    out.text(
      `# material ${name} Pr ${round(finish.roughness)} Pm ${round(finish.metalness)} d ${round(finish.opacity)}${finish.shines ? " Ke 1" : ""}\n`,
    );
  writeTuples(out, "v", model.positions, 3, POSITION_DECIMALS);
  writeTuples(out, "vt", model.uvs, 2, UV_DECIMALS);
  writeTuples(out, "vn", model.normals, 3, NORMAL_DECIMALS);
  for (const { part, firstTriangle, triangleCount } of model.groups) {
    out.text(`g ${part.name}\nusemtl ${part.slot}\n`);
    const end = firstTriangle + triangleCount;
    for (let triangle = firstTriangle; triangle < end; triangle += 1) {
      const quad = triangle + 1 < end ? quadCorners(model, triangle) : undefined;
      writeFace(out, model, quad ?? [triangle * 3, triangle * 3 + 1, triangle * 3 + 2]);
      if (quad) triangle += 1;
    }
  }
  return out.finish();
}

function writeFace(out: DecimalWriter, model: UnwrappedModel, corners: readonly number[]): void {
  out.char(102);
  for (const corner of corners) {
    out.char(SPACE);
    out.integer((model.positionIndices[corner] as number) + 1);
    out.char(SLASH);
    out.integer((model.uvIndices[corner] as number) + 1);
    out.char(SLASH);
    out.integer((model.normalIndices[corner] as number) + 1);
  }
  out.char(NEWLINE);
}

function writeTuples(out: DecimalWriter, keyword: string, values: Float32Array, width: number, decimals: number): void {
  const codes = Array.from(keyword, (letter) => letter.charCodeAt(0));
  for (let at = 0; at < values.length; at += width) {
    for (const code of codes) out.char(code);
    for (let i = at; i < at + width; i += 1) {
      out.char(SPACE);
      out.fixed(values[i] as number, decimals);
    }
    out.char(NEWLINE);
  }
}
