import type { Brief, BriefObject, Relation } from "../../language/brief.ts";

/** "Three ducks, one wearing a crown": the one is a thing of its own, that stands in the place of one of them. */
export function setApart(brief: Brief): Brief {
  const { from } = brief.relations.find(({ kind, alone }) => alone && kind !== "with") ?? {};
  const several = from === undefined ? undefined : brief.objects[from];
  if (from === undefined || !several || several.count < 2) return brief;
  const { arrangement: _arrangement, groups: _groups, ...one } = several;
  const at = brief.objects.length;
  const relations = brief.relations.flatMap((relation): Relation[] => {
    if (relation.from !== from) return [relation];
    const { alone, ...own } = relation;
    // what all of them do the one does as well
    return alone ? [{ ...own, from: at }] : [relation, { ...own, from: at }];
  });
  return {
    ...brief,
    objects: [...brief.objects, { ...one, count: 1 } satisfies BriefObject],
    relations: [...relations, { kind: "with", from: at, to: from, alone: true }],
  };
}

/** Several -> the one of them that is set apart. */
export const setApartFrom = ({ relations }: Brief): ReadonlyMap<number, number> =>
  new Map(relations.filter(isOneOf).map(({ from, to }) => [to, from]));

/** Whether it says no more than which several the one is of. */
export const isOneOf = ({ kind, alone }: Relation): boolean => alone === true && kind === "with";
