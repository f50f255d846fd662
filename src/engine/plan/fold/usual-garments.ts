import type { BriefObject, BriefPart } from "../../language/brief.ts";
import { fromHex } from "../../math/color.ts";

/** What kinds of garments are made of, and coloured like, by what they are called. */
const STUFFS: readonly (readonly [names: RegExp, material: string | undefined, colour: string])[] = [
  [/^(leather|biker) jacket$/, "leather", "#2a1d17"],
  [/^(denim|jean) jacket$|^jeans$/, "denim", "#3f628f"],
  [/^fur coat$/, "fur", "#6b4a2f"],
  [/^lab coat$/, undefined, "#eceeee"],
  [/^raincoat$/, "rubber", "#e2b21f"],
];
/** Slot -> its colour when nothing is said of it. */
const USUAL_COLOURS: Readonly<Record<string, string>> = { tuxedo: "#1b1b20", suit: "#2c3a54" };
const LINEN = "#f3f1ec";

/** Material and colours of a garment that nothing was said of, where its name or its slot tells. */
export function usualStuff(
  slot: string,
  { text, word }: BriefObject,
): Partial<Pick<BriefPart, "colours" | "materials">> | undefined {
  const stuff = STUFFS.find(([names]) => names.test(text.toLowerCase()) || names.test(word));
  const colour = stuff?.[2] ?? USUAL_COLOURS[slot];
  if (colour === undefined) return undefined;
  return {
    colours: [{ word, rgb: fromHex(colour) }],
    ...(stuff?.[1] !== undefined && { materials: [stuff[1]] }),
  };
}

/** What belongs to a garment, to be worn unless something else is: a white shirt, and trousers of the same cloth. */
export function companionsOf({ slot, colours, materials, conditions }: BriefPart): BriefPart[] {
  if (slot !== "suit" && slot !== "tuxedo") return [];
  return [
    { slot: "shirt", colours: [{ word: "white", rgb: fromHex(LINEN) }], materials: [], conditions: {}, traits: [] },
    { slot: "trousers", colours, materials, conditions, traits: [] },
  ];
}
