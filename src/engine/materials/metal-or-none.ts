import { smoothstep } from "../math/scalar.ts";

/** A texel is metal or it is none, half-way only along an edge: stains and dirt leave less sure numbers. Both are 0..1. */
export const metalOrNone = (metalness: number): number => smoothstep(0.36, 0.64, metalness);
