import { texts } from "../texts/en/errors.ts";
import { words } from "../texts/words.ts";

/** The words for what a server does not do: they come after the first load. See "Words" in docs/studio.md. */
export const errorsTexts = words(texts);
