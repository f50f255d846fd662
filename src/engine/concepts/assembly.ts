import type { Geometry } from "../geometry/geometry.ts";
import { cylinder } from "../geometry/lathe.ts";
import { makePart } from "../geometry/make-part.ts";
import { merge } from "../geometry/merge.ts";
import type { Paint, Part } from "../geometry/part.ts";
import { move } from "../geometry/place.ts";
import type { Vec3 } from "../math/vec3.ts";
import { blockOn } from "./building/masonry.ts";

/** A thing put together piece by piece: one part a slot. Each piece must touch another or the floor. */
export class Assembly {
  readonly #pieces = new Map<string, Geometry[]>();
  readonly #paints = new Map<string, Paint>();

  add(slot: string, ...pieces: readonly Geometry[]): void {
    this.#pieces.set(slot, [...(this.#pieces.get(slot) ?? []), ...pieces]);
  }

  /** A block that stands on the height `y`, slightly rounded. */
  box(slot: string, size: Vec3, x: number, y: number, z: number, bevel = Math.min(...size) * 0.12): void {
    this.add(slot, blockOn(size, x, y, z, bevel));
  }

  /** A post, a shade or a pot that stands at `at`. */
  post(slot: string, radius: number, height: number, at: Vec3, radiusTop = radius, segments = 20): void {
    this.add(slot, move(cylinder({ radius, radiusTop, height, bevel: Math.min(radius, height) * 0.08, segments }), at));
  }

  /** What is drawn on all pieces of a slot. */
  draw(slot: string, paint: Paint): void {
    this.#paints.set(slot, paint);
  }

  /** @param weights By slot; see `Part.weight`. Default 0.7. */
  parts(weights: Readonly<Record<string, number>> = {}): Part[] {
    return [...this.#pieces].map(([slot, pieces]) => {
      const paint = this.#paints.get(slot);
      return makePart(slot, slot, merge(pieces), { weight: weights[slot] ?? 0.7, ...(paint && { paint }) });
    });
  }
}
