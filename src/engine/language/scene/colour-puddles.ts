import { fromHex } from "../../math/color.ts";
import { LIQUIDS } from "../words/liquids.ts";
import { partOf, type Scene } from "./scene.ts";

const PUDDLE = /^(?:puddle|pool)$/;

/** "A glass on its side in a puddle of red wine": what is in the glass is what it lies in. */
export function colourPuddles({ links }: Scene): void {
  for (const { kind, from, to } of links) {
    if (kind !== "in" || to.concept.id !== "ground" || !PUDDLE.test(to.text)) continue;
    const [slot, part] = [...from.parts].find(([each]) => LIQUIDS.has(each) && each !== "water") ?? [];
    const hex = slot === undefined ? undefined : LIQUIDS.get(slot);
    if (!part || hex === undefined || to.parts.has("water")) continue;
    const { qualities } = partOf(to, "water");
    for (const colour of part.qualities.colours) qualities.colours.push(colour);
    if (qualities.colours.length === 0) qualities.colours.push({ word: slot as string, rgb: fromHex(hex) });
  }
}
