import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sin, TAU } from "../../math/elementary.ts";
import type { BedParameters } from "./bed-parameters.ts";
import { softSheet } from "./soft-sheet.ts";

/** Metres from the floor to the rails on the posts. */
export const POST_HEIGHT = 2;

/** Rails between the tops of the posts and, where wanted, a cloth roof with a valance and gathered curtains. */
export function canopy(p: BedParameters, w: number, l: number): Part[] {
  const y = POST_HEIGHT - 0.02;
  const long = box([0.045, 0.06, l], { bevel: 0.006 });
  const wide = box([w, 0.06, 0.045], { bevel: 0.006 });
  const rails = [
    move(long, [w / 2, y, 0]),
    move(long, [-w / 2, y, 0]),
    move(wide, [0, y, l / 2]),
    move(wide, [0, y, -l / 2]),
  ];
  const parts = makeParts("canopy-rail", "post", rails, { grain: "z", weight: 0.6, ownPiece: true });
  if (!p.canopy) return parts;
  const roof = move(box([w + 0.1, 0.03, l + 0.1], { bevel: 0.012 }), [0, y + 0.035, 0]);
  const drop = 0.2;
  const valance = (side: "x" | "z", at: number) => {
    const length = side === "x" ? l + 0.1 : w + 0.1;
    const waves = Math.round(length / 0.13);
    return softSheet(waves * 6, 3, (u, v, face) => {
      const a = (u - 0.5) * length;
      const out = 0.012 * v * sin(u * waves * TAU) + face * 0.005;
      const down = y + 0.03 - v * drop * (1 - 0.12 * Math.abs(sin(u * waves * 0.5 * TAU)));
      // the outside looks away from the bed
      return side === "x"
        ? [at + out * Math.sign(at), down, at > 0 ? -a : a]
        : [at > 0 ? a : -a, down, at + out * Math.sign(at)];
    });
  };
  const curtain = (x: number, z: number) =>
    softSheet(36, 10, (u, v, face) => {
      const spread = 0.34 * (1 - 0.62 * Math.max(0, 1 - Math.abs(v - 0.6) * 3));
      const a = u * spread;
      const out = 0.022 * sin(u * 6 * TAU) + face * 0.006;
      const side = Math.sign(x) * Math.sign(z);
      return [x + (0.045 + out) * Math.sign(x), y - v * (y - 0.06), z - Math.sign(z) * (side > 0 ? a : a)];
    });
  const corner = (x: number, z: number) => {
    const cloth = curtain(x, z);
    return Math.sign(x) * Math.sign(z) > 0 ? cloth : { ...cloth, indices: reversed(cloth.indices) };
  };
  return [
    ...parts,
    makePart("canopy-roof", "canopy", roof, { weight: 0.8 }),
    ...makeParts(
      "valance",
      "canopy",
      [
        valance("x", w / 2 + 0.05),
        valance("x", -w / 2 - 0.05),
        valance("z", l / 2 + 0.05),
        valance("z", -l / 2 - 0.05),
      ],
      { weight: 0.7, crease: 1.2 },
    ),
    ...makeParts(
      "bed-curtain",
      "canopy",
      [1, -1].flatMap((x) => [1, -1].map((z) => corner((x * w) / 2, (z * l) / 2))),
      { weight: 0.7, crease: 1.2 },
    ),
  ];
}

function reversed(indices: Uint32Array): Uint32Array {
  const out = indices.slice();
  for (let i = 0; i < out.length; i += 3)
    [out[i + 1], out[i + 2]] = [indices[i + 2] as number, indices[i + 1] as number];
  return out;
}
