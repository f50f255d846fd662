import { texts } from "../texts/en/ui-more.ts";
import { words } from "../texts/words.ts";

/** The words of what is not there at once: they come after the first load. See "Words" in docs/studio.md. */
export const uiMoreTexts = words(texts);
