import { ByteReader, LineError } from "./byte-reader.ts";
import { GrowingFloats, GrowingIntegers } from "./growing-array.ts";
import { triangulate } from "./triangulate.ts";

/** A stretch of triangles under one `o` or `g` name and one `usemtl`. */
export interface ObjPart {
  readonly name: string;
  readonly material: string;
  /** First corner. */
  readonly start: number;
  /** Corners, three a triangle. */
  count: number;
}

/** What an OBJ says, before its corners become vertices. */
export interface ScannedObj {
  readonly positions: Float32Array<ArrayBuffer>;
  /** sRGB as written, one per position; empty when the file gives none. */
  readonly colors: Float32Array<ArrayBuffer>;
  readonly uvs: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  /** Three corners a triangle; per corner position, uv and normal index, -1 for none. */
  readonly corners: Int32Array<ArrayBuffer>;
  readonly parts: readonly ObjPart[];
  /** Polygons as written. */
  readonly polygons: number;
  /** Faces with fewer than three corners, left out. */
  readonly skippedFaces: number;
}

/**
 * Reads an OBJ in one pass over its bytes. Lines, points, curves and material libraries are passed over.
 *
 * @throws {LineError} with the line, for words that are no numbers and indices that point nowhere.
 * @see Wavefront, Advanced Visualizer Manual, appendix B1 (object files)
 */
export function scanObj(bytes: Uint8Array): ScannedObj {
  return new ObjScanner(bytes).scan();
}

const NONE = -1;
const SLASH = 47;
const POSITION = 0;
const UV = 1;
const NORMAL = 2;
const KINDS = [
  { width: 3, name: "vertices" },
  { width: 2, name: "texture coordinates" },
  { width: 3, name: "normals" },
] as const;
type Kind = typeof POSITION | typeof UV | typeof NORMAL;

class ObjScanner {
  private readonly reader: ByteReader;
  private readonly lists: readonly [GrowingFloats, GrowingFloats, GrowingFloats];
  private readonly colors = new GrowingFloats(16);
  private readonly corners: GrowingIntegers;
  private readonly parts: ObjPart[] = [];
  /** The furthest index of each kind and where it stands: indices may run ahead of what they name. */
  private readonly furthest = [0, 0, 0];
  private readonly furthestAt = [0, 0, 0];
  private readonly row: number[] = [];
  private readonly polygon: number[] = [];
  private name = "";
  private material = "";
  private polygons = 0;
  private skippedFaces = 0;

  constructor(bytes: Uint8Array) {
    this.reader = new ByteReader(bytes);
    const guess = Math.ceil(bytes.length / 24);
    this.lists = [new GrowingFloats(guess), new GrowingFloats(guess), new GrowingFloats(guess)];
    this.corners = new GrowingIntegers(guess * 2);
  }

  scan(): ScannedObj {
    const { reader } = this;
    while (!reader.done) {
      if (reader.nextWord()) {
        this.readStatement();
        reader.skipLine();
      } else reader.skipComment();
    }
    const [positions, uvs, normals] = this.lists;
    if (positions.length === 0) throw new LineError("This is not an OBJ file: it holds no vertices.");
    this.checkIndices();
    if (this.corners.length === 0) throw new LineError("This OBJ holds no faces.");
    if (this.colors.length > 0) this.padColors(positions.length);
    return {
      positions: positions.toArray(),
      colors: this.colors.toArray(),
      uvs: uvs.toArray(),
      normals: normals.toArray(),
      corners: this.corners.toArray(),
      parts: this.parts,
      polygons: this.polygons,
      skippedFaces: this.skippedFaces,
    };
  }

  private readStatement(): void {
    const { reader } = this;
    if (reader.takeKeyword("v")) this.readVertex();
    else if (reader.takeKeyword("f")) this.readFace();
    else if (reader.takeKeyword("vt")) this.readRow(UV);
    else if (reader.takeKeyword("vn")) this.readRow(NORMAL);
    else if (reader.takeKeyword("o") || reader.takeKeyword("g")) this.name = reader.restOfLine();
    else if (reader.takeKeyword("usemtl")) this.material = reader.restOfLine();
  }

  private readNumbers(): number[] {
    const { row, reader } = this;
    row.length = 0;
    while (reader.nextWord()) row.push(reader.readNumber());
    return row;
  }

  /** xyz, then perhaps a weight (one number), a colour (three), or both. */
  private readVertex(): void {
    const row = this.readNumbers();
    const positions = this.lists[POSITION];
    if (row.length < 3) throw this.tooFew("vertex", 3, row.length);
    if (row.length >= 6) {
      this.padColors(positions.length);
      for (let i = row.length - 3; i < row.length; i += 1) this.colors.push(row[i] as number);
    }
    for (let i = 0; i < 3; i += 1) positions.push(row[i] as number);
  }

  private padColors(length: number): void {
    while (this.colors.length < length) this.colors.push(1);
  }

  private readRow(kind: Kind): void {
    const row = this.readNumbers();
    // a texture coordinate may have u alone
    if (kind === UV && row.length === 1) row.push(0);
    const { width } = KINDS[kind];
    if (row.length < width) throw this.tooFew(kind === UV ? "texture coordinate" : "normal", width, row.length);
    for (let i = 0; i < width; i += 1) this.lists[kind].push(row[i] as number);
  }

  private tooFew(what: string, needed: number, got: number): LineError {
    return this.reader.complain(this.reader.at, () => `a ${what} needs ${needed} numbers, got ${got}`);
  }

  private readFace(): void {
    const { polygon, reader } = this;
    polygon.length = 0;
    while (reader.nextWord()) {
      polygon.push(this.readIndex(POSITION));
      polygon.push(this.readOptionalIndex(UV), this.readOptionalIndex(NORMAL));
    }
    const count = polygon.length / 3;
    if (count < 3) {
      this.skippedFaces += 1;
      return;
    }
    this.polygons += 1;
    const part = this.currentPart();
    part.count += 3 * (count - 2);
    if (count === 3) this.pushTriangle(0, 1, 2);
    else {
      const vertices = polygon.filter((_, index) => index % 3 === 0);
      triangulate(this.lists[POSITION].view, vertices, (a, b, c) => this.pushTriangle(a, b, c));
    }
  }

  private pushTriangle(a: number, b: number, c: number): void {
    this.pushCorner(a);
    this.pushCorner(b);
    this.pushCorner(c);
  }

  private pushCorner(corner: number): void {
    for (let i = 0; i < 3; i += 1) this.corners.push(this.polygon[3 * corner + i] as number);
  }

  private readOptionalIndex(kind: Kind): number {
    const { reader } = this;
    if (reader.bytes[reader.at] !== SLASH) return NONE;
    reader.at += 1;
    return reader.atWordPart() ? this.readIndex(kind) : NONE;
  }

  private readIndex(kind: Kind): number {
    const { reader, furthest } = this;
    const start = reader.at;
    const index = reader.readInteger();
    const known = this.lists[kind].length / KINDS[kind].width;
    const resolved = index < 0 ? known + index : index - 1;
    if (index === 0 || resolved < 0) {
      throw reader.complain(start, () => `index ${index} points nowhere; ${known} ${KINDS[kind].name} stand before it`);
    }
    if (resolved >= (furthest[kind] as number)) {
      furthest[kind] = resolved + 1;
      this.furthestAt[kind] = start;
    }
    return resolved;
  }

  private checkIndices(): void {
    for (const [kind, { width, name }] of KINDS.entries()) {
      const used = this.furthest[kind] as number;
      const known = (this.lists[kind] as GrowingFloats).length / width;
      if (used <= known) continue;
      throw this.reader.complain(
        this.furthestAt[kind] as number,
        () => `a face uses number ${used}, but the file holds ${known} ${name}`,
      );
    }
  }

  private currentPart(): ObjPart {
    const last = this.parts.at(-1);
    if (last && last.name === this.name && last.material === this.material) return last;
    const part = { name: this.name, material: this.material, start: this.corners.length / 3, count: 0 };
    this.parts.push(part);
    return part;
  }
}
