import { useEffect, useState } from "react";
import { mayBeSet, type PromptSet, type PromptSets } from "../api/prompt-set.ts";

/** Typing pauses this long before a prompt is read. */
const PAUSE_MS = 250;

/** What the choices in a prompt come to; undefined while there are none. */
export function usePromptSet(prompt: string, { read }: PromptSets): PromptSet | undefined {
  const [found, setFound] = useState<PromptSet>();
  const isSet = mayBeSet(prompt);
  useEffect(() => {
    if (!isSet) return setFound(undefined);
    let isLatest = true;
    const timer = setTimeout(() => void read(prompt).then((set) => isLatest && setFound(set)), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [prompt, isSet, read]);
  return isSet ? found : undefined;
}
