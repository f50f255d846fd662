import type { FocusEvent, KeyboardEvent } from "react";
import { commandFor } from "./command-for.ts";
import type { weighWord } from "./weigh-word.ts";

/** Not part of the first load: the keys are pressed in a box that has had the focus for a while. */
let weigh: typeof weighWord | undefined;

async function fetchIt(): Promise<void> {
  weigh = (await import("./weigh-word.ts")).weighWord;
}

/** For a box in which a prompt is written: the keys that weigh the word or the choice that the caret is on. */
export const weighing = {
  onFocus(_: FocusEvent<HTMLTextAreaElement>): void {
    // offline there is none, and the keys do what they do in every box
    void fetchIt().catch(() => {});
  },
  /** Where there is nothing to weigh, the key does what it does in every box. */
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const command = commandFor(event.nativeEvent, "everywhere");
    if (command !== "prompt.more" && command !== "prompt.less") return;
    if (weigh?.(event.currentTarget, command === "prompt.more" ? 1 : -1)) event.preventDefault();
  },
};
