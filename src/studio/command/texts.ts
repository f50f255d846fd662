import { texts } from "../texts/en/command.ts";
import { words } from "../texts/words.ts";

/** The words of the palette and of the sheet of keys. See "Words" in docs/studio.md. */
export const commandTexts = words(texts);
