import { texts } from "../../texts/en/export-files.ts";
import { words } from "../../texts/words.ts";

/** The words of this room. See "Words" in docs/studio.md. */
export const exportFilesTexts = words(texts);
