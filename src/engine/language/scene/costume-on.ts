import type { Vocabulary } from "../terms/vocabulary.ts";
import { CLOTHS, isLiving } from "../ties/relate.ts";
import { COSTUMES } from "../words/form-heads.ts";
import { dropMention, partOf, type Scene } from "./scene.ts";

/** "A robot costume on a boy": who it is on wears it, and nobody else stands there in it. */
export function putCostumesOn(scene: Scene): void {
  for (const { kind, from: costume, to: wearer } of [...scene.links]) {
    const isWorn = /^(?:on|wearing|sitting|lying)$/.test(kind) && isLiving(wearer) && wearer.guise === undefined;
    if (!isWorn || costume.guise === undefined || !COSTUMES.has(costume.text.toLowerCase())) continue;
    wearer.guise = costume.guise;
    dropMention(scene, costume);
  }
}

/** What a cloth is that somebody is wrapped in, first of what that body can wear. */
const WRAPS = ["poncho", "cape", "cloak", "robe"];

/** "A poodle wrapped in a towel", "a girl wearing a blanket": it is about the shoulders, and lies folded on no head. */
export function wrapInCloths(scene: Scene, { slots }: Vocabulary): void {
  for (const { kind, from, to } of [...scene.links]) {
    if (kind !== "wearing" || !isLiving(from) || !CLOTHS.test(to.concept.id)) continue;
    const own = slots.get(from.concept.id);
    const slot = WRAPS.map((wrap) => own?.get(wrap)).find((found) => found !== undefined);
    if (slot === undefined) continue;
    partOf(from, slot).qualities.addAll(to.qualities);
    dropMention(scene, to);
  }
}
