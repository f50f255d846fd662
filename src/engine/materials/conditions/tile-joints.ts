import type { Field } from "../../kernels/kernels.ts";
import type { Material, Surface } from "../material.ts";
import { jointMask } from "../parts/joint-mask.ts";

const TILED = /tile|mosaic|zellige|azulejo/;
/** Roofs are laid without grout. */
const LAID_DRY = /roof|barrel|fish-scale/;

/** Where the grout between tiles lies, 0..1, which is wiped clean of what is put on the tiles; none on what has no grout. */
export const tileJoints = (surface: Surface, { id }: Material): Field | undefined =>
  TILED.test(id) && !LAID_DRY.test(id) ? jointMask(surface) : undefined;
