import { isLiving } from "./relate.ts";
import type { Scene } from "./scene.ts";
import { COSTUMES } from "./words/form-heads.ts";

/** "A robot costume on a boy": who it is on wears it, and nobody else stands there in it. */
export function putCostumesOn({ mentions, links }: Scene): void {
  for (const { kind, from: costume, to: wearer } of [...links]) {
    const isWorn = /^(?:on|wearing|sitting|lying)$/.test(kind) && isLiving(wearer) && wearer.guise === undefined;
    if (!isWorn || costume.guise === undefined || !COSTUMES.has(costume.text.toLowerCase())) continue;
    wearer.guise = costume.guise;
    mentions.splice(mentions.indexOf(costume), 1);
    for (let at = links.length - 1; at >= 0; at -= 1) {
      const link = links[at];
      if (link?.from === costume || link?.to === costume) links.splice(at, 1);
    }
  }
}
