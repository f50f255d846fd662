import type { Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { buildFish } from "../animal/build-fish.ts";
import { FISH_KINDS } from "../animal/fish-kinds.ts";

export const FISH_COLOURS = ["#f0701a", "#e8481c", "#f2a024"].map(fromHex);

/**
 * A goldfish that swims.
 *
 * @param heading Where it looks, radians from +Z towards +X.
 * @returns Parts of the slots `fish`, `fin` and `eye`.
 */
export function goldfish(name: string, length: number, at: Vec3, heading: number, seed: number): Part[] {
  const { depth, width, finSize, tailSize, tail, pattern, eye } = FISH_KINDS.goldfish;
  const curl = seed % 2 === 0 ? 0.2 : -0.2;
  const model = buildFish({
    kind: "goldfish",
    length,
    depth,
    width,
    finSize,
    tailSize,
    tail,
    pattern,
    eye,
    curl,
    seed,
  });
  const middle = depth * 0.5 * length;
  return model.parts.map((part) => ({
    ...part,
    name: `${name}-${part.name}`,
    slot: part.slot === "body" ? "fish" : part.slot === "eye" ? "eye" : "fin",
    geometry: move(turnY(move(part.geometry, [0, -middle, 0]), heading), at),
  }));
}
