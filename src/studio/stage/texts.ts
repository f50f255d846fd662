import { texts } from "../texts/en/stage.ts";
import { words } from "../texts/words.ts";

/** The words of this room. See "Words" in docs/studio.md. */
export const stageTexts = words(texts);
