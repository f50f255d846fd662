import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, Relation } from "../../language/brief.ts";
import { FITTINGS, type Fitting } from "../mount/fittings.ts";

/** How what is screwed, hooked or put into another thing is there. */
export const MOUNTED = "mounted";

/** Concept of any key, and of the one that winds a toy. */
const [KEY, WINDING_KEY] = ["key", "winding-key"];
/** Slots of what else winds a thing. */
const WINDERS = ["key", "crank"] as const;
const CLOCKWORK = /^(?:wind-?up|winding|clockwork)$/;

/** Of more than this it was not said how many there are; then there are so many. */
const [FEW, USUAL] = [5, 2];
/** Who has things in hand that others have pinned on. */
const HANDED = "person";

/** Families of what no fitting is on. */
const NO_HOST = /^(?:nature|plant|food)$/;
/** Tops that loose things are laid on, not hooked to. */
const TOPS = /table|desk|shelf|bench|counter|stool|bed$/;
/** Concepts of what things hang on or lie on by themselves. */
const PEGS = /^(?:screw|hook|coat-hook|peg|ground|anvil)$/;
/** Where a phrase may say that it is, and it is there anyway. */
const NEARBY: ReadonlySet<string | undefined> = new Set([undefined, "back", "stuck", "hung"]);

/**
 * "A music box with a wind-up key", "a gumball machine with a crank": a fitting is on the thing that has it and no thing of its own.
 * What has such a part by itself was given it when the prompt was read.
 */
export function mountFittings(brief: Brief): Brief {
  const wound = woundByKey(brief);
  const mounted = new Set<number>();
  const relations = wound.relations.map((relation): Relation => {
    const tie = fittingOf(wound, relation);
    if (!tie) return relation;
    mounted.add(tie.fitting);
    return { kind: "on", from: tie.fitting, to: tie.host, how: MOUNTED };
  });
  const objects = wound.objects.map((object, index) => {
    if (!mounted.has(index)) return object;
    const bare = FITTINGS.get(object.concept)?.without ?? [];
    // of more it was not said how many
    const count = object.count > FEW ? USUAL : object.count;
    return { ...object, count, without: [...object.without, ...bare] };
  });
  return mounted.size > 0 ? { ...wound, objects, relations } : brief;
}

/** Of what is wound up any key is the one that does it; a toy of which no key was said has one. */
function woundByKey(brief: Brief): Brief {
  if (!brief.words.some(({ text }) => CLOCKWORK.test(text.toLowerCase()))) return brief;
  const objects = brief.objects.map((object) =>
    object.concept === KEY ? { ...object, concept: WINDING_KEY, traits: withoutToy(object) } : object,
  );
  const toy = objects.findIndex(
    ({ concept, traits }) => traits.includes("toy") && !WINDERS.some((slot) => conceptById(concept).slots[slot]),
  );
  if (toy < 0 || objects.some(({ concept }) => concept === WINDING_KEY)) return { ...brief, objects };
  const relations: readonly Relation[] = [...brief.relations, { kind: "with", from: toy, to: objects.length }];
  return { ...brief, objects: [...objects, ITS_KEY], relations };
}

const ITS_KEY: BriefObject = {
  concept: WINDING_KEY,
  word: "key",
  text: "key",
  assumed: false,
  count: 1,
  colours: [],
  materials: [],
  conditions: {},
  traits: [],
  parts: [],
  without: [],
};

const withoutToy = ({ traits }: BriefObject): readonly string[] => traits.filter((trait) => trait !== "toy");

function fittingOf(
  { objects }: Brief,
  { kind, from, to, loose, around, how }: Relation,
): { readonly fitting: number; readonly host: number } | undefined {
  if (loose || around || !NEARBY.has(how)) return undefined;
  const [first, second] = [objects[from], objects[to]];
  if (!first || !second) return undefined;
  const isHeld = kind === "holding" && first.concept !== HANDED && FITTINGS.get(second.concept)?.livesOn;
  if ((kind === "with" || isHeld) && takes(second, first)) return { fitting: to, host: from };
  return (kind === "on" || (kind === "in" && how === "back")) && takes(first, second)
    ? { fitting: from, host: to }
    : undefined;
}

/** Whether the one is a fitting that the other may have. */
function takes({ concept }: BriefObject, host: BriefObject): boolean {
  const fitting: Fitting | undefined = FITTINGS.get(concept);
  const { family } = conceptById(host.concept);
  if (!fitting || host.concept === concept || FITTINGS.has(host.concept) || NO_HOST.test(family)) return false;
  if (family === "animal" || family === "figure") return fitting.livesOn === true;
  return !(TOPS.test(host.concept) && fitting.isLoose) && !PEGS.test(host.concept);
}
