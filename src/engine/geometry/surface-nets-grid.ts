import type { Bounds } from "#measure/bounds.ts";
import type { Geometry } from "./geometry.ts";
import { ESTIMATE_SLACK, type Sdf } from "./sdf.ts";
import {
  acrossFace,
  CELL_CASES,
  type CellCase,
  EDGE_CORNERS,
  isSecondPair,
  RING,
  RING_EDGES,
} from "./surface-nets-table.ts";

const MOST_CELLS = 50e6;
/** Newton steps that pull a vertex onto the surface. */
const PULLS = 2;
/** Cells: after a step as short as that the next would be shorter than a hundredth of one. */
const NEAR = 0.06;

/**
 * The grid behind `meshSdf`: values at its nodes, worked out once each, and the vertices of its crossed cells.
 * A node's value is shared by all cells around it, so neighbours never disagree about inside and outside.
 */
export class SurfaceNet {
  readonly origin: readonly [number, number, number];
  readonly cells: readonly [number, number, number];
  readonly cellSize: number;
  readonly #sdf: Sdf;
  /** 0 stands for "not yet known". */
  readonly #values: Float32Array;
  /** Cell -> 1 + its place in the lists below, 0 for cells that are not crossed or not yet looked at. */
  readonly #places: Int32Array;
  readonly #crossed: number[] = [];
  readonly #cases: number[] = [];
  readonly #firstVertex: number[] = [];
  readonly #positions: number[] = [];
  readonly #indices: number[] = [];
  /** Metres from a corner within which the other corners of a cell lie. */
  readonly #beyond: number;
  readonly #strideY: number;
  readonly #strideZ: number;
  /** Node offset of the eight corners of a cell. */
  readonly #corners: readonly number[];
  /** Point of its own on a doubly crossed face, by face. */
  readonly #facePoints = new Map<number, number>();

  constructor(sdf: Sdf, cellSize: number, bounds: Bounds) {
    const cells = [0, 1, 2].map((axis) => {
      const span = (bounds.max[axis] as number) - (bounds.min[axis] as number);
      return Math.ceil(span / cellSize) + 3;
    }) as [number, number, number];
    const [nx, ny, nz] = cells;
    if (!(nx * ny * nz <= MOST_CELLS)) {
      throw new RangeError(`meshSdf: the grid must hold at most ${MOST_CELLS} cells, got ${nx} x ${ny} x ${nz}.`);
    }
    this.#sdf = sdf;
    this.cellSize = cellSize;
    this.#beyond = ESTIMATE_SLACK * Math.sqrt(3) * cellSize;
    this.cells = cells;
    this.origin = [0, 1, 2].map((axis) => {
      const middle = ((bounds.max[axis] as number) + (bounds.min[axis] as number)) / 2;
      return middle - ((cells[axis] as number) * cellSize) / 2;
    }) as [number, number, number];
    this.#strideY = nx + 1;
    this.#strideZ = (nx + 1) * (ny + 1);
    this.#values = new Float32Array(this.#strideZ * (nz + 1));
    this.#places = new Int32Array(this.#values.length);
    this.#corners = Array.from(
      { length: 8 },
      (_, c) => (c & 1) + ((c >> 1) & 1) * this.#strideY + (c >> 2) * this.#strideZ,
    );
  }

  /** Looks at every cell of a block through a field that holds there. */
  workBlock(field: Sdf, i: number, j: number, k: number, size: number): void {
    const [nx, ny, nz] = this.cells;
    for (let w = k; w < Math.min(nz, k + size); w += 1) {
      for (let v = j; v < Math.min(ny, j + size); v += 1) {
        for (let u = i; u < Math.min(nx, i + size); u += 1) {
          // who is that far from the surface at one corner needs no values at the others
          const near = this.#valueAt(field, u + v * this.#strideY + w * this.#strideZ, u, v, w);
          if (Math.abs(near) <= this.#beyond) this.#workCell(field, u, v, w);
        }
      }
    }
  }

  /** Looks at all cells the surface goes on into from cells already known. */
  followSurface(): void {
    const steps = [-1, 1, -this.#strideY, this.#strideY, -this.#strideZ, this.#strideZ];
    for (let at = 0; at < this.#crossed.length; at += 1) {
      const { crossedFaces } = CELL_CASES[this.#cases[at] as number] as CellCase;
      for (let face = 0; face < 6; face += 1) {
        if ((crossedFaces & (1 << face)) === 0) continue;
        const cell = (this.#crossed[at] as number) + (steps[face] as number);
        if (this.#places[cell] !== 0) continue;
        const [i, j, k] = this.#nodeAt(cell);
        this.#workCell(this.#sdf, i, j, k);
      }
    }
  }

  build(): Geometry {
    for (let at = 0; at < this.#crossed.length; at += 1) {
      const inside = this.#cases[at] as number;
      for (let axis = 0; axis < 3; axis += 1) {
        const isIn = (inside & 1) !== 0;
        if (isIn !== ((inside & (1 << (1 << axis))) !== 0)) this.#span(this.#crossed[at] as number, axis, isIn);
      }
    }
    const positions = Float32Array.from(this.#positions);
    return { positions, indices: Uint32Array.from(this.#indices), rest: positions.slice() };
  }

  #nodeAt(node: number): [number, number, number] {
    const k = Math.floor(node / this.#strideZ);
    const left = node - k * this.#strideZ;
    const j = Math.floor(left / this.#strideY);
    return [left - j * this.#strideY, j, k];
  }

  #valueAt(field: Sdf, node: number, i: number, j: number, k: number): number {
    const known = this.#values[node] as number;
    if (known !== 0) return known;
    const [nx, ny, nz] = this.cells;
    const { origin, cellSize } = this;
    let value = field.at(origin[0] + i * cellSize, origin[1] + j * cellSize, origin[2] + k * cellSize);
    // the outermost nodes are outside by decree: that closes what the bounds cut off
    const isRim = i === 0 || j === 0 || k === 0 || i === nx || j === ny || k === nz;
    if (!(Math.abs(value) > 1e-9) || (isRim && value < 0)) value = 1e-9;
    this.#values[node] = value;
    return value;
  }

  #workCell(field: Sdf, i: number, j: number, k: number): void {
    const cell = i + j * this.#strideY + k * this.#strideZ;
    if (this.#places[cell] !== 0) return;
    let inside = 0;
    for (let c = 0; c < 8; c += 1) {
      const node = cell + (this.#corners[c] as number);
      if (this.#valueAt(field, node, i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2)) < 0) inside |= 1 << c;
    }
    if (inside === 0 || inside === 255) return;
    this.#crossed.push(cell);
    this.#cases.push(inside);
    this.#firstVertex.push(this.#positions.length / 3);
    this.#places[cell] = this.#crossed.length;
    const { loops, loopOfEdge } = CELL_CASES[inside] as CellCase;
    for (let loop = 0; loop < loops; loop += 1) this.#addVertex(field, cell, loopOfEdge, loop, i, j, k);
  }

  #addVertex(field: Sdf, cell: number, loopOfEdge: Uint8Array, loop: number, i: number, j: number, k: number): void {
    let [x, y, z, count] = [0, 0, 0, 0];
    for (let edge = 0; edge < 12; edge += 1) {
      if (loopOfEdge[edge] !== loop) continue;
      const [a, b] = EDGE_CORNERS[edge] as readonly [number, number];
      const low = this.#values[cell + (this.#corners[a] as number)] as number;
      const high = this.#values[cell + (this.#corners[b] as number)] as number;
      const t = low / (low - high);
      x += (a & 1) + (edge < 4 ? t : 0);
      y += ((a >> 1) & 1) + (edge >= 4 && edge < 8 ? t : 0);
      z += (a >> 2) + (edge >= 8 ? t : 0);
      count += 1;
    }
    const { origin, cellSize } = this;
    this.#pull(
      field,
      origin[0] + (i + x / count) * cellSize,
      origin[1] + (j + y / count) * cellSize,
      origin[2] + (k + z / count) * cellSize,
    );
  }

  /** Newton steps towards the surface, never further than half a cell, so that no quad turns over. */
  #pull(field: Sdf, fromX: number, fromY: number, fromZ: number): void {
    const { at } = field;
    const e = this.cellSize * 0.1;
    const most = this.cellSize * 0.5;
    const near = NEAR * NEAR * this.cellSize * this.cellSize;
    let [x, y, z] = [fromX, fromY, fromZ];
    for (let step = 0; step < PULLS; step += 1) {
      const a = at(x + e, y - e, z - e);
      const b = at(x - e, y - e, z + e);
      const c = at(x - e, y + e, z - e);
      const d = at(x + e, y + e, z + e);
      const gx = (a - b - c + d) / (4 * e);
      const gy = (c - a - b + d) / (4 * e);
      const gz = (b - a - c + d) / (4 * e);
      const steep = gx * gx + gy * gy + gz * gz;
      // where sheets meet the gradient says little
      if (steep < 0.05) break;
      const by = (a + b + c + d) / (4 * steep);
      x -= by * gx;
      y -= by * gy;
      z -= by * gz;
      if (by * by * steep < near) break;
    }
    const [dx, dy, dz] = [x - fromX, y - fromY, z - fromZ];
    const moved = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const keep = moved > most ? most / moved : 1;
    this.#positions.push(fromX + dx * keep, fromY + dy * keep, fromZ + dz * keep);
  }

  /** The polygon around a crossed grid edge: from its low node along `axis`. */
  #span(node: number, axis: number, lowIsInside: boolean): void {
    const [b, c] = [(axis + 1) % 3, (axis + 2) % 3];
    const stride = [1, this.#strideY, this.#strideZ];
    const ring: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const [u, v] = RING[turn] as readonly [number, number];
      const cell = node - u * (stride[b] as number) - v * (stride[c] as number);
      const edge = RING_EDGES[axis * 4 + turn] as number;
      ring.push(this.#vertexOf(cell, edge));
      // walking on to the next cell crosses the face on axis b (turns 0 and 2) or c
      const crossing = turn % 2 === 0 ? b : c;
      const isUp = turn < 2;
      const face = crossing * 2 + (isUp ? 1 : 0);
      const beyond = cell + (isUp ? 1 : -1) * (stride[crossing] as number);
      const point = this.#facePoint(cell, beyond, face, edge);
      if (point >= 0) ring.push(point);
    }
    if (!lowIsInside) ring.reverse();
    this.#fill(ring);
  }

  #caseOf(cell: number): number {
    return this.#cases[(this.#places[cell] as number) - 1] as number;
  }

  #vertexOf(cell: number, edge: number): number {
    const place = (this.#places[cell] as number) - 1;
    return (
      (this.#firstVertex[place] as number) +
      ((CELL_CASES[this.#cases[place] as number] as CellCase).loopOfEdge[edge] as number)
    );
  }

  /**
   * Two cells that share a doubly crossed face and have one loop each would be joined by the same mesh edge twice. One of
   * the two gets a point in its middle. @returns The point, or -1 where none is needed.
   */
  #facePoint(cell: number, beyond: number, face: number, edge: number): number {
    const inside = this.#caseOf(cell);
    if (((CELL_CASES[inside] as CellCase).doubleFaces & (1 << face)) === 0) return -1;
    if (((CELL_CASES[this.#caseOf(beyond)] as CellCase).doubleFaces & (1 << (face ^ 1))) === 0) return -1;
    const isLow = (face & 1) === 0;
    const axis = face >> 1;
    const owner = isLow ? beyond : cell;
    // read from the low cell, so that both sides choose the same pair
    const seenFrom = isLow ? this.#caseOf(beyond) : inside;
    const seenEdge = isLow ? acrossFace(edge, axis) : edge;
    if (!isSecondPair(seenFrom, axis * 2 + 1, seenEdge)) return -1;
    const key = owner * 3 + axis;
    const known = this.#facePoints.get(key);
    if (known !== undefined) return known;
    const [p, q] = [this.#vertexOf(cell, edge) * 3, this.#vertexOf(beyond, acrossFace(edge, axis)) * 3];
    const at = (n: number) => ((this.#positions[p + n] as number) + (this.#positions[q + n] as number)) / 2;
    this.#positions.push(at(0), at(1), at(2));
    const index = this.#positions.length / 3 - 1;
    this.#facePoints.set(key, index);
    return index;
  }

  #fill(ring: readonly number[]): void {
    if (ring.length > 4) {
      this.#fan(ring);
      return;
    }
    const [p, q, r, s] = ring as readonly [number, number, number, number];
    if (this.#distance2(p, r) <= this.#distance2(q, s)) this.#indices.push(p, q, r, p, r, s);
    else this.#indices.push(q, r, s, q, s, p);
  }

  #fan(ring: readonly number[]): void {
    const sum = (axis: number) =>
      ring.reduce((total, vertex) => total + (this.#positions[vertex * 3 + axis] as number), 0) / ring.length;
    this.#positions.push(sum(0), sum(1), sum(2));
    const middle = this.#positions.length / 3 - 1;
    for (const [n, vertex] of ring.entries()) this.#indices.push(middle, vertex, ring[(n + 1) % ring.length] as number);
  }

  #distance2(a: number, b: number): number {
    let sum = 0;
    for (let axis = 0; axis < 3; axis += 1) {
      const d = (this.#positions[a * 3 + axis] as number) - (this.#positions[b * 3 + axis] as number);
      sum += d * d;
    }
    return sum;
  }
}
