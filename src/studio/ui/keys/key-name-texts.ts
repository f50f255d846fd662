import { texts } from "../../texts/en/key-names.ts";
import { words } from "../../texts/words.ts";

/** What is printed on keys. See "Words" in docs/studio.md. */
export const keyNamesTexts = words(texts);
