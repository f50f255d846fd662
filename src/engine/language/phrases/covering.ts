import type { Mention, Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";

/** What lies on a thing: on all of it ("with snow"), until it is said on which part of it ("with snow on the roof"). */
export class Covering {
  #last: { readonly mention: Mention; readonly term: Term } | undefined;

  /** @returns The covering, where the words name nothing else. */
  put(mention: Mention, terms: readonly Term[]): Term | undefined {
    const said = terms.filter(({ entry }) => !entry.determiner && !entry.grammar);
    const [term, more] = said;
    if (!term?.entry.covering || more !== undefined || mention.qualities.conditions.has(term.entry.covering[0]))
      return undefined;
    this.#last = { mention, term };
    return term;
  }

  /** Takes it off the whole, to be laid on the part that was named. */
  take(mention: Mention, tie: Tie | undefined): readonly Term[] {
    const last = this.#last;
    this.#last = undefined;
    if (tie?.kind !== "on" || last?.mention !== mention) return [];
    mention.qualities.conditions.delete(last.term.entry.covering?.[0] ?? "");
    return [last.term];
  }
}
