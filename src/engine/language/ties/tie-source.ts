import { isQuality, type NounPhrase } from "../phrases/noun-phrase.ts";
import { ownerMost } from "../phrases/settle-with.ts";
import type { QualitiesDraft } from "../said/qualities.ts";
import type { Mention, Scene, Tie } from "../scene/scene.ts";
import { singular } from "../terms/singular.ts";
import { lastWord, type Term } from "../terms/term.ts";
import { ACTIVE, type ConnectorKind, doingOf, PLACING } from "../words/connectors.ts";
import { isGround } from "./lay-ground.ts";
import { isLiving } from "./relate.ts";

/** Families of what is put together from pieces: "a hut of planks" has none beside it. */
const BUILT: ReadonlySet<string> = new Set(["building", "structure", "furniture", "garden", "street"]);

/** Families of what grew: what is listed after it is another thing. */
const GROWN = /^(?:animal|figure|food|plant|nature)$/;

/** Stuffs that are no things of their own after the name of what is built of them. */
const STUFFS: ReadonlySet<string> = new Set(
  "stone marble granite brick slate sandstone limestone concrete wood metal timber bamboo glass walnut".split(" "),
);

/**
 * "wings of glass": what a part is made of, and "a wall of bricks", "a house of stone": what a building is. Of another whole thing it may be what is
 * in it: "a jar of honey", "a crate of bricks".
 */
export function matterTie(
  tie: Tie | undefined,
  { terms, determiner }: NounPhrase,
  described: Described | undefined,
  isListed = false,
): Tie | undefined {
  const [only, more] = terms;
  const isPart = described !== undefined && described.qualities !== described.mention.qualities;
  const isMatter = only?.entry.material !== undefined && !only.plural && !determiner && more === undefined;
  const last = terms.at(-1);
  const isBuilt = described !== undefined && BUILT.has(described.mention.concept.family) && !determiner;
  const arePieces = last?.plural === true && last.entry.material !== undefined;
  const isSaid = terms.every((term) => term === last || isQuality(term.entry)) && !determiner;
  const isNestOf = described?.mention.concept.id === "nest" && isSaid && last !== undefined && !hatches(last);
  const isMade = (isPart && isMatter) || (isBuilt && (isMatter || arePieces)) || isNestOf;
  // "a mill, stone, detailed", "a house, red brick"
  // "a plate, glass, and fork" are three things
  const isStuff =
    last &&
    !last.plural &&
    last.entry.material &&
    STUFFS.has(lastWord(last)) &&
    (more || isBuilt || !last.entry.object?.own);
  const isThing = described !== undefined && !GROWN.test(described.mention.concept.family);
  if (isListed && isSaid && isThing && isStuff && !(more && isPartOf(described.mention, last)))
    return { kind: "made", source: described.mention, word: "," };
  return tie?.kind === "of" && isMade ? { ...tie, kind: "made" } : undefined;
}

/** Who is in a nest, rather than what it is made of: of bones, of pebbles, of black velvet. */
const hatches = ({ lemma, entry }: Term): boolean =>
  /eggs?$/.test(lemma) ||
  (entry.object !== undefined && entry.object.concept.family !== "figure" && isLiving(entry.object));

/** "a knight riding a horse holding a sword": it is the knight who holds it. */
const riderOf = ({ links }: Scene, living: Mention | undefined): Mention | undefined =>
  links.find(({ kind, to }) => kind === "riding" && to === living)?.from ?? living;

/** Who wears, holds or stands: the last living thing for a verb of somebody, else what was named last or owns that. */
export function sourceFor(
  kind: ConnectorKind,
  { lemma }: Pick<Term, "lemma">,
  { focus, scene }: { readonly focus: Mention | undefined; readonly scene: Scene },
  isJoined: boolean,
): Mention | undefined {
  const living = scene.mentions.findLast(isLiving);
  if (ACTIVE.has(kind))
    return (isJoined ? ownerMost(living) : kind === "wearing" ? living : riderOf(scene, living)) ?? focus;
  if (kind === "beside" && living && /^\w+ing\b/.test(lemma)) return ownerMost(living);
  // a wolf on a cliff howls at the moon, which is on none
  if (
    PLACING.has(kind) &&
    focus &&
    living &&
    scene.links.some(({ how, from, to }) => how === "aloft" && from === living && to === focus)
  )
    return living;
  // "a bear in a red coat, missing one eye"
  const isLost = kind === "without" && /^(?:missing|lacking)$/.test(lemma);
  if (kind === "with" && isJoined) return strungBetween(scene, focus) ?? ownerMost(focus);
  return PLACING.has(kind) || (isLost && isJoined) ? ownerMost(focus) : focus;
}

/** "A hammock between two palms, with a coconut in it": what is tied between several has what is told after the comma. */
const strungBetween = ({ links }: Scene, posts: Mention | undefined): Mention | undefined =>
  links.find(({ how, from, to }) => how === "between" && to === posts && to.count > 1 && !isLiving(from))?.from;

/** What else a tie remembers: of how many it speaks, and what stood between it and its source, a thing or a part of the source's own. */
export function passedBy(
  { entry: { connector, alone } }: Term,
  source: Mention | undefined,
  { focus, described }: { readonly focus: Mention | undefined; readonly described: Described | undefined },
): Pick<Tie, "nearest" | "part" | "alone"> {
  const slots = source && described?.mention === source ? [...source.parts] : [];
  const part = connector === "with" && slots.find(([, { qualities }]) => qualities === described?.qualities)?.[0];
  return { ...(focus && focus !== source && { nearest: focus }), ...(part && { part }), ...(alone && { alone }) };
}

type Described = { readonly mention: Mention; readonly qualities: QualitiesDraft };

/** Ties of places that run along a thing. */
const ALONG = /^(?:along|around|down|across)\b/;

/** "With scrollwork on the back, curved legs and a torn seat": where on the thing one member is, and the list of what it has goes on. */
export function goesOn(
  tie: Tie | undefined,
  head: Term | undefined,
  listed: Tie | undefined,
  {
    described,
    focus,
  }: { readonly described: { readonly mention: Mention } | undefined; readonly focus: Mention | undefined },
): boolean {
  if (!tie || !head?.entry.part || listed?.kind !== "with") return false;
  if (!/^(?:on|in|place)$/.test(tie.kind) && !ALONG.test(tie.word)) return false;
  const { source } = listed;
  return source !== undefined && !isLiving(source) && (described?.mention === source || focus?.owner === source);
}

/** Ties that "and" and commas repeat. */
export const REPEATED: ReadonlySet<ConnectorKind> = new Set(["with", "without", "covered", "made", ...ACTIVE]);

/** After a comma a "with" goes on; a "without" only where no article starts anew and nothing is said of what is listed. */
export function repeatedTie(
  last: Tie | undefined,
  { determiner, terms }: Pick<NounPhrase, "determiner" | "terms">,
): Tie | undefined {
  // "dressed as a baker, rolling out dough"
  if (!last || !REPEATED.has(last.kind) || last.kind === "guise") return undefined;
  // "made of brass gears, one eye glowing blue": the eye is not what it is made of
  const listed = terms.at(-1);
  const isNew = determiner && listed?.entry.object?.own === true && last.kind === "made";
  if (/^(?:made|covered)$/.test(last.kind) && !listed?.entry.material && (isNew || isPartOf(last.source, listed)))
    return { ...last, kind: "with", word: "," };
  // "an owl reading a book, round glasses": clothes that are listed are on
  const isWorn = !determiner && terms.at(-1)?.entry.object?.concept.family === "garment";
  if (isWorn && HANDLING.test(last.kind)) return { ...last, kind: "wearing", word: "wearing" };
  // "wearing a scarf, one missing eye": it is its own
  if (ACTIVE.has(last.kind) && terms.some(({ lemma }) => lemma === "missing") && isPartOf(last.source, listed))
    return { ...last, kind: "with", word: "," };
  // "missing one arm, dark green armour, red visor"
  const isThere = determiner || terms.some(({ entry }) => entry.colours || entry.material || entry.condition);
  return last.kind === "without" && isThere ? { ...last, kind: "with", word: "," } : last;
}

const isPartOf = (whole: Mention | undefined, term: Term | undefined): boolean => {
  if (!whole || !term?.entry.part) return false;
  const noun = singular(lastWord(term));
  return Object.entries(whole.concept.slots).some(([slot, words]) => slot === noun || words.includes(noun));
};

/** Ties of what somebody does with a thing in hand or under them. */
const HANDLING = /^(?:holding|carrying|playing|riding)$/;

/** "Voxel knight, blue plume, square shield": what is listed without an article is had by what the prompt is about. */
export function withSubject({ determiner }: Pick<NounPhrase, "determiner">, { mentions }: Scene): Tie | undefined {
  const [subject] = mentions;
  return determiner || !subject || isGround(subject) ? undefined : { kind: "with", source: subject, word: "," };
}

type Spoken = { readonly focus: Mention | undefined; readonly described: Described | undefined };

/** "A sloth hanging from a branch": who does what a connector tells has taken that up. */
export function takeUp({ lemma }: Term, source: Mention | undefined, spoken: Spoken): void {
  const doing = doingOf(lemma);
  const isOwn = doing !== "hanging" || hangsItself(spoken, source);
  if (doing !== undefined && source && isLiving(source) && isOwn) source.qualities.addTrait({ trait: doing });
}

/** Whether who hangs is the source itself: of a cow with a bell, and of a cat's own bell on its collar, it is the bell that does. */
function hangsItself({ focus, described }: Spoken, source: Mention | undefined): boolean {
  const isOfPart = described !== undefined && described.qualities !== described.mention.qualities;
  return !focus || ((focus === source || isLiving(focus)) && !(isOfPart && described.mention === focus));
}
