import { belongsToFocus, isInField } from "./belongs-to-focus.ts";
import { liveKeys, useBindings } from "./bindings-store.ts";
import { COMMAND_IDS, type Command, type CommandId, commandOf, type Room } from "./commands.ts";
import { keyOf } from "./key-of.ts";

/** Whether a command holds in the field that is typed in. */
const isMeantIn = (field: EventTarget | null, inFields: Command["inFields"]): boolean =>
  inFields === true || (inFields !== undefined && field instanceof Element && field.closest(inFields) !== null);

/** What a key asks for in some rooms; undefined for keys that mean nothing there, or belong to what has the focus. */
export function commandFor(event: KeyboardEvent, ...rooms: readonly Room[]): CommandId | undefined {
  const key = keyOf(event);
  if (key === undefined || event.isComposing || event.defaultPrevented || belongsToFocus(event)) return undefined;
  const bindings = useBindings.getState();
  const typing = isInField(event.target);
  return COMMAND_IDS.find((id) => {
    const { room, inFields } = commandOf(id);
    return (
      rooms.includes(room) && (!typing || isMeantIn(event.target, inFields)) && liveKeys(id, bindings).includes(key)
    );
  });
}
