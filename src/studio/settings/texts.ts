import { texts } from "../texts/en/settings.ts";
import { words } from "../texts/words.ts";

/** The words of this room. See "Words" in docs/studio.md. */
export const settingsTexts = words(texts);
