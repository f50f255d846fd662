import type { UnwrappedModel } from "../bake/unwrapped-model.ts";
import { DecimalWriter } from "./decimal-writer.ts";
import { type Provenance, provenanceLine } from "./provenance.ts";

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
 * Writes a Wavefront OBJ: metres, Y up, one group and one material name a part.
 *
 * @param materialLibrary Name of the MTL file beside it.
 */
export function writeObj(model: UnwrappedModel, materialLibrary: string, provenance: Provenance): Uint8Array {
  const out = new DecimalWriter(model.positionIndices.length * (BYTES_PER_FACE_GUESS / 3));
  out.text(`# Plinth ${provenance.engineVersion}\n# ${provenanceLine(provenance)}\nmtllib ${materialLibrary}\n`);
  writeTuples(out, "v", model.positions, 3, POSITION_DECIMALS);
  writeTuples(out, "vt", model.uvs, 2, UV_DECIMALS);
  writeTuples(out, "vn", model.normals, 3, NORMAL_DECIMALS);
  for (const { part, firstTriangle, triangleCount } of model.groups) {
    out.text(`g ${part.name}\nusemtl ${part.slot}\n`);
    for (let triangle = firstTriangle; triangle < firstTriangle + triangleCount; triangle += 1) {
      out.char(102);
      for (let corner = triangle * 3; corner < triangle * 3 + 3; corner += 1) {
        out.char(SPACE);
        out.integer((model.positionIndices[corner] as number) + 1);
        out.char(SLASH);
        out.integer((model.uvIndices[corner] as number) + 1);
        out.char(SLASH);
        out.integer((model.normalIndices[corner] as number) + 1);
      }
      out.char(NEWLINE);
    }
  }
  return out.finish();
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
