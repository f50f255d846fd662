import { isLiving } from "./relate.ts";
import type { Mention, Scene } from "./scene.ts";
import { ownerMost } from "./tie-things.ts";

/**
 * On whose body a thing is: its owner's; "a woman in an armchair with a cat on her lap" means the woman's, though the cat was said
 * to be with the chair. It is hers from then on.
 *
 * @param isOwned "her lap", not "the lap".
 */
export function bearerOf({ mentions, links }: Scene, focus: Mention, isOwned: boolean): Mention | undefined {
  const owner = ownerMost(focus);
  if (!isOwned || !owner || owner === focus || isLiving(owner)) return owner;
  const somebody = mentions.slice(0, mentions.indexOf(focus)).findLast(isLiving);
  const at = links.findIndex(({ kind, from, to }) => kind === "with" && from === owner && to === focus);
  const link = links[at];
  if (!somebody || !link) return owner;
  links[at] = { ...link, from: somebody };
  focus.owner = somebody;
  return somebody;
}
