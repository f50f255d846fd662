import { GUISES, guiseAmong } from "../../concepts/outfit/guises.ts";
import type { BriefObject, BriefPart } from "../../language/brief.ts";

/** Words for clothes that are whatever their wearer wears anyway. */
const SUITS = /^(?:suit|outfit|uniform|clothes)$/;
const VEILS = /veil$/;
/** The word for what anybody has on the head, and headgear that is called so whatever its kind. */
const HAT = /^hats?$/;
const HATS = /(?:hat|toque|beret|cap|beanie|tricorn|sombrero|fez|deerstalker|turban|bonnet)$/;
/** Outfits in which a suit is a suit. */
const TAILORED: ReadonlySet<string> = new Set(["suit", "tuxedo", "none"]);

/**
 * Slots of what somebody has on by who they are, where a garment is no other than that: the veil of a beekeeper, the hat of a chef, the white suit of an
 * astronaut.
 */
export function ownClothes({ guise, word, parts }: BriefObject, garment: BriefObject): readonly BriefPart["slot"][] {
  const wear = GUISES.get(guiseAmong(guise ?? word) ?? "")?.wear;
  if (!wear || parts.some(({ slot }) => slot === "suit")) return [];
  if (VEILS.test(garment.text)) return VEILS.test(wear.headgear ?? "") ? ["headgear"] : [];
  if (HAT.test(garment.word)) return HATS.test(wear.headgear ?? "") ? ["headgear"] : [];
  const outer = wear.outer ?? "none";
  if (!SUITS.test(garment.text) || garment.colours.length === 0 || TAILORED.has(outer)) return [];
  return [outer, wear.bottom ?? "none"].filter((slot) => slot !== "none");
}
