import { texts } from "../texts/en/create-more.ts";
import { words } from "../texts/words.ts";

/** The words of what the form shows only when asked: they come after the first load. See "Words" in docs/studio.md. */
export const createMoreTexts = words(texts);
