import { texts } from "../texts/en/api.ts";
import { words } from "../texts/words.ts";

/** The words of this room. See "Words" in docs/studio.md. */
export const apiTexts = words(texts);
