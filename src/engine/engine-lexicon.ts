import { conceptLexicon } from "./concepts/index.ts";
import type { Lexicon } from "./language/lexicon.ts";
import { materialLexicon } from "./materials/index.ts";

let lexicon: Lexicon | undefined;

/** What the engine's libraries hold, in the words of the language room. Always the same object: readers compile it once. */
export function engineLexicon(): Lexicon {
  lexicon ??= { concepts: conceptLexicon(), materials: materialLexicon() };
  return lexicon;
}
