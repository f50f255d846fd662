import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { deform, move, turnZ } from "../../../geometry/place.ts";
import { block, blockOn, square } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";

/** Two posts that lean in, a tie and a doubled lintel that curves up at its ends. */
export function torii(p: StructureParameters) {
  const [w, h] = [1.5 * p.wide, 1.6 * p.tall];
  const lift = (g: Geometry) => deform(g, ([x, y, z]) => [x, y + 0.085 * ((2 * x) / w) * ((2 * x) / w), z]);
  const bar = (long: number, tall: number, deep: number, y: number): Geometry => {
    const lower = Array.from({ length: 13 }, (_, i) => [(-0.5 + i / 12) * long, 0] as const);
    const upper = Array.from({ length: 13 }, (_, i) => [(0.5 - i / 12) * (long + 0.1), tall] as const);
    return move(lift(extrude([...lower, ...upper], { depth: deep, bevel: 0.01, bevelSteps: 1 })), [0, y, 0]);
  };
  const post = (s: number): Geometry =>
    move(
      turnZ(
        square([
          [0, 0],
          [0.075, 0],
          [0.065, h],
          [0, h],
        ]),
        s * 0.045,
      ),
      [s * w * 0.4, 0, 0],
    );
  return standModel(
    [
      ...makeParts("post", "paint", [post(-1), post(1)], { weight: 0.95 }),
      makePart("lintel", "paint", bar(w * 1.16, 0.11, 0.17, h - 0.06), { weight: 1, grain: "x" }),
      makePart("cap", "dark", bar(w * 1.24, 0.07, 0.24, h + 0.045), { weight: 0.95, grain: "x" }),
      makePart("tie", "paint", block([w * 1.02, 0.1, 0.09], [0, h * 0.76, 0], 0.01), { weight: 0.9, grain: "x" }),
      makePart("tablet", "dark", block([0.13, h * 0.19, 0.06], [0, h * 0.885, 0.02], 0.01), { weight: 0.5 }),
      ...makeParts(
        "sleeve",
        "dark",
        [-1, 1].map((s) => blockOn([0.2, 0.16, 0.2], s * w * 0.4, 0, 0, 0.015)),
        { weight: 0.5 },
      ),
      ...makeParts(
        "foot",
        "stone",
        [-1, 1].map((s) => blockOn([0.32, 0.06, 0.32], s * w * 0.4, -0.03, 0, 0.015)),
        { weight: 0.4 },
      ),
    ],
    top(h + 0.12),
  );
}
