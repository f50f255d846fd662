import type { Brief, BriefObject, Relation } from "../../language/brief.ts";

/** Concept and words of what is driven into walls. */
const FASTENER = "screw";
const NAIL = /nail$/;
/** The look of one that is. */
const DRIVEN = "driven";

/** "A hat hanging on a nail": the nail is in a wall, and does not stand on its point. */
export function driveNails(brief: Brief): Brief {
  const isHungOn = (index: number) => brief.relations.some((relation) => relation.to === index && hangs(relation));
  const objects = brief.objects.map((object, index) =>
    isNail(object) && isHungOn(index) ? { ...object, traits: [...object.traits, DRIVEN] } : object,
  );
  return { ...brief, objects };
}

const isNail = ({ concept, word }: BriefObject): boolean => concept === FASTENER && NAIL.test(word);

const hangs = ({ kind, how }: Relation): boolean => kind === "on" && (how === undefined || how === "hung");
