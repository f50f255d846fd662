import { findOwn } from "./find-concept.ts";
import { type Mention, newMention, type Scene } from "./scene.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { PLAYERS, type Tool } from "./words/players.ts";

/** Relations of somebody and a thing that are less than the deed they are known for. */
const LOOSE: ReadonlySet<string> = new Set(["beside", "with", "holding"]);

/** "a drummer" plays drums and "a cyclist" rides a bicycle: what the prompt does not name is added, what it names is used. */
export function equip(scene: Scene, vocabulary: Vocabulary): void {
  for (const somebody of [...scene.mentions])
    for (const tool of PLAYERS.get(tradeOf(somebody)) ?? []) give(somebody, tool, scene, vocabulary);
}

const tradeOf = ({ guise, word, concept }: Mention): string => guise ?? (concept.words[0] === "person" ? word : "");

function give(owner: Mention, { kind, targets }: Tool, { mentions, links }: Scene, vocabulary: Vocabulary): void {
  const found = findOwn(targets, vocabulary);
  if (!found) return;
  const isSuch = ({ concept }: Mention) =>
    kind === "playing" ? concept.family === found.concept.family : concept.id === found.concept.id;
  const doing = links.find((link) => link.from === owner && (link.kind === kind || isSuch(link.to)));
  const named = doing?.to ?? mentions.find((mention) => mention !== owner && isSuch(mention));
  if (named) {
    const at = links.findIndex(({ from, to }) => (from === owner && to === named) || (from === named && to === owner));
    const link = links[at];
    if (link && LOOSE.has(link.kind)) links[at] = { kind, from: owner, to: named };
    return;
  }
  const thing = newMention({ ...found, text: found.word, assumed: false, count: owner.count });
  thing.owner = owner;
  mentions.push(thing);
  links.push({ kind, from: owner, to: thing });
}
