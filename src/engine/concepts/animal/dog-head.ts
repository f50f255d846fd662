import { noise } from "../../geometry/deform.ts";
import { add, addAll, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both, placed } from "../../geometry/sdf-transform.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { normalize, add as plus, scale, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { Breed } from "./breed.ts";
import { type HeadPoint, moustache, puff, whiskers } from "./dog-face-hair.ts";
import type { Eye } from "./eye.ts";

export interface HeadShape {
  readonly centre: Vec3;
  /** Half the width of the skull. */
  readonly unit: number;
  readonly muzzle: number;
  readonly muzzleWidth: number;
  readonly coat: "smooth" | "fluffy" | "puffy" | "curly";
  readonly beard: boolean;
}

/** A place on the head in half skull widths from its centre. */
const onHead = ({ centre, unit }: HeadShape, [x, y, z]: Vec3): Vec3 => [
  centre[0] + x * unit,
  centre[1] + y * unit,
  centre[2] + z * unit,
];

/** Whether hair parts at the nose and hangs down on either side of a short muzzle, as a shih tzu's does. */
export const isLongHaired = ({ beard, coat }: HeadShape): boolean => beard && coat === "fluffy";

/** Skull, brow, cheeks, muzzle, flews and jaw. */
export function dogHeadClay(head: HeadShape): SculptStep[] {
  const { unit: u, muzzle: m, muzzleWidth: w } = head;
  const at = (x: number, y: number, z: number) => onHead(head, [x, y, z]);
  const radii = (x: number, y: number, z: number): Vec3 => [x * u, y * u, z * u];
  const flat = m < 0.6;
  return [
    add(ellipsoid(at(0, 0.02, 0), radii(0.98, 0.92, 1.02)), 0.5 * u),
    add(both(ellipsoid(at(0.56, -0.36, 0.22), radii(0.44, 0.46, 0.5))), 0.3 * u),
    add(both(ball(at(0.36, 0.4, 0.58), 0.32 * u)), 0.3 * u),
    add(roundCone(at(0, -0.22, 0.6), at(0, -0.26, 0.7 + m), 0.6 * u * (0.55 + 0.45 * w), 0.4 * u * w), 0.28 * u),
    add(
      both(ellipsoid(at(0.19 * w, -0.46, 0.62 + m * 0.82), radii(0.25 * w, flat ? 0.36 : 0.27, 0.36 + 0.1 * m))),
      0.12 * u,
    ),
    add(roundCone(at(0, -0.6, 0.3), at(0, -0.66, 0.5 + m * 0.95), 0.42 * u * (0.5 + 0.5 * w), 0.24 * u * w), 0.1 * u),
    ...(flat
      ? [
          add(both(ellipsoid(at(0.27 * w, -0.46, 0.8 + m * 0.5), radii(0.3, 0.38, 0.36))), 0.1 * u),
          add(ellipsoid(at(0, -0.78, 0.75 + m * 0.4), radii(0.34, 0.2, 0.3)), 0.08 * u),
          ...(w > 1.3 ? jowls(at, u, m) : []),
        ]
      : []),
    ...(head.coat === "curly"
      ? [add(curls(ellipsoid(at(0, 0.72, -0.12), radii(0.95, 0.72, 0.92)), u * 0.08, u * 0.26), 0.12 * u)]
      : []),
    ...(head.beard ? (isLongHaired(head) ? moustache : whiskers)(at, radii, u, m, w) : []),
    ...(head.coat === "puffy" ? puff(at, radii, u) : []),
    ...(head.coat === "fluffy" && !head.beard
      ? [add(both(ellipsoid(at(0.78, -0.5, -0.1), radii(0.42, 0.62, 0.5))), 0.35 * u)]
      : []),
    ...(flat && w <= 1.3 ? wrinkles(at, u) : []),
    // philtrum: the furrow below the nose
    carve(roundCone(at(0, -0.36, 0.72 + m + 0.36 * w), at(0, -0.62, 0.7 + m + 0.3 * w), 0.035 * u, 0.03 * u), 0.08 * u),
  ];
}

/** A bulldog's face: a broad skull, heavy flews on either side, a jaw that juts out below them, rolls of skin over the nose and on the brow. */
const jowls = (at: HeadPoint, u: number, m: number): SculptStep[] => [
  add(both(ellipsoid(at(0.5, -0.22, 0.12), [0.6 * u, 0.62 * u, 0.72 * u])), 0.2 * u),
  add(both(roundCone(at(0.46, -0.34, 0.86 + m * 0.4), at(0.7, -1.02, 0.72 + m * 0.3), 0.3 * u, 0.27 * u)), 0.08 * u),
  add(roundCone(at(-0.26, -0.86, 1.06 + m * 0.5), at(0.26, -0.86, 1.06 + m * 0.5), 0.22 * u, 0.22 * u), 0.08 * u),
  add(roundCone(at(-0.3, 0.06, 0.98 + m * 0.2), at(0.3, 0.06, 0.98 + m * 0.2), 0.13 * u, 0.13 * u), 0.04 * u),
  carve(both(roundCone(at(0, 0.22, 1.08), at(0.46, 0.04, 1), 0.055 * u, 0.045 * u)), 0.05 * u),
  carve(both(roundCone(at(0.05, 0.42, 1.04), at(0.4, 0.52, 0.9), 0.05 * u, 0.04 * u)), 0.05 * u),
  carve(both(roundCone(at(0.34, -0.14, 1.12 + m * 0.4), at(0.82, -0.62, 0.74), 0.065 * u, 0.055 * u)), 0.05 * u),
];

/** Folds on the brow and over the nose of a flat face. */
const wrinkles = (at: HeadPoint, u: number): SculptStep[] => [
  add(roundCone(at(-0.2, 0.08, 1), at(0.2, 0.08, 1), 0.12 * u, 0.12 * u), 0.06 * u),
  carve(both(roundCone(at(0.02, 0.26, 1.06), at(0.36, 0.02, 1.02), 0.05 * u, 0.03 * u)), 0.06 * u),
  carve(both(roundCone(at(0.05, 0.52, 0.98), at(0.34, 0.6, 0.84), 0.05 * u, 0.035 * u)), 0.06 * u),
  carve(both(roundCone(at(0.05, 0.7, 0.84), at(0.3, 0.76, 0.72), 0.045 * u, 0.03 * u)), 0.06 * u),
  carve(both(roundCone(at(0.42, -0.2, 1.1), at(0.7, -0.62, 0.78), 0.055 * u, 0.04 * u)), 0.07 * u),
];

/** Curly wool: bumps all over. */
export const curls = (solid: Sdf, height: number, grain: number): Sdf =>
  displace(solid, height, (x, y, z) => {
    const n = noise(x / grain, y / grain, z / grain, 3);
    const k = noise((x * 1.9) / grain, (y * 1.9) / grain, (z * 1.9) / grain, 4);
    return 0.65 * (1 - 2 * Math.abs(n)) + 0.35 * k;
  });

export function dogEye(head: HeadShape, clay: Sdf, size: number): Eye {
  const wide = head.muzzle < 0.6 ? 0.5 : isLongHaired(head) ? 0.42 : 0.46;
  const out = normalize([wide, 0.2, 0.82]);
  const radius = 0.2 * size * head.unit;
  const surface = surfaceAlong(clay, head.centre, out, head.unit * 4);
  return { centre: plus(surface, scale(out, -radius * 0.42)), radius, gaze: normalize([0.26, 0.04, 1]) };
}

/** The nose leather, with nostrils, at the tip of the muzzle. */
export function dogNose(head: HeadShape, clay: Sdf): Sdf {
  const { unit: u, muzzleWidth: w } = head;
  const size = (0.55 + 0.45 * w) * 0.84;
  const tip = surfaceAlong(clay, onHead(head, [0, -0.18, 0.3]), normalize([0, 0.06, 1]), u * 5);
  const at = (x: number, y: number, z: number): Vec3 => [
    tip[0] + x * u * size,
    tip[1] + y * u * size,
    tip[2] + z * u * size,
  ];
  const radii = (x: number, y: number, z: number): Vec3 => [x * u * size, y * u * size, z * u * size];
  return sculpt([
    add(ellipsoid(at(0, 0.02, -0.04), radii(0.27, 0.16, 0.2))),
    add(both(ellipsoid(at(0.13, -0.02, 0), radii(0.14, 0.12, 0.13))), 0.06 * u),
    add(ellipsoid(at(0, -0.14, -0.05), radii(0.1, 0.14, 0.12)), 0.08 * u),
    carve(both(ellipsoid(at(0.13, -0.03, 0.12), radii(0.055, 0.045, 0.07))), 0.03 * u),
  ]);
}

/** The left ear, its root inside the skull. */
export function dogEar(head: HeadShape, kind: Breed["ears"], size: number): Sdf {
  const { unit: u } = head;
  const s = u * size * (kind === "floppy" ? 1.15 : kind === "pricked" || kind === "bat" ? 0.8 : 1);
  const curl = (solid: Sdf) => (head.coat === "curly" ? curls(solid, s * 0.07, s * 0.26) : solid);
  if (kind === "pricked" || kind === "bat") {
    // a bat's ears: broad, and spread to the sides
    const [broad, spread] = kind === "bat" ? [1.3, 0.62] : [1, 0.3];
    const leaf = (shrink: number, forward: number) =>
      sculpt(
        addAll(
          limb([
            [[0, -0.1 * s, forward * s], 0.47 * broad * s * shrink],
            [[0.02 * s, 0.5 * s, forward * s], 0.31 * broad * s * shrink],
            [[0.03 * s, 1.06 * s, forward * s], 0.12 * broad * s * shrink],
          ]),
          0.1 * s,
        ),
      );
    const shell = sculpt([
      add(placed(leaf(1, 0), translation([0, 0, 0]), [1, 1, 0.45])),
      carve(placed(leaf(0.74, 0.52), translation([0, 0.06 * s, 0]), [1, 1, 0.5]), 0.04 * s),
    ]);
    return placed(
      shell,
      chain(
        rotation(Y_AXIS, 0.35),
        rotation(X_AXIS, 0.05),
        rotation(Z_AXIS, -spread),
        translation(onHead(head, [0.54, 0.72, -0.08])),
      ),
    );
  }
  const long = kind === "long" ? 1.35 : kind === "folded" ? 0.72 : 1;
  const flap = sculpt(
    addAll(
      limb([
        [[0, 0.02 * s, 0], 0.3 * s],
        [[0.02 * s, -0.5 * long * s, 0.02 * s], 0.43 * s],
        [[0.08 * s, -1.02 * long * s, 0.04 * s], 0.28 * s],
      ]),
      0.15 * s,
    ),
  );
  // the flap's flat side faces outwards: its width runs along the head
  const flat = placed(flap, rotation(Y_AXIS, -1.25), [1, 1, head.coat === "curly" ? 0.5 : 0.25]);
  const hang = chain(
    rotation(X_AXIS, kind === "folded" ? -0.5 : -0.1),
    rotation(Z_AXIS, kind === "folded" ? 0.75 : 0.26),
  );
  const root = onHead(
    head,
    kind === "folded" ? [0.66, 0.72, -0.02] : kind === "long" ? [0.86, 0.36, -0.1] : [0.78, 0.56, -0.08],
  );
  const top = placed(
    sculpt([add(flat), add(ellipsoid([0, 0.06 * s, 0], [0.2 * s, 0.17 * s, 0.34 * s]), 0.14 * s)]),
    chain(hang, translation(root)),
  );
  return curl(top);
}
