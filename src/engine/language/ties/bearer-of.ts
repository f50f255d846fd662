import { ownerMost } from "../phrases/settle-with.ts";
import type { Mention, Scene } from "../scene/scene.ts";
import { isLiving } from "./relate.ts";

/** Relations of somebody to what carries them rather than is carried. */
const CARRIED: ReadonlySet<string> = new Set(["riding", "sitting", "lying"]);

/**
 * On whose body a thing is: its owner's. "A woman in an armchair with a cat on her lap", "a captain steering a boat with a parrot on
 * his shoulder" mean the body of who is there, though the thing was said to be with the chair and the boat: it is hers from then on.
 *
 * @param isOwned "her lap", not "the lap".
 */
export function bearerOf({ mentions, links }: Scene, focus: Mention, isOwned: boolean): Mention | undefined {
  const most = ownerMost(focus);
  const { owner } = focus;
  // "asleep on a bench, a newspaper over his face": what nothing was said of until then is his
  if (isOwned && !owner && !isLiving(focus) && !links.some(({ from, to }) => from === focus || to === focus)) {
    const whose = mentions.slice(0, mentions.indexOf(focus)).findLast(isLiving);
    if (!whose) return most;
    links.push({ kind: "with", from: whose, to: focus });
    focus.owner = whose;
    return whose;
  }
  const isMount = links.some(({ kind, from, to }) => CARRIED.has(kind) && from === most && to === owner);
  if (!isOwned || !most || !owner || (isLiving(most) && !isMount)) return most;
  const somebody = isMount ? most : mentions.slice(0, mentions.indexOf(focus)).findLast(isLiving);
  const at = links.findIndex(({ from, to }) => (from === owner && to === focus) || (from === focus && to === owner));
  if (!somebody || at < 0) return most;
  links[at] = { kind: "with", from: somebody, to: focus };
  focus.owner = somebody;
  return somebody;
}
