import { smoothstep } from "../math/scalar.ts";

/**
 * A texel is metal or it is none, half-way only along an edge: stains and dirt leave less sure numbers. The ramp is as
 * narrow as that, for grit draws the border of rust out to many texels. Both are 0..1.
 */
export const metalOrNone = (metalness: number): number => smoothstep(0.475, 0.525, metalness);
