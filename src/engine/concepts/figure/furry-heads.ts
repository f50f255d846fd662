import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { inflate, type Sdf } from "../../geometry/sdf.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { common } from "../outfit/cloth.ts";
import type { HumanFrame } from "./human-frame.ts";

/** The pieces of a furry head. */
export interface FurryHead {
  /** Skull, cheeks and ears. */
  readonly fur: Sdf;
  /** Bare or paler face and snout, standing a little over the fur. */
  readonly face: Sdf;
  /** Inner ears, in the face's colour. */
  readonly inner?: Sdf;
  readonly nose?: Sdf;
  /** Middle of the left eye before it is laid on the face, and its radius, in half widths and half heights of the skull. */
  readonly eye: readonly [u: number, v: number, radius: number];
  /** The mouth's line: (u, v), left half from the middle. */
  readonly mouth: readonly (readonly [number, number])[];
}

export const FURRY_HEADS = [
  "bear",
  "rabbit",
  "elephant",
  "cat",
  "chimpanzee",
  "gorilla",
  "orangutan",
  "monkey",
  "lemur",
  "frog",
  "dog",
  "pig",
] as const;

const MONKEY_MOUTH = [
  [0, -0.62],
  [0.18, -0.63],
  [0.38, -0.53],
] as const;

/** The head of a plush toy or an ape, in the frame of the figure. */
export function furryHead(kind: string, frame: HumanFrame): FurryHead {
  const [cx, cy, cz] = frame.skull;
  const [rx, ry, rz] = frame.skullRadii;
  const at = (x: number, y: number, z: number): Vec3 => [cx + x * rx, cy + y * ry, cz + z * rz];
  const size = (x: number, y: number, z: number): Vec3 => [x * rx, y * ry, z * rz];
  const skull = add(ellipsoid(at(0, 0, 0), size(1, 0.94, 0.95)));
  const ear = (x: number, y: number, r: number, z = -0.1): SculptStep[] => [
    add(both(ellipsoid(at(x, y, z), [r * rx, r * rx, 0.42 * r * rx])), 0.08 * rx),
    carve(
      both(ellipsoid(at(x * 1.02, y * 1.01, z + 0.42 * r), [0.6 * r * rx, 0.6 * r * rx, 0.22 * r * rx])),
      0.04 * rx,
    ),
  ];
  const innerEar = (x: number, y: number, r: number, z = -0.1) =>
    both(ellipsoid(at(x * 1.01, y * 1.005, z + 0.16 * r), [0.62 * r * rx, 0.62 * r * rx, 0.2 * r * rx]));
  const snout = (y: number, z: number, w: number, h: number, d: number) => ellipsoid(at(0, y, z), size(w, h, d));
  const nose = (y: number, z: number, w: number, h: number) => ellipsoid(at(0, y, z), size(w, h, w * 0.7));
  const plushMouth = [
    [0, -0.28],
    [0, -0.5],
    [0.16, -0.58],
    [0.32, -0.5],
  ] as const;
  const mask =
    (...shapes: SculptStep[]) =>
    (fur: Sdf) =>
      common(inflate(fur, 0.03 * rx), sculpt(shapes));
  switch (kind) {
    case "rabbit": {
      const ears = both(roundCone(at(0.36, 0.75, -0.1), at(0.52, 2.3, -0.22), 0.24 * rx, 0.26 * rx));
      const inner = both(roundCone(at(0.38, 1.1, 0.04), at(0.52, 2.2, -0.02), 0.11 * rx, 0.14 * rx));
      return {
        fur: sculpt([skull, add(ears, 0.1 * rx), add(both(ball(at(0.5, -0.35, 0.35), 0.45 * rx)), 0.2 * rx)]),
        face: snout(-0.3, 0.82, 0.42, 0.3, 0.32),
        inner,
        nose: nose(-0.12, 1.12, 0.14, 0.1),
        eye: [0.42, 0.12, 0.13],
        mouth: plushMouth,
      };
    }
    case "elephant": {
      const trunk = sculpt([
        add(roundCone(at(0, -0.1, 0.85), at(0, -0.75, 1.35), 0.3 * rx, 0.24 * rx)),
        add(roundCone(at(0, -0.75, 1.35), at(0, -1.0, 1.85), 0.24 * rx, 0.2 * rx), 0.08 * rx),
        add(roundCone(at(0, -1.0, 1.85), at(0, -0.7, 2.15), 0.2 * rx, 0.2 * rx), 0.08 * rx),
      ]);
      const ears = both(ellipsoid(at(1.28, 0.08, -0.25), size(0.72, 0.8, 0.16)));
      return {
        fur: sculpt([skull, add(trunk, 0.2 * rx), add(ears, 0.08 * rx)]),
        face: both(ellipsoid(at(1.3, 0.06, -0.14), size(0.52, 0.6, 0.13))),
        eye: [0.46, 0.16, 0.13],
        mouth: [],
      };
    }
    case "frog":
      return {
        fur: sculpt([
          add(ellipsoid(at(0, -0.15, 0), size(1.12, 0.72, 0.95))),
          add(both(ball(at(0.5, 0.55, 0.35), 0.36 * rx)), 0.1 * rx),
        ]),
        face: common(
          inflate(ellipsoid(at(0, -0.15, 0), size(1.12, 0.72, 0.95)), 0.02 * rx),
          ellipsoid(at(0, -0.62, 0.6), size(0.8, 0.42, 0.7)),
        ),
        eye: [0.5, 0.58, 0.24],
        mouth: [
          [0, -0.3],
          [0.4, -0.26],
          [0.75, -0.1],
        ],
      };
    case "pig":
      return {
        fur: sculpt([
          skull,
          add(both(roundCone(at(0.55, 0.7, 0.05), at(0.82, 1.12, 0.25), 0.3 * rx, 0.07 * rx)), 0.06 * rx),
        ]),
        face: roundCone(at(0, -0.12, 0.85), at(0, -0.12, 1.2), 0.36 * rx, 0.32 * rx),
        nose: both(ball(at(0.13, -0.12, 1.5), 0.08 * rx)),
        eye: [0.44, 0.2, 0.12],
        mouth: [
          [0, -0.52],
          [0.3, -0.46],
        ],
      };
    case "cat":
      return {
        fur: sculpt([
          skull,
          add(both(roundCone(at(0.52, 0.6, 0), at(0.74, 1.22, -0.02), 0.36 * rx, 0.06 * rx)), 0.06 * rx),
        ]),
        face: snout(-0.3, 0.82, 0.4, 0.26, 0.26),
        inner: both(roundCone(at(0.54, 0.72, 0.22), at(0.7, 1.08, 0.12), 0.2 * rx, 0.04 * rx)),
        nose: nose(-0.14, 1.06, 0.13, 0.09),
        eye: [0.42, 0.12, 0.17],
        mouth: plushMouth,
      };
    case "dog":
      return {
        fur: sculpt([
          skull,
          add(both(roundCone(at(0.82, 0.6, -0.05), at(1.12, -0.45, 0.05), 0.3 * rx, 0.36 * rx)), 0.06 * rx),
        ]),
        face: snout(-0.28, 0.82, 0.46, 0.36, 0.5),
        nose: nose(-0.06, 1.3, 0.19, 0.13),
        eye: [0.38, 0.18, 0.13],
        mouth: plushMouth,
      };
    case "chimpanzee": {
      const fur = sculpt([
        add(ellipsoid(at(0, 0.12, -0.08), size(0.98, 0.86, 0.95))),
        add(ellipsoid(at(0, -0.4, 0.2), size(0.82, 0.56, 0.78)), 0.2 * rx),
        add(roundCone(at(-0.42, 0.2, 0.72), at(0.42, 0.2, 0.72), 0.2 * rx, 0.2 * rx), 0.14 * rx),
      ]);
      const muzzle = sculpt([
        add(both(ellipsoid(at(0.36, 0.04, 0.64), size(0.48, 0.4, 0.34)))),
        // the bridge between the eyes, or the brow would show between them
        add(roundCone(at(0, 0.2, 0.86), at(0, -0.2, 0.98), 0.17 * rx, 0.2 * rx), 0.1 * rx),
        add(roundCone(at(-0.42, 0.33, 0.8), at(0.42, 0.33, 0.8), 0.13 * rx, 0.13 * rx), 0.08 * rx),
        // upper lip and chin part along the mouth
        add(ellipsoid(at(0, -0.42, 0.84), size(0.66, 0.36, 0.6)), 0.14 * rx),
        add(ellipsoid(at(0, -0.8, 0.74), size(0.5, 0.26, 0.52)), 0.05 * rx),
        add(both(ball(at(0.1, -0.14, 1.16), 0.11 * rx)), 0.07 * rx),
        carve(both(ball(at(0.1, -0.18, 1.28), 0.055 * rx)), 0.02 * rx),
        add(sculpt(ear(1.16, 0.06, 0.42, -0.12))),
      ]);
      return {
        fur,
        face: muzzle,
        eye: [0.32, 0.09, 0.16],
        mouth: [
          [0, -0.64],
          [0.25, -0.63],
          [0.5, -0.52],
        ],
      };
    }
    case "gorilla": {
      const fur = sculpt([
        add(ellipsoid(at(0, 0.1, -0.12), size(0.94, 0.84, 0.96))),
        add(ellipsoid(at(0, 0.75, -0.3), size(0.46, 0.48, 0.62)), 0.3 * rx),
        add(ellipsoid(at(0, -0.45, 0.16), size(0.95, 0.58, 0.72)), 0.3 * rx),
      ]);
      const face = sculpt([
        add(both(ellipsoid(at(0.34, 0.0, 0.7), size(0.4, 0.3, 0.28)))),
        add(roundCone(at(-0.46, 0.28, 0.76), at(0.46, 0.28, 0.76), 0.2 * rx, 0.2 * rx), 0.1 * rx),
        add(ellipsoid(at(0, -0.5, 0.72), size(0.62, 0.44, 0.48)), 0.16 * rx),
        add(both(ellipsoid(at(0.17, -0.16, 1.0), size(0.19, 0.16, 0.2))), 0.08 * rx),
        carve(both(ball(at(0.16, -0.2, 1.22), 0.075 * rx)), 0.03 * rx),
        add(sculpt(ear(0.98, 0.08, 0.22, -0.1))),
      ]);
      return {
        fur,
        face,
        eye: [0.3, 0.08, 0.125],
        mouth: [
          [0, -0.64],
          [0.25, -0.66],
          [0.46, -0.58],
        ],
      };
    }
    case "orangutan": {
      const fur = sculpt([
        add(ellipsoid(at(0, 0.2, -0.12), size(0.9, 0.84, 0.94))),
        add(ellipsoid(at(0, 0.78, -0.05), size(0.5, 0.34, 0.6)), 0.2 * rx),
        add(ellipsoid(at(0, -0.85, 0.25), size(0.66, 0.5, 0.5)), 0.2 * rx),
      ]);
      const face = sculpt([
        add(both(ellipsoid(at(0.72, -0.02, 0.45), size(0.56, 0.72, 0.26)))),
        add(ellipsoid(at(0, 0.1, 0.66), size(0.6, 0.5, 0.3)), 0.12 * rx),
        add(ellipsoid(at(0, -0.48, 0.82), size(0.6, 0.42, 0.46)), 0.16 * rx),
        add(both(ball(at(0.08, -0.14, 1.06), 0.075 * rx)), 0.06 * rx),
        carve(both(ball(at(0.08, -0.17, 1.14), 0.04 * rx)), 0.02 * rx),
      ]);
      return {
        fur,
        face,
        eye: [0.26, 0.12, 0.135],
        mouth: [
          [0, -0.62],
          [0.22, -0.64],
          [0.42, -0.54],
        ],
      };
    }
    case "monkey": {
      const fur = sculpt([skull, add(ellipsoid(at(0, 0.72, 0.1), size(0.5, 0.3, 0.5)), 0.2 * rx)]);
      const face = sculpt([
        add(both(ellipsoid(at(0.34, 0.1, 0.66), size(0.42, 0.42, 0.32)))),
        add(ellipsoid(at(0, -0.42, 0.7), size(0.56, 0.42, 0.44)), 0.14 * rx),
        add(both(ball(at(0.06, -0.2, 1.08), 0.07 * rx)), 0.06 * rx),
        add(sculpt(ear(1.12, 0.02, 0.4, -0.1))),
      ]);
      return { fur, face, eye: [0.34, 0.1, 0.15], mouth: MONKEY_MOUTH };
    }
    case "lemur": {
      const fur = sculpt([
        add(ellipsoid(at(0, 0.05, -0.05), size(0.96, 0.86, 0.9))),
        add(both(ellipsoid(at(0.72, 0.78, -0.15), [0.3 * rx, 0.36 * rx, 0.14 * rx])), 0.1 * rx),
        add(roundCone(at(0, -0.22, 0.7), at(0, -0.36, 1.5), 0.4 * rx, 0.16 * rx), 0.16 * rx),
      ]);
      const face = mask(
        add(both(ellipsoid(at(0.4, 0.08, 0.72), size(0.34, 0.36, 0.6)))),
        add(ellipsoid(at(0, -0.34, 1.5), size(0.3, 0.3, 0.5))),
      )(fur);
      return {
        fur,
        face,
        inner: both(ellipsoid(at(0.73, 0.8, -0.05), [0.17 * rx, 0.22 * rx, 0.09 * rx])),
        nose: nose(-0.28, 1.76, 0.14, 0.11),
        eye: [0.4, 0.08, 0.2],
        mouth: [],
      };
    }
    default: {
      return {
        fur: sculpt([skull, add(both(ball(at(0.5, -0.3, 0.3), 0.42 * rx)), 0.2 * rx), ...ear(0.74, 0.8, 0.42, -0.05)]),
        face: snout(-0.3, 0.84, 0.44, 0.34, 0.42),
        inner: innerEar(0.74, 0.8, 0.42, -0.05),
        nose: nose(-0.14, 1.22, 0.18, 0.12),
        eye: [0.36, 0.1, 0.115],
        mouth: plushMouth,
      };
    }
  }
}
