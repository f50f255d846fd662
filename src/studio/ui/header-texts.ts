import { texts } from "../texts/en/header.ts";
import { words } from "../texts/words.ts";

/** The words of the head of every page. See "Words" in docs/studio.md. */
export const headerTexts = words(texts);
