import { conceptById } from "../../concepts/index.ts";
import { INSECT } from "../../concepts/insect/index.ts";
import { GUISES, guiseAmong } from "../../concepts/outfit/guises.ts";
import type { Brief, BriefObject, BriefPart, Relation } from "../../language/brief.ts";
import { fromHex } from "../../math/color.ts";

type Hat = readonly [concept: string, word: string];

/** Headgear of the wardrobe -> the thing that is worn in its place by who was made without a wardrobe. */
const HATS: Readonly<Record<string, Hat>> = {
  ...Object.fromEntries(
    [
      "toque",
      "police-cap",
      "fire-helmet",
      "army-helmet",
      "space-helmet",
      "hard-hat",
      "headband",
      "deerstalker",
      "judge-wig",
      "mortarboard",
      "beret",
      "jester-hat",
      "kabuto",
      "santa-hat",
      "halo",
      "gnome-hat",
    ].map((name): [string, Hat] => [name, ["costume-hat", name.replaceAll("-", " ")]]),
  ),
  "crested-helmet": ["costume-hat", "roman helmet"],
  laurel: ["costume-hat", "laurel wreath"],
  cap: ["hat", "cap"],
  sombrero: ["costume-hat", "sombrero"],
  "straw-hat": ["hat", "straw hat"],
  beanie: ["hat", "beanie"],
  "top-hat": ["hat", "top hat"],
  "pointed-hat": ["hat", "wizard hat"],
  tricorn: ["hat", "tricorn"],
  "cowboy-hat": ["hat", "cowboy hat"],
  tiara: ["crown", "tiara"],
  crown: ["crown", "crown"],
  circlet: ["crown", "crown"],
  "knight-helmet": ["helmet", "knight helmet"],
  "viking-helmet": ["helmet", "viking helmet"],
  "visor-helmet": ["helmet", "motorcycle helmet"],
};

/** A sailor is not told by a cap with a peak. */
const SAILORS: Hat = ["costume-hat", "sailor hat"];

/** Guises whose clothes were not made for a body: those of who has no wardrobe of his own. */
const isUnclad = ({ concept, guise }: BriefObject): boolean => {
  const { family, slots } = conceptById(concept);
  return guise !== undefined && (family === "animal" || concept === "robot") && slots.headgear === undefined;
};

/** Told by the bands and spots of their bodies, which clothes would hide. */
const BANDED: ReadonlySet<string> = new Set(INSECT.map(({ id }) => id));

const PLAIN = { colours: [], materials: [], conditions: {}, traits: [], parts: [], without: [] };

/**
 * Puts the headgear of a guise on who cannot dress himself, as a thing that is worn: a goldfish astronaut has a helmet. Whoever wears
 * something on the head already keeps to that.
 */
export function donGuises(brief: Brief): Brief {
  const objects: BriefObject[] = [...brief.objects];
  const relations: Relation[] = [...brief.relations];
  for (const [from, object] of brief.objects.entries()) {
    const hat = isUnclad(object) ? hatOf(object) : undefined;
    const isCovered = brief.relations.some(
      (each) =>
        each.kind === "wearing" && each.from === from && /hat|helmet|crown/.test(brief.objects[each.to]?.concept ?? ""),
    );
    if (hat && !isCovered) {
      relations.push({ kind: "wearing", from, to: objects.length });
      objects.push(hat);
    }
    const tool = isUnclad(object) ? toolOf(object) : undefined;
    const isBusy = brief.relations.some(
      (each) => each.from === from && /^(?:holding|carrying|playing|riding)$/.test(each.kind),
    );
    if (tool && !isBusy && object.traits.every((trait) => !BUSY.test(trait))) {
      relations.push({ kind: "holding", from, to: objects.length });
      objects.push(tool);
    }
  }
  return objects.length === brief.objects.length ? brief : { ...brief, objects, relations };
}

/** Slots of what can take something up. */
const HANDS = /hand|arm|wing|claw|tentacle|sucker|flipper|gripper/;
/** Deeds that leave no hand for a tool. */
const BUSY = /^(?:swimming|flying|praying|saluting|dancing|typing|writing|sleeping|lying)/;

/** What somebody of a trade has in hand in the wardrobe -> the thing that is taken up in its place. */
const TOOLS: Readonly<Record<string, Hat>> = {
  spoon: ["spoon", "wooden spoon"],
  wrench: ["wrench", "wrench"],
  hammer: ["hammer", "hammer"],
  axe: ["axe", "axe"],
  sword: ["sword", "sword"],
  katana: ["sword", "katana"],
  pitchfork: ["shovel", "pitchfork"],
  broom: ["broom", "broom"],
  magnifier: ["magnifying-glass", "magnifying glass"],
  envelope: ["envelope", "envelope"],
  briefcase: ["suitcase", "briefcase"],
  clipboard: ["clipboard", "clipboard"],
  paintbrush: ["paint-brush", "paintbrush"],
  microphone: ["microphone", "microphone"],
  pickaxe: ["pickaxe", "pickaxe"],
  wand: ["wand", "magic wand"],
  camera: ["camera", "camera"],
  "fishing-rod": ["fishing-rod", "fishing rod"],
};

/** What a guise has in hand, for who cannot dress himself: a robot chef holds a spoon. */
function toolOf(wearer: BriefObject): BriefObject | undefined {
  const [concept, word] = TOOLS[guiseOf(wearer)?.wear.prop ?? ""] ?? [];
  if (concept === undefined || word === undefined || BANDED.has(wearer.concept)) return undefined;
  if (!Object.keys(conceptById(wearer.concept).slots).some((slot) => HANDS.test(slot))) return undefined;
  return { ...PLAIN, concept, word, text: word, assumed: false, count: wearer.count };
}

const guiseOf = ({ guise }: BriefObject) => GUISES.get(guiseAmong(guise ?? "") ?? "");

function hatOf(wearer: BriefObject): BriefObject | undefined {
  const isSeaman = guiseAmong(wearer.guise ?? "") === "sailor";
  const [concept, word] = isSeaman ? SAILORS : (HATS[guiseOf(wearer)?.wear.headgear ?? ""] ?? []);
  if (concept === undefined || word === undefined) return undefined;
  // the face shows in the window of a helmet
  return { ...PLAIN, concept, word, text: word, assumed: false, count: wearer.count, without: ["visor"] };
}

/** What a guise puts on the trunk, for who cannot dress himself: a penguin detective's coat. */
export function clothesOfGuise(wearer: BriefObject): readonly BriefPart[] {
  const { wear, colours } = (isUnclad(wearer) && !BANDED.has(wearer.concept) && guiseOf(wearer)) || {};
  const upper = [
    wear?.outer,
    wear?.top,
    wear?.bottom === "dress" || wear?.bottom === "gown" ? wear.bottom : undefined,
  ].find((each) => each !== undefined && each !== "none" && each !== "thing-suit");
  return [upper, wear?.apron === true ? "apron" : undefined].flatMap((slot) => {
    if (slot === undefined) return [];
    const hex = colours?.[slot]?.split(" ").find((each) => each.startsWith("#"));
    const dyed = hex === undefined ? [] : [{ word: slot, rgb: fromHex(hex) }];
    return [{ slot, colours: dyed, materials: [], conditions: {}, traits: [] }];
  });
}
