import { loadingTexts } from "../load/texts.ts";

/** "glTF", "JSON" and the version, as the head of a GLB has them (glTF 2.0, 4.4). */
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const HEAD_BYTES = 20;

/** Numbers in all accessors together: 20 million triangles with normals and texture coordinates. */
const NUMBERS_MAX = 500_000_000;

const NUMBERS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 };

interface Document {
  readonly accessors?: readonly { readonly count?: number; readonly type?: string; readonly bufferView?: number }[];
  readonly buffers?: readonly { readonly uri?: string }[];
  readonly meshes?: readonly { readonly primitives?: readonly object[] }[];
}

/**
 * A GLB with its shapes alone: no pictures that would be unpacked or fetched, and nothing from other files.
 *
 * @throws {Error} in the artist's words, when it is none, names other files, or claims more than it can hold.
 */
export function glbForm(bytes: ArrayBuffer): ArrayBuffer {
  const view = new DataView(bytes);
  const isGlb =
    bytes.byteLength > HEAD_BYTES && view.getUint32(0, true) === MAGIC && view.getUint32(16, true) === JSON_CHUNK;
  const jsonEnd = isGlb ? HEAD_BYTES + view.getUint32(12, true) : Number.POSITIVE_INFINITY;
  if (jsonEnd > bytes.byteLength) throw new Error(loadingTexts.glbForm.noGlb);
  const document = parse(new TextDecoder().decode(new Uint8Array(bytes, HEAD_BYTES, jsonEnd - HEAD_BYTES)));
  if (document.buffers?.some(({ uri }) => uri !== undefined && !uri.startsWith("data:"))) {
    throw new Error(loadingTexts.glbForm.otherFiles);
  }
  checkClaims(document, bytes.byteLength);
  return pack(withoutLooks(document), new Uint8Array(bytes, jsonEnd));
}

function parse(text: string): Document {
  try {
    return JSON.parse(text) as Document;
  } catch {
    throw new Error(loadingTexts.glbForm.noGlb);
  }
}

/** Every number takes a byte at least, unless an accessor has no place in the file at all, and is all zeros. */
function checkClaims({ accessors = [] }: Document, sizeBytes: number): void {
  let all = 0;
  for (const { count = 0, type = "", bufferView } of accessors) {
    const numbers = count * (NUMBERS[type] ?? 1);
    all += numbers;
    if (bufferView !== undefined && !(numbers <= sizeBytes)) throw new Error(loadingTexts.glbForm.claimsTooMuch);
  }
  if (!(all <= NUMBERS_MAX)) throw new Error(loadingTexts.glbForm.tooLarge);
}

function withoutLooks(document: Document): object {
  const { images: _i, textures: _t, materials: _m, samplers: _s, ...form } = document as Record<string, unknown>;
  const meshes = document.meshes?.map((mesh) => ({
    ...mesh,
    primitives: mesh.primitives?.map((primitive) => ({ ...primitive, material: undefined })),
  }));
  return { ...form, ...(meshes && { meshes }) };
}

function pack(document: object, rest: Uint8Array): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(document));
  const jsonBytes = Math.ceil(text.length / 4) * 4;
  const out = new Uint8Array(HEAD_BYTES + jsonBytes + rest.length).fill(0x20, HEAD_BYTES, HEAD_BYTES + jsonBytes);
  const view = new DataView(out.buffer);
  for (const [at, value] of [MAGIC, 2, out.length, jsonBytes, JSON_CHUNK].entries())
    view.setUint32(at * 4, value, true);
  out.set(text, HEAD_BYTES);
  out.set(rest, HEAD_BYTES + jsonBytes);
  return out.buffer;
}
