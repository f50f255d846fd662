import { materialById } from "../../materials/index.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Dressed } from "../style.ts";

/** Of people the skin and hair do not rust or wear through. */
const SPARED = /^(?:skin|hair|eye|eyes|iris|pupil|face|teeth|mouth|tongue|flame|glow|liquid|drink|water|label|screen)$/;
/** What figures are cast or carved of. */
const STATUARY = /^(?:metal|stone|marble|concrete|plaster|terracotta)$/;

/** Whether weather leaves a slot alone. The hair of a bronze bust is bronze, and turns green with the rest of it. */
export function isSpared(slot: string, { base }: MaterialSpec, { family, materials }: Dressed): boolean {
  const isOfOnePiece =
    family === "figure" && base === Object.values(materials)[0]?.base && STATUARY.test(materialById(base).class);
  return SPARED.test(slot) && !isOfOnePiece;
}
