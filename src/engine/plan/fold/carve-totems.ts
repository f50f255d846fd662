import { TOTEM_FIGURES } from "../../concepts/landmark/totem-figures.ts";
import type { Brief, BriefObject } from "../../language/brief.ts";
import { withoutObjects } from "./fold-garments.ts";

const POLE = "totem-pole";
const CARVED: ReadonlySet<string> = new Set(["with", "on", "in"]);
const KNOWN: ReadonlySet<string> = new Set(Object.values(TOTEM_FIGURES).flatMap(({ named }) => named));

/** "A totem pole with an eagle, a bear and a frog": the beasts are its carved figures, and stand nowhere else. */
export function carveTotems(brief: Brief): Brief {
  const carved = new Map<number, number[]>();
  for (const { kind, from, to } of brief.relations) {
    const ends = brief.objects[from]?.concept === POLE ? [from, to] : [to, from];
    const [pole, beast] = ends as [number, number];
    const named = brief.objects[beast];
    // what sits on a pole is told by the one that sits
    const isPole = brief.objects[pole]?.concept === POLE && (pole === from || kind !== "on");
    if (isPole && named && CARVED.has(kind) && named.count === 1 && KNOWN.has(named.word))
      carved.set(pole, [...(carved.get(pole) ?? []), beast]);
  }
  if (carved.size === 0) return brief;
  const objects = brief.objects.map((object, i): BriefObject => {
    const kinds = carved.get(i)?.map((beast) => (brief.objects[beast] as BriefObject).word);
    if (!kinds) return object;
    const part = { slot: "body", kinds, colours: [], materials: [], conditions: {}, traits: [], count: kinds.length };
    return { ...object, parts: [...object.parts, part] };
  });
  return withoutObjects({ ...brief, objects }, new Set([...carved.values()].flat()));
}
