import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { type Head, onHead } from "./head-form.ts";

/** A left ear; lengths in head units. */
export interface EarForm {
  /** Its root on the head. */
  readonly at: Vec3;
  /** From root to the middle of its tip. */
  readonly height: number;
  /** Half widths at the root, at half height and at the tip. */
  readonly widths: Vec3;
  /** How far it turns its hollow outwards, radians; 0 faces forward. */
  readonly turn: number;
  /** How far it leans outwards and backwards, radians. */
  readonly lean: number;
  readonly back?: number;
  /** Length of a tuft of hair at the tip. */
  readonly tuft?: number;
  /** Long soft hair all over it (koala). */
  readonly hairy?: boolean;
  /** Thickness over width; default 0.42. */
  readonly flat?: number;
  /** Colour of the hollow, hex; none leaves it in the coat's colour. */
  readonly inside?: string;
}

/** A leaf hollow in front: pointed, round or long as its widths say. */
export function earClay(head: Head, form: EarForm, size: number): Sdf {
  const s = head.unit * size;
  const [root, middle, tip] = form.widths;
  const flat = form.flat ?? 0.42;
  const leaf = (shrink: number, forward: number, top: number) =>
    sculpt(
      addAll(
        limb([
          [[0, 0, forward * s], root * s * shrink],
          [[0, 0.5 * form.height * s, forward * s], middle * s * shrink],
          [[0, form.height * top * s, forward * s], tip * s * shrink],
        ]),
        0.1 * s,
      ),
    );
  const widest = Math.max(root, middle, tip);
  const shell = sculpt([
    add(placed(leaf(1, 0, 1), translation([0, 0, 0]), [1, 1, flat])),
    carve(placed(leaf(0.72, widest * 0.95, 0.94), translation([0, 0.05 * s, 0]), [1, 1, flat * 1.15]), 0.05 * s),
    ...(form.tuft
      ? [
          add(
            roundCone(
              [0, (form.height + 0.3 * tip) * s, -0.02 * s],
              [0.02 * s, (form.height + tip + form.tuft) * s, -0.06 * s],
              Math.max(0.07, tip * 0.8) * s,
              0.022 * s,
            ),
            0.05 * s,
          ),
        ]
      : []),
  ]);
  const hair = form.hairy
    ? displace(shell, 0.07 * s, (x, y, z) => noise((x * 7) / s, (y * 7) / s, (z * 7) / s, 4))
    : shell;
  return placed(hair, stance(head, form));
}

const stance = (head: Head, { at, turn, lean, back = 0 }: EarForm) =>
  chain(rotation(X_AXIS, -back), rotation(Y_AXIS, turn), rotation(Z_AXIS, -lean), translation(onHead(head, at)));

/** The hollow of the ear in its own colour. */
export function paintEar(form: EarForm): Paint {
  const inside = form.inside === undefined ? undefined : fromHex(form.inside);
  const [fx, fz] = [sin(form.turn), cos(form.turn)];
  return (surface, _x, _y, _z, nx, _ny, nz) => {
    if (!inside) return;
    const facing = Math.abs(nx) * fx * 0.6 + nz * fz;
    dye(surface, inside, 0.92 * smoothstep(0.5, 0.78, facing));
  };
}
