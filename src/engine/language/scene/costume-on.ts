import { isLiving } from "../ties/relate.ts";
import { COSTUMES } from "../words/form-heads.ts";
import { dropMention, type Scene } from "./scene.ts";

/** "A robot costume on a boy": who it is on wears it, and nobody else stands there in it. */
export function putCostumesOn(scene: Scene): void {
  for (const { kind, from: costume, to: wearer } of [...scene.links]) {
    const isWorn = /^(?:on|wearing|sitting|lying)$/.test(kind) && isLiving(wearer) && wearer.guise === undefined;
    if (!isWorn || costume.guise === undefined || !COSTUMES.has(costume.text.toLowerCase())) continue;
    wearer.guise = costume.guise;
    dropMention(scene, costume);
  }
}
