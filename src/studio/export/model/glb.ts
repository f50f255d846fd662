const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const MAGIC = 0x46546c67;
const ARRAY_BUFFER = 34962;
const ELEMENT_BUFFER = 34963;
const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;

type Json = Record<string, unknown>;
const TYPES = { 2: "VEC2", 3: "VEC3", 4: "VEC4" } as const;

/**
 * Collects what a GLB holds and writes it. Pictures go in as the files they are: three's exporter would draw each on a
 * canvas first, which costs depth, text chunks and time.
 *
 * @see glTF 2.0, sections 3.6 and 4.4
 */
export class GlbBuilder {
  private readonly pieces: Uint8Array[] = [];
  private readonly bufferViews: Json[] = [];
  private readonly accessors: Json[] = [];
  private readonly images: Json[] = [];
  private readonly textures: Json[] = [];
  private length = 0;

  /** A vertex attribute. Positions need their bounds. */
  attribute(array: Float32Array, width: 2 | 3 | 4, withBounds = false): number {
    const bounds = withBounds ? { min: extremes(array, width, Math.min), max: extremes(array, width, Math.max) } : {};
    const bufferView = this.view(bytesOf(array), ARRAY_BUFFER);
    return (
      this.accessors.push({
        bufferView,
        componentType: FLOAT,
        count: array.length / width,
        type: TYPES[width],
        ...bounds,
      }) - 1
    );
  }

  /** Triangle corners, in 16 bits where they fit. */
  indices(array: Uint32Array, vertexCount: number): number {
    // 65535 itself means something else to graphics cards
    const small = vertexCount <= 65535;
    const bufferView = this.view(bytesOf(small ? Uint16Array.from(array) : array), ELEMENT_BUFFER);
    const componentType = small ? UNSIGNED_SHORT : UNSIGNED_INT;
    return this.accessors.push({ bufferView, componentType, count: array.length, type: "SCALAR" }) - 1;
  }

  /** A PNG as a texture that repeats. */
  texture(png: Uint8Array, name: string): number {
    const source = this.images.push({ bufferView: this.view(png), mimeType: "image/png", name }) - 1;
    return this.textures.push({ source, sampler: 0 }) - 1;
  }

  finish(rest: Json): Uint8Array<ArrayBuffer> {
    const document = {
      ...rest,
      accessors: this.accessors,
      bufferViews: this.bufferViews,
      buffers: [{ byteLength: this.length }],
      ...(this.images.length > 0 && {
        images: this.images,
        textures: this.textures,
        // trilinear, repeating
        samplers: [{ magFilter: 9729, minFilter: 9987, wrapS: 10497, wrapT: 10497 }],
      }),
    };
    const json = new TextEncoder().encode(JSON.stringify(document));
    const jsonLength = padded(json.length);
    const out = new Uint8Array(12 + 8 + jsonLength + 8 + this.length);
    const view = new DataView(out.buffer);
    const words = [MAGIC, 2, out.length, jsonLength, JSON_CHUNK];
    for (const [index, word] of words.entries()) view.setUint32(4 * index, word, true);
    out.fill(0x20, 20, 20 + jsonLength);
    out.set(json, 20);
    view.setUint32(20 + jsonLength, this.length, true);
    view.setUint32(24 + jsonLength, BINARY_CHUNK, true);
    let at = 28 + jsonLength;
    for (const piece of this.pieces) {
      out.set(piece, at);
      at += padded(piece.length);
    }
    return out;
  }

  private view(bytes: Uint8Array, target?: number): number {
    this.pieces.push(bytes);
    const byteOffset = this.length;
    this.length += padded(bytes.length);
    return this.bufferViews.push({ buffer: 0, byteOffset, byteLength: bytes.length, ...(target && { target }) }) - 1;
  }
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

const bytesOf = (array: Float32Array | Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

function extremes(array: Float32Array, width: number, pick: (a: number, b: number) => number): number[] {
  const found = Array.from(array.subarray(0, width));
  for (let at = 0; at < array.length; at += 1) {
    found[at % width] = pick(found[at % width] as number, array[at] as number);
  }
  return found;
}
