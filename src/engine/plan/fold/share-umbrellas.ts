import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, Relation } from "../../language/brief.ts";

const UMBRELLA = "umbrella";
/** Words of those that stand by themselves. */
const STANDING = /beach|sunshade|patio/;
/** Poses of who is under an umbrella that nobody holds. */
const AT_REST: ReadonlySet<string> = new Set(["lying", "sleeping", "sitting", "lounging"]);
/** What lets it reach over several. */
const BROAD = "large";

/**
 * Somebody under an umbrella has it in hand; of several one holds it over all, large enough, on the side where the others are.
 */
export function shareUmbrellas(brief: Brief): Brief {
  const at = brief.relations.findIndex((relation) => isSheltered(brief, relation));
  if (at < 0) return brief;
  const { from, to } = brief.relations[at] as Relation;
  const who = brief.objects[from] as BriefObject;
  const holder = who.count > 1 ? brief.objects.length : from;
  const held: Relation = { kind: "holding", from: holder, to };
  const relations = brief.relations.map((relation, index) => (index === at ? held : relation));
  if (holder === from) return { ...brief, relations };
  const { arrangement: _arrangement, groups: _groups, ...one } = who;
  const objects = brief.objects.map((object, index) =>
    index === from
      ? { ...one, count: who.count - 1 }
      : index === to
        ? { ...object, traits: object.traits.includes(BROAD) ? object.traits : [...object.traits, BROAD] }
        : object,
  );
  return {
    ...brief,
    objects: [...objects, { ...one, count: 1 }],
    relations: [...relations, { kind: "beside", from, to: holder }],
  };
}

function isSheltered({ objects, relations }: Brief, { kind, from, to, how }: Relation): boolean {
  const [who, what] = [objects[from] as BriefObject, objects[to] as BriefObject];
  if (kind !== "under" || how !== undefined || what.concept !== UMBRELLA || STANDING.test(what.word)) return false;
  if (conceptById(who.concept).family !== "figure" || who.traits.some((trait) => AT_REST.has(trait))) return false;
  return !relations.some(({ kind: other, from: by }) => by === from && /^(?:sitting|lying|riding)$/.test(other));
}
