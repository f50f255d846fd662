import { clamp } from "../../math/scalar.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import type { Surface } from "../material.ts";

/** Metres to which something heavy sinks in: more than the ground is uneven by itself, so that its print is seen. */
export const printDepth = ({ height, tileSize }: Surface): number =>
  clamp(1.6 * depthOf(height), tileSize * 0.008, tileSize * 0.022);
