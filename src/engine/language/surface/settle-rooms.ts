import type { Lexicon } from "../lexicon.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isMaterialNoun } from "./material-nouns.ts";

const ROOM_SURFACE =
  /^(?:bathroom|kitchen|shower|garage|hallway|cellar|basement|office|classroom|hospital) (?:wall|floor|ceiling)$/;

/** Words that tie the stuff to what is made of it: "kitchen floor of slate". */
const MADE_OF: ReadonlySet<string> = new Set(["of", "made", "in"]);

/**
 * "Concrete bathroom wall": beside a stuff of another class than the usual tiles the room only says where the wall is, and
 * stands in no name of a material. Where no stuff is named ("white bathroom wall") the room tells it.
 */
export function settleRooms(terms: readonly Term[], { entries, lexicon }: Vocabulary): Term[] {
  return terms.flatMap((term, at) => {
    if (!term.entry.material || !ROOM_SURFACE.test(term.lemma)) return [term];
    const usual = classOf(term, lexicon);
    const end = terms.findIndex(({ entry }, i) => i > at && entry.connector && !MADE_OF.has(entry.connector));
    const since = terms.slice(0, at).findLastIndex(({ entry }) => entry.connector) + 1;
    const near = terms.slice(since, end < 0 ? terms.length : end);
    const isStuff = (other: Term) => {
      const kind = classOf(other, lexicon);
      // "slate shower wall": a stone that is a colour's name too
      const isStone = other.entry.material?.exact && kind === "stone";
      return other !== term && kind !== usual && (isMaterialNoun(other) || isStone);
    };
    if (!near.some(isStuff)) return [term];
    const surface = lastWord(term);
    const room = term.lemma.slice(0, -surface.length - 1);
    return [
      { ...term, end: term.end - 1, lemma: room, plural: false, entry: { grammar: true } },
      { ...term, start: term.end - 1, lemma: surface, joined: false, pause: "none", entry: entries.get(surface) ?? {} },
    ];
  });
}

const classOf = ({ entry }: Term, { materials }: Lexicon): string | undefined =>
  materials.find(({ id }) => id === entry.material?.id)?.class;
