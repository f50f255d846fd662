import type { SlotSpec } from "../../concepts/concept.ts";
import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, BriefPart, BriefProportion, Relation } from "../../language/brief.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { isWornSized } from "../../style/dress/resize-worn.ts";
import { ownClothes } from "./own-clothes.ts";
import { companionsOf, usualStuff } from "./usual-garments.ts";

/**
 * Garments that the wearer's own concept can put on become asked parts of it: a bear's sweater follows the bear's body as no
 * separate one could. What the wearer has no slot for stays an object.
 */
export function foldGarments(brief: Brief): Brief {
  const folded = new Map<number, Relation>();
  const slots = new Map<number, readonly string[]>();
  for (const relation of brief.relations) {
    if (relation.kind !== "wearing" || folded.has(relation.to)) continue;
    const [wearer, garment] = [brief.objects[relation.from], brief.objects[relation.to]];
    const specs = wearer && conceptById(wearer.concept).slots;
    const own = wearer && garment ? ownClothes(wearer, garment).filter((each) => specs?.[each]) : [];
    const slot = own[0] ?? (specs && garment && slotFor(specs, garment));
    const isUsedOtherwise = brief.relations.some(
      (other) =>
        other !== relation && other.kind !== "wearing" && (other.from === relation.to || other.to === relation.to),
    );
    if (slot === undefined || isUsedOtherwise) continue;
    folded.set(relation.to, relation);
    slots.set(relation.to, own.length > 0 ? own : [slot]);
  }
  const hatted = hatless(brief, folded);
  if (folded.size === 0) return { ...brief, objects: hatted };
  const objects = hatted.map((object, index) => {
    const worn = [...folded].filter(([, { from }]) => from === index).map(([garment]) => garment);
    if (worn.length === 0) return object;
    const parts = worn.flatMap((garment) =>
      (slots.get(garment) ?? []).map((slot) => asPart(slot, brief.objects[garment] as BriefObject)),
    );
    const asked = [...object.parts.filter(({ slot }) => !parts.some((part) => part.slot === slot)), ...parts];
    const more = parts.flatMap(companionsOf).filter(({ slot }) => !asked.some((part) => part.slot === slot));
    const sized = worn.flatMap((garment) => sizeOf(slots.get(garment)?.[0], brief.objects[garment] as BriefObject));
    const proportions = sized.length > 0 ? { proportions: [...(object.proportions ?? []), ...sized] } : {};
    return { ...object, parts: [...asked, ...more], ...proportions, ...writtenOn(worn, slots, brief) };
  });
  return withoutObjects({ ...brief, objects }, new Set(folded.keys()));
}

/** How large a pack is that is put on with the rest: clothes on the trunk are as large as that. */
function sizeOf(slot: string | undefined, { traits }: BriefObject): BriefProportion[] {
  const sizes = traits.filter((trait) => SIZE_WORDS.has(trait));
  return slot !== undefined && isWornSized(slot) && sizes.length > 0 ? [{ part: slot, sizes }] : [];
}

const SIZE_WORDS: ReadonlySet<string> = new Set(["tiny", "small", "large", "huge"]);

/** Concepts of what is worn on the head, and the slot of what somebody has there by who they are. */
const HEADWEAR = /hat$|helmet$|^(?:crown|tiara)$/;
const HEADGEAR = "headgear";

/** "A chef in a cowboy hat" has no toque under it. */
function hatless({ objects, relations }: Brief, folded: ReadonlyMap<number, Relation>): readonly BriefObject[] {
  const wearers = new Set(
    relations
      .filter(({ kind, to }) => kind === "wearing" && !folded.has(to) && HEADWEAR.test(objects[to]?.concept ?? ""))
      .map(({ from }) => from),
  );
  return objects.map((object, index) =>
    wearers.has(index) && conceptById(object.concept).slots[HEADGEAR] && !object.without.includes(HEADGEAR)
      ? { ...object, without: [...object.without, HEADGEAR] }
      : object,
  );
}

/** What is written on a garment is written on its wearer's slot. */
function writtenOn(worn: readonly number[], slots: ReadonlyMap<number, readonly string[]>, { objects }: Brief) {
  const garment = worn.find((index) => objects[index]?.inscription);
  const text = garment === undefined ? undefined : objects[garment]?.inscription?.text;
  return text === undefined ? {} : { inscription: { text, slot: slots.get(garment as number)?.[0] as string } };
}

/** The slot that is this garment: as it was typed if there is one, a tuxedo before the jacket it is a kind of. */
export function slotFor(
  specs: Readonly<Record<string, SlotSpec>>,
  { word, text, concept }: BriefObject,
): string | undefined {
  const slots = Object.entries(specs);
  for (const name of [text.toLowerCase(), word, concept.replaceAll("-", " ")]) {
    const found =
      slots.find(([slot]) => slot.replaceAll("-", " ") === name) ?? slots.find(([, { words }]) => words.includes(name));
    if (found) return found[0];
  }
  return undefined;
}

/** What a garment may be sewn together from, as the stuff that shows it, and its usual colour. */
const MATTERS: readonly (readonly [things: RegExp, material: string, hex: string])[] = [
  [/^petals|^flower|^rose|blossom|daisy|tulip/, "leaves", "#e88aa6"],
  [/leaf|leaves|ivy/, "leaves", "#4f8a34"],
  [/feather|quill/, "feathers", "#f4f2ec"],
];

const dyeOf = (hex: string, said: readonly Rgb[] | undefined) =>
  (said && said.length > 0 ? said : [fromHex(hex)]).map((rgb) => ({ word: "", rgb }));

/** What is said of a garment, said of the slot that it is. */
export function asPart(slot: string, garment: BriefObject): BriefPart {
  const { materials: said, conditions, traits, madeOf } = garment;
  const matter = madeOf && said.length === 0 ? MATTERS.find(([things]) => things.test(madeOf.concept)) : undefined;
  const colours = matter && garment.colours.length === 0 ? dyeOf(matter[2], madeOf?.colours) : garment.colours;
  const materials = matter ? [matter[1]] : said;
  const usual = colours.length === 0 ? usualStuff(slot, garment) : undefined;
  // "a leather jacket" says the leather, and not that it is dark
  const isUsual = materials.length === 0 || materials[0] === usual?.materials?.[0];
  return { slot, colours, materials, ...(isUsual && usual), conditions, traits };
}

/** What stays as it was, and how it stands to each other. */
export function withoutObjects(brief: Brief, gone: ReadonlySet<number>): Brief {
  const kept = [...brief.objects.keys()].filter((index) => !gone.has(index));
  const renamed = new Map(kept.map((old, index) => [old, index]));
  return {
    ...brief,
    objects: kept.map((index) => brief.objects[index] as BriefObject),
    relations: brief.relations.flatMap((relation): Relation[] => {
      const [from, to] = [renamed.get(relation.from), renamed.get(relation.to)];
      return from === undefined || to === undefined ? [] : [{ ...relation, from, to }];
    }),
  };
}
