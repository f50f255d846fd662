import type { Conditions } from "../../materials/material.ts";

/** From so much on a part is in two. */
const SNAPS = 0.5;

/** Whether a part that has fared so is broken through. */
export const isInTwo = ({ broken = 0 }: Conditions): boolean => broken > SNAPS;
