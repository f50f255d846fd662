import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { isGround } from "../ties/lay-ground.ts";
import { isLiving } from "../ties/relate.ts";
import { bear } from "../ties/tie-things.ts";
import { PAIRED } from "../words/counts.ts";
import { DEEDS, type Tool } from "../words/deeds.ts";
import { mannerOfWord } from "../words/manners.ts";
import { DOERS, PLAYERS } from "../words/players.ts";
import { type Link, type Mention, newMention, type Scene } from "./scene.ts";

/** Relations of somebody and a thing that are less than the deed they are known for. */
const LOOSE: ReadonlySet<string> = new Set(["beside", "with", "holding"]);

/**
 * "a drummer" plays drums, "a cyclist" rides a bicycle and "a bear fishing" holds a rod: what the prompt does not name is
 * added, what it names is used.
 */
export function equip(scene: Scene, vocabulary: Vocabulary): void {
  for (const somebody of [...scene.mentions]) {
    for (const tool of PLAYERS.get(tradeOf(somebody)) ?? [])
      if (!isBusy(somebody, tool)) give(somebody, tool, scene, vocabulary);
    const known = DOERS.get(tradeOf(somebody));
    if (known !== undefined && isFree(scene, somebody)) somebody.qualities.addTrait({ trait: known });
    for (const trait of [...somebody.qualities.traits]) {
      const isAtPot = AT_POT.test(trait) && standsAt(scene, somebody);
      const deed = isAtPot ? DEEDS.get("stirring") : trait === "stirring" ? undefined : DEEDS.get(trait);
      if (!deed) continue;
      if (PAWED.test(trait) && somebody.concept.family === "animal") {
        if (!standsAt(scene, somebody)) give(somebody, MOUND, scene, vocabulary, trait);
        continue;
      }
      if (deed.guise !== undefined) somebody.guise ??= deed.guise;
      // a barber has the razor at another's face
      if (!(SHAVING.test(trait) && isAtAnother(scene, somebody)))
        for (const pose of deed.poses) somebody.qualities.addTrait({ trait: pose });
      for (const tool of deed.tools) give(somebody, tool, scene, vocabulary, trait);
    }
  }
}

/** Whether what somebody does asks for another tool in the same place: a barber who shaves has the razor, not the scissors. */
const isBusy = ({ qualities }: Mention, { kind }: Tool): boolean =>
  qualities.traits.some((trait) => DEEDS.get(trait)?.tools.some((tool) => tool.kind === kind));

/** Deeds whose object is made with the tool: a scarf that is knitted is no needle. */
const MAKING = /^(?:knit|crochet)/;

/** What one does to oneself, or to who is before one. */
const SHAVING = /^shaving/;
const isAtAnother = ({ links }: Scene, somebody: Mention): boolean =>
  links.some(({ kind, from, to }) => kind === "beside" && from === somebody && isLiving(to));

/** What beasts do without a tool. */
const PAWED = /^digging/;
/** What is before them then, where nothing else is. */
const MOUND: Tool = { kind: "before", targets: ["dug hole"] };

const AT_POT = /^(?:cooking|stirring)$/;

/** Whether there is something before somebody, a pot for one: who cooks in that has a ladle rather than a frying pan. */
const standsAt = ({ links }: Scene, somebody: Mention): boolean =>
  links.some(({ from, facing }) => from === somebody && facing === true);

/** Whether nothing else is said to be in somebody's hands or below their feet: who carries a board is not on it. */
const isFree = ({ links }: Scene, somebody: Mention): boolean =>
  !links.some(({ kind, from }) => from === somebody && /^(?:holding|carrying|over|riding|sitting|lying)$/.test(kind));

/** Families of what somebody sits in and rows where no boat is named. */
const ROWED = /^(?:vessel|container|food|plant|bath|shoe|garment|household)$/;

const tradeOf = ({ guise, word, concept }: Mention): string => guise ?? (concept.words[0] === "person" ? word : "");

/** @param deed What it is for, where that says more: who is reading has opened the book. */
function give(
  owner: Mention,
  { kind, targets, count = 1 }: Tool,
  { mentions, links }: Scene,
  vocabulary: Vocabulary,
  deed = "",
): void {
  // a garden gnome is cast with its own rod
  if (!isLiving(owner)) return;
  // a mouse in a teacup rows that
  if (
    kind === "riding" &&
    links.some(({ kind: tie, from, to }) => tie === "in" && from === owner && ROWED.test(to.concept.family))
  )
    return;
  // who waters with a hose has no can besides
  const said = targets.flatMap((target) => findOwn([target], vocabulary) ?? []);
  const found = said.find((one) => mentions.some(({ concept }) => concept.id === one.concept.id)) ?? said[0];
  if (!found) return;
  const isSuch = ({ concept }: Mention) =>
    kind === "playing" ? concept.family === found.concept.family : concept.id === found.concept.id;
  const relation = kind === "before" ? "beside" : kind;
  const facing = kind === "before" ? ({ facing: true } as const) : {};
  // "skiing down a slope": the skis are on the slope
  const ground = kind === "on" ? links.findIndex(({ from, to }) => from === owner && isGround(to)) : -1;
  const isMade = ({ to }: Link): boolean => MAKING.test(deed) && to.concept.family === "garment";
  const doing = links.find(
    (link, i) => i !== ground && link.from === owner && ((link.kind === kind && !isMade(link)) || isSuch(link.to)),
  );
  const named = doing?.to ?? mentions.find((mention) => mention !== owner && isSuch(mention));
  if (named) {
    const at = links.findIndex(({ from, to }) => (from === owner && to === named) || (from === named && to === owner));
    const link = links[at];
    // dishes are washed at the sink, by nobody who is in it
    const isWithin = kind === "before" && (link?.kind === "on" || link?.kind === "in");
    if (link && (LOOSE.has(link.kind) || isWithin)) links[at] = { kind: relation, from: owner, to: named, ...facing };
    return;
  }
  const last = found.word.slice(found.word.lastIndexOf(" ") + 1);
  const isPair = kind === "wearing" && PAIRED.has(last.replace(/s$/, ""));
  // those who dine together have one table
  const each = kind === "before" && found.concept.family === "furniture" ? 1 : owner.count;
  const thing = newMention({ ...found, text: found.word, assumed: false, count: each * (isPair ? 2 : count) });
  if (isPair) thing.arrangement = "pair";
  thing.owner = owner;
  mentions.push(thing);
  const how = mannerOfWord(deed.split(" ", 1)[0] as string);
  const link = bear({ kind: relation, from: owner, to: thing }, deed, owner, thing);
  links.push({ ...link, ...facing, ...(how === "juggled" && { how }) });
  const under = links[ground];
  if (under) links[ground] = { ...under, from: thing };
}
