import { conceptById } from "../../concepts/index.ts";
import type { Brief } from "../../language/brief.ts";

/** Slots of what a thing hangs by, and words for what it hangs in where it stands on its own. */
const CORDS = /^(?:rope|cord|line|chain)$/;
const STANDS: ReadonlySet<string> = new Set(["stand", "post", "pole", "bough", "foliage"]);

/** Families of what has branches to hang from, and concepts of what hangs there by cords of its own wherever it is on one. */
const GROWN = /^(?:plant|nature)$/;
const SWINGS = /swing$|^hammock$/;

/**
 * "A hammock strung between two trees", "a swing hanging from an oak": what hangs by cords of its own hangs from those, and has no
 * stand and no tree of its own.
 */
export function foldStrung(brief: Brief): Brief {
  const strung = new Map(
    brief.relations
      .filter(({ kind, how, from, to }) => {
        const [own, other] = [brief.objects[from], brief.objects[to]];
        if (!own || !other) return false;
        if (how === "between") return other.count > 1;
        const hangs = how === "hung" || (kind === "on" && how === undefined);
        return hangs && SWINGS.test(own.concept) && GROWN.test(conceptById(other.concept).family);
      })
      .map(({ from }) => [from, standsOf(brief.objects[from]?.concept ?? "")]),
  );
  if (strung.size === 0) return brief;
  const objects = brief.objects.map((object, index) => {
    const stands = strung.get(index) ?? [];
    if (stands.length === 0) return object;
    // of those in a frame there may be two side by side
    const word = object.concept === "swing" ? "tree swing" : object.word;
    return { ...object, word, without: [...object.without, ...stands] };
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
