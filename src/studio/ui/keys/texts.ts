import { texts } from "../../texts/en/keys.ts";
import { words } from "../../texts/words.ts";

/** The words for commands and keys. See "Words" in docs/studio.md. */
export const keyTexts = words(texts);
