import type { Vec3 } from "../math/vec3.ts";
import type { Geometry } from "./geometry.ts";

/** Collects vertices and faces, and turns them into a geometry whose `rest` is where the vertices lie now. */
export class GeometryBuilder {
  readonly #positions: number[] = [];
  readonly #indices: number[] = [];

  /** Index of a new vertex. */
  vertex([x, y, z]: Vec3): number {
    this.#positions.push(x, y, z);
    return this.#positions.length / 3 - 1;
  }

  /** Counter-clockwise from outside. Triangles that use a vertex twice are left out: they have no area. */
  triangle(a: number, b: number, c: number): void {
    if (a !== b && b !== c && c !== a) this.#indices.push(a, b, c);
  }

  /** Counter-clockwise from outside, cut along a-c. */
  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  build(): Geometry {
    const positions = Float32Array.from(this.#positions);
    return { positions, indices: Uint32Array.from(this.#indices), rest: positions.slice() };
  }
}
