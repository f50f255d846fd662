import { texts } from "../texts/en/inspect.ts";
import { words } from "../texts/words.ts";

/** The words of this room. See "Words" in docs/studio.md. */
export const inspectTexts = words(texts);
