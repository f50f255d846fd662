import type { Material } from "../material.ts";
import { brick } from "./brick.ts";
import { ceramicGlaze } from "./ceramic-glaze.ts";
import { flemishBrick } from "./flemish-brick.ts";
import { herringboneBrick } from "./herringbone-brick.ts";
import { oldBrick } from "./old-brick.ts";
import { paintedBrick } from "./painted-brick.ts";

export const CERAMIC: readonly Material[] = [
  ceramicGlaze,
  brick,
  oldBrick,
  herringboneBrick,
  flemishBrick,
  paintedBrick,
];
