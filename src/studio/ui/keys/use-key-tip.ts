import { liveKeys, useBindings } from "./bindings-store.ts";
import type { CommandId } from "./commands.ts";
import { ariaKey, spellKey } from "./key-of.ts";
import { useIsMac } from "./use-is-mac.ts";

/** A tip with the key of a command behind it, and that key for screen readers. */
export function useKeyTip(tip: string | undefined, command: CommandId | undefined) {
  const bindings = useBindings();
  const isMac = useIsMac();
  const keys = command ? liveKeys(command, bindings) : [];
  const [first] = keys;
  return {
    "data-tip": first === undefined ? tip : tip ? `${tip} (${spellKey(first, isMac)})` : spellKey(first, isMac),
    "aria-keyshortcuts": keys.length > 0 ? keys.map((key) => ariaKey(key, isMac)).join(" ") : undefined,
  };
}
