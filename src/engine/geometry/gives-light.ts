import type { Part } from "./part.ts";

/** Slots that are light by themselves. */
const ALIGHT = /(?:^|-)(?:flames?|fire|embers?)$/;

/** Whether a part is as bright as it is painted, whatever light falls on it. */
export const givesLight = ({ shines, slot }: Part): boolean => shines ?? ALIGHT.test(slot);
