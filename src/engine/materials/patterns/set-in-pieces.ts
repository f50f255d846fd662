import type { Field } from "../../kernels/kernels.ts";
import { findPieces } from "../../texture/tilings/pieces.ts";
import type { Surface } from "../material.ts";
import { jointMask } from "../parts/joint-mask.ts";

/** Of fewer pieces no figure can be laid: it is painted over them. */
const MANY = 250;
/** How much of a piece the figure must cover to be given it, 0..1. */
const ENOUGH = 0.42;
/** Even where the joints narrow to a line, they part two pieces. */
const THIN = 0.03;

/** Lays a figure (0..1) in whole pieces, as a mosaic has it: each piece is in it or not, and the grout is in none. */
export function setInPieces(mask: Field, surface: Surface): void {
  const { size } = surface;
  const joints = jointMask(surface);
  const { side, owner, middles } = findPieces(joints, size, THIN);
  if (middles.length < MANY) return;
  const step = size / side;
  const covered = new Float64Array(middles.length);
  const places = new Float64Array(middles.length);
  for (let at = 0; at < owner.length; at += 1) {
    const piece = owner[at] as number;
    if (piece < 0) continue;
    const i = Math.floor(at / side) * step * size + (at % side) * step;
    covered[piece] = (covered[piece] as number) + (mask[i] as number);
    places[piece] = (places[piece] as number) + 1;
  }
  for (let i = 0; i < mask.length; i += 1) {
    const at = Math.floor(Math.floor(i / size) / step) * side + Math.floor((i & (size - 1)) / step);
    const piece = owner[at] as number;
    const isIn = piece >= 0 && (covered[piece] as number) > ENOUGH * (places[piece] as number);
    mask[i] = isIn ? 1 - (joints[i] as number) : 0;
  }
}
