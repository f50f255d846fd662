import { fromHex, type Rgb } from "../../math/color.ts";
import type {
  BriefEmblem,
  BriefLikeness,
  BriefObject,
  BriefPart,
  BriefProportion,
  BriefRegion,
  Graft,
  Manner,
  Qualities,
  RelationKind,
} from "../brief.ts";
import type { Inscription } from "../inscription.ts";
import type { LexiconConcept } from "../lexicon.ts";
import { QualitiesDraft } from "../said/qualities.ts";
import type { Term } from "../terms/term.ts";
import type { ConnectorKind } from "../words/connectors.ts";
import { LIQUIDS } from "../words/liquids.ts";

/** An object of the prompt while it is being read. */
export interface Mention {
  concept: LexiconConcept;
  word: string;
  readonly text: string;
  readonly assumed: boolean;
  count: number;
  readonly qualities: QualitiesDraft;
  readonly parts: Map<string, PartDraft>;
  readonly without: Set<string>;
  readonly regions: BriefRegion[];
  readonly proportions: BriefProportion[];
  /** Colours of what is drawn on its coat. */
  readonly markings: { word: string; rgb: Rgb }[];
  /** Whose it is: the wearer of a hat, the table with a vase, the bowl of apples. */
  owner?: Mention;
  /** Things joined by "and" with this one, named before it. */
  partners?: readonly Mention[];
  /** What several of it are in turn, where they are of many kinds. */
  kinds?: NonNullable<BriefObject["kinds"]>;
  guise?: string;
  /** What it is made of where no material is said. */
  usualMaterial?: string;
  /** It is shown as a statue or the like: "a figurine of". */
  isCast?: true;
  /** How many there are was not said. */
  isUncounted?: true;
  shapedLike?: BriefLikeness;
  madeOf?: BriefLikeness;
  halves?: readonly [Qualities, Qualities];
  arrangement?: NonNullable<BriefObject["arrangement"]>;
  /** Stacks or rows they stand in, all alike. */
  groups?: number;
  inscription?: string;
  /** Where that is written, and in what colour, if it was said. */
  written?: Omit<Inscription, "text">;
  emblem?: BriefEmblem;
  /** What grows on it that it has not by itself. */
  readonly grafts: Graft[];
  /** Colour of what runs out of it. */
  spilt?: Rgb;
}

/** A mention of which nothing was said yet. */
export const newMention = (known: Pick<Mention, "concept" | "word" | "text" | "assumed" | "count">): Mention => ({
  ...known,
  qualities: new QualitiesDraft(),
  parts: new Map(),
  without: new Set(),
  regions: [],
  proportions: [],
  markings: [],
  grafts: [],
});

export interface PartDraft {
  readonly qualities: QualitiesDraft;
  count: number | undefined;
  /** By what other word than its own. */
  named?: string;
  /** The thing whose shape it has: a stopper's skull. */
  shapedLike?: BriefLikeness;
  /** The things that it is put together from: hair of flowers. */
  madeOf?: BriefLikeness;
  /** By what words, where they are not its own: the tulips of a bouquet, the strawberries on a cake. */
  kinds?: string[];
}

export interface Link {
  readonly kind: RelationKind;
  readonly from: Mention;
  readonly to: Mention;
  /** Named together and no more. */
  readonly loose?: true;
  readonly where?: "mouth";
  readonly facing?: true;
  readonly around?: true;
  /** One of several has it, the others have not. */
  readonly alone?: true;
  readonly how?: Manner;
  /** By what word the part of `to` goes that `from` is on. */
  readonly part?: string;
}

/** What ties a phrase to what came before. */
export interface Tie {
  readonly kind: ConnectorKind;
  readonly source: Mention | undefined;
  /** What was named last, where the source is what that belongs to. */
  readonly nearest?: Mention;
  /** The slot of the source that was named right before a "with": the wings of "orange wings with black tips". */
  readonly part?: string;
  readonly word: string;
  /** The next thing is that of one of the source's several. */
  readonly alone?: true;
  /** Where on the body of the next thing: "on a pirate's shoulder". */
  readonly place?: Manner;
  /** The word for the part of the next thing: "on the rim of a bowl". */
  readonly spot?: string;
  /** The verb, where it is in no list: "a dog *chasing* a ball". */
  readonly verb?: Term;
}

/** What the prompt draws, while it is being read: things and how they stand to each other. */
export interface Scene {
  /** In the order of the prompt. */
  readonly mentions: Mention[];
  /** How many of them sentences before this one named. */
  told: number;
  readonly links: Link[];
  readonly notes: string[];
  /** Said before any thing was named. */
  readonly early: QualitiesDraft;
  /** A thing named before the subject: "on a table sits …". */
  fronted: { readonly kind: ConnectorKind; readonly mention: Mention } | undefined;
  readonly avoid: {
    readonly colours: Set<string>;
    readonly materials: Set<string>;
    readonly conditions: Set<string>;
  };
}

export const newScene = (): Scene => ({
  mentions: [],
  told: 0,
  links: [],
  notes: [],
  early: new QualitiesDraft(),
  fronted: undefined,
  avoid: { colours: new Set(), materials: new Set(), conditions: new Set() },
});

export function partOf(mention: Mention, slot: string): PartDraft {
  let part = mention.parts.get(slot);
  if (!part) {
    part = { qualities: new QualitiesDraft(), count: undefined };
    mention.parts.set(slot, part);
  }
  return part;
}

/** Slots of what hangs out of a thing rather than runs out of it. */
const SOLID_SLOTS = /^(?:cloth|lining|liner|napkin|fabric|blanket|paper|ribbon|strap|rope)$/;
/** Slots of what runs out in pieces: the concept shows that itself. */
const LOOSE_SLOTS = /^treasure$/;
/** Slots of whatever fills a thing. */
const CONTENT_SLOTS = /^(?:contents?|water|liquid)$/;

const YOUNG = /^baby | (?:calf|cub|pup|foal|hatchling)$/;
const BEASTS = /^(?:animal|bird)$/;

export const finishMention = (mention: Mention): BriefObject => {
  const { usualMaterial, qualities } = mention;
  // "with the yolk spilling out": it is the whole that leaks
  const leaking = [...mention.parts].find(([, part]) => part.qualities.traits.includes("leaking"));
  // a cloth that spills out hangs there
  if (leaking && SOLID_SLOTS.test(leaking[0])) leaking[1].qualities.dropTrait("leaking");
  else if (leaking && LOOSE_SLOTS.test(leaking[0])) qualities.dropTrait("leaking");
  else if (leaking) {
    qualities.addTrait({ trait: "leaking" });
    const hex = LIQUIDS.get(leaking[0]);
    if (hex !== undefined) mention.spilt ??= fromHex(hex);
  }
  for (const [slot, { kinds, qualities: said }] of mention.parts) {
    const isPoured = CONTENT_SLOTS.test(slot) && kinds?.length === 1;
    const [word] = isPoured && said.colours.length === 0 ? kinds : [];
    const hex = LIQUIDS.get(word ?? "");
    if (word !== undefined && hex !== undefined) said.addColour(word, hex);
  }
  // "filled with steaming coffee": so does the mug
  if ([...mention.parts.values()].some((part) => part.qualities.traits.includes("steaming")))
    qualities.addTrait({ trait: "steaming" });
  // concepts know some young by name; what is young of all others is told by their proportions
  if (YOUNG.test(mention.word) && BEASTS.test(mention.concept.family)) qualities.addTrait({ trait: "young" });
  if (usualMaterial !== undefined && qualities.materials.length === 0 && !mention.madeOf?.materials)
    qualities.addMaterial(usualMaterial);
  const { kinds, guise, shapedLike, madeOf, halves, inscription, emblem, spilt, groups } = mention;
  const arrangement =
    mention.arrangement ??
    (mention.count > 1 && qualities.traits.includes("stacked") ? "stack" : undefined) ??
    (mention.count === 2 && qualities.traits.includes("crossed") ? "crossed" : undefined);
  // "with flowers painted on it": the flowers are, not the whole
  if (emblem !== undefined) qualities.conditions.delete("painted");
  return {
    concept: mention.concept.id,
    word: mention.word,
    text: mention.text,
    assumed: mention.assumed,
    count: mention.count,
    ...mention.qualities.done(),
    parts: [...mention.parts]
      .filter(([slot]) => !mention.without.has(slot))
      .map(
        ([slot, part]): BriefPart => ({
          slot,
          ...(part.named !== undefined && { named: part.named }),
          ...(part.kinds && { kinds: part.kinds }),
          ...(part.shapedLike && { shapedLike: part.shapedLike }),
          ...(part.madeOf && { madeOf: part.madeOf }),
          ...(part.count === undefined ? {} : { count: part.count }),
          ...part.qualities.done(),
        }),
      ),
    ...(mention.regions.length > 0 && { regions: mention.regions }),
    ...(mention.proportions.length > 0 && { proportions: mention.proportions }),
    ...(mention.markings.length > 0 && { markings: mention.markings }),
    ...(mention.grafts.length > 0 && { grafts: mention.grafts }),
    without: [...mention.without],
    ...(kinds === undefined ? {} : { kinds }),
    ...(guise === undefined ? {} : { guise }),
    ...(shapedLike === undefined ? {} : { shapedLike }),
    ...(madeOf === undefined ? {} : { madeOf }),
    ...(halves === undefined ? {} : { halves }),
    ...(arrangement === undefined ? {} : { arrangement }),
    ...(groups === undefined ? {} : { groups }),
    ...(inscription === undefined ? {} : { inscription: { text: inscription, ...mention.written } }),
    ...(emblem === undefined ? {} : { emblem }),
    ...(spilt === undefined ? {} : { spilt }),
  };
};

/** Takes a thing out of the scene, with all that ties it to others. */
export function dropMention({ mentions, links }: Scene, mention: Mention): void {
  mentions.splice(mentions.indexOf(mention), 1);
  for (const link of links.filter(({ from, to }) => from === mention || to === mention))
    links.splice(links.indexOf(link), 1);
}
