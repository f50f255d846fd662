import type { Finish } from "../../viewer/load/read-finishes.ts";
import type { MeshPiece } from "./mesh-pieces.ts";

/** Without a map and without a word of it: neither wet nor chalk. */
export const PLAIN: Finish = { roughness: 0.7, metalness: 0, opacity: 1 };

export interface PieceMaterials {
  /** Unlike each other in what no map tells. */
  readonly finishes: readonly Finish[];
  /** For each piece the place of its own among them. */
  readonly indices: readonly number[];
}

/** The fewest materials that the pieces need; what a map tells counts as alike. */
export function pieceMaterials(
  pieces: readonly MeshPiece[],
  mapped: { readonly roughness: boolean; readonly metalness: boolean },
): PieceMaterials {
  const finishes: Finish[] = [];
  const indices = pieces.map(({ finish = PLAIN }) => {
    const { opacity, glow } = finish;
    const roughness = mapped.roughness ? PLAIN.roughness : finish.roughness;
    const metalness = mapped.metalness ? PLAIN.metalness : finish.metalness;
    const found = finishes.findIndex(
      (other) =>
        other.roughness === roughness &&
        other.metalness === metalness &&
        other.opacity === opacity &&
        other.glow === glow,
    );
    return found < 0 ? finishes.push({ roughness, metalness, opacity, ...(glow && { glow }) }) - 1 : found;
  });
  return { finishes, indices };
}
