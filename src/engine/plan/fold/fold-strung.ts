import { conceptById } from "../../concepts/index.ts";
import type { Brief } from "../../language/brief.ts";

/** Slots of what a thing hangs by, and words for what it hangs in where it stands on its own. */
const CORDS = /^(?:rope|cord|line|chain)$/;
const STANDS: ReadonlySet<string> = new Set(["stand", "post", "pole"]);

/** "A hammock strung between two trees": what hangs by cords of its own hangs from those, and has no stand. */
export function foldStrung(brief: Brief): Brief {
  const strung = new Map(
    brief.relations
      .filter(({ how, to }) => how === "between" && (brief.objects[to]?.count ?? 0) > 1)
      .map(({ from }) => [from, standsOf(brief.objects[from]?.concept ?? "")]),
  );
  if (strung.size === 0) return brief;
  const objects = brief.objects.map((object, index) => {
    const stands = strung.get(index) ?? [];
    return stands.length === 0 ? object : { ...object, without: [...object.without, ...stands] };
  });
  return { ...brief, objects };
}

/** The slots of the stand that a thing hangs in by its cords. */
function standsOf(concept: string): readonly string[] {
  const slots = Object.entries(conceptById(concept).slots);
  if (!slots.some(([slot]) => CORDS.test(slot))) return [];
  return slots
    .filter(([slot, { words }]) => STANDS.has(slot) || words.some((word) => STANDS.has(word)))
    .map(([slot]) => slot);
}
