import { ByteReader, LineError } from "./byte-reader.ts";
import { GrowingFloats, GrowingIntegers } from "./growing-array.ts";
import { loadingTexts } from "./texts.ts";
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
  { width: 2, name: "coordinates" },
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
  private readonly furthest = new Int32Array(3);
  private readonly furthestAt = [0, 0, 0];
  /** Numbers of the current line; what goes beyond eight means nothing in an OBJ. */
  private readonly row = new Float64Array(8);
  /** Position, uv and normal index of the corners of the current face. */
  private polygon = new Int32Array(48);
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
    if (positions.length === 0) throw new LineError(loadingTexts.scanObj.noObj);
    this.checkIndices();
    if (this.corners.length === 0) throw new LineError(loadingTexts.scanObj.noFaces);
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
    else if (reader.takeKeyword("vt")) this.readTextureCoordinate();
    else if (reader.takeKeyword("vn")) this.readNormal();
    else if (reader.takeKeyword("o") || reader.takeKeyword("g")) this.name = reader.restOfLine();
    else if (reader.takeKeyword("usemtl")) this.material = reader.restOfLine();
  }

  /** Fills `row` and tells how many numbers the line has. */
  private readNumbers(): number {
    const { row, reader } = this;
    let count = 0;
    // a typed array drops what is written behind its end
    while (reader.nextWord()) row[count++] = reader.readNumber();
    return count;
  }

  /** xyz, then perhaps a weight (one number), a colour (three), or both. */
  private readVertex(): void {
    const { row } = this;
    const count = this.readNumbers();
    const positions = this.lists[POSITION];
    if (count < 3) throw this.tooFew("vertices", 3, count);
    if (count === 6 || count === 7) {
      this.padColors(positions.length);
      for (let i = count - 3; i < count; i += 1) this.colors.push(row[i] as number);
    }
    positions.push(row[0] as number);
    positions.push(row[1] as number);
    positions.push(row[2] as number);
  }

  private padColors(length: number): void {
    while (this.colors.length < length) this.colors.push(1);
  }

  private readTextureCoordinate(): void {
    const count = this.readNumbers();
    if (count < 1) throw this.tooFew("coordinates", 2, count);
    this.lists[UV].push(this.row[0] as number);
    this.lists[UV].push(count > 1 ? (this.row[1] as number) : 0);
  }

  private readNormal(): void {
    const count = this.readNumbers();
    if (count < 3) throw this.tooFew("normals", 3, count);
    for (let i = 0; i < 3; i += 1) this.lists[NORMAL].push(this.row[i] as number);
  }

  private tooFew(what: (typeof KINDS)[number]["name"], needed: number, got: number): LineError {
    return this.reader.complain(this.reader.at, () => loadingTexts.scanObj.tooFewNumbers(what, needed, got));
  }

  private readFace(): void {
    const { reader } = this;
    let count = 0;
    for (; reader.nextWord(); count += 1) {
      if (3 * count === this.polygon.length) this.growPolygon();
      const { polygon } = this;
      polygon[3 * count] = this.readIndex(POSITION);
      polygon[3 * count + 1] = this.readOptionalIndex(UV);
      polygon[3 * count + 2] = this.readOptionalIndex(NORMAL);
    }
    if (count < 3) {
      this.skippedFaces += 1;
      return;
    }
    this.polygons += 1;
    const part = this.currentPart();
    part.count += 3 * (count - 2);
    if (count === 3) this.pushTriangle(0, 1, 2);
    else {
      const vertices = this.polygon.subarray(0, 3 * count).filter((_, index) => index % 3 === 0);
      triangulate(this.lists[POSITION].view, vertices, (a, b, c) => this.pushTriangle(a, b, c));
    }
  }

  private growPolygon(): void {
    const larger = new Int32Array(this.polygon.length * 2);
    larger.set(this.polygon);
    this.polygon = larger;
  }

  private pushTriangle(a: number, b: number, c: number): void {
    this.pushCorner(a);
    this.pushCorner(b);
    this.pushCorner(c);
  }

  private pushCorner(corner: number): void {
    const { corners, polygon } = this;
    corners.push(polygon[3 * corner] as number);
    corners.push(polygon[3 * corner + 1] as number);
    corners.push(polygon[3 * corner + 2] as number);
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
    const resolved = index < 0 ? this.known(kind) + index : index - 1;
    if (index === 0 || resolved < 0) {
      const known = this.known(kind);
      throw reader.complain(start, () => loadingTexts.scanObj.indexPointsNowhere(index, known, KINDS[kind].name));
    }
    if (resolved >= (furthest[kind] as number)) {
      furthest[kind] = resolved + 1;
      this.furthestAt[kind] = start;
    }
    return resolved;
  }

  private known(kind: Kind): number {
    return this.lists[kind].length / KINDS[kind].width;
  }

  private checkIndices(): void {
    for (const kind of [POSITION, UV, NORMAL] as const) {
      const used = this.furthest[kind] as number;
      const known = this.known(kind);
      if (used <= known) continue;
      throw this.reader.complain(this.furthestAt[kind] as number, () =>
        loadingTexts.scanObj.outOfRange(used, known, KINDS[kind].name),
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
