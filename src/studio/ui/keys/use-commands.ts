import { useEffect, useRef } from "react";
import { COMMAND_IDS, type CommandId } from "./commands.ts";

/** What can be done now, by command. What is undefined cannot. */
export type Deeds = { readonly [id in CommandId]?: (() => void) | undefined };

const offers = new Set<{ current: Deeds }>();

/** Offers to do something when its key is pressed or it is picked in the palette, as long as the part is on the page. */
export function useCommands(deeds: Deeds): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    offers.add(latest);
    return () => {
      offers.delete(latest);
    };
  }, []);
}

/** What a command does now. The part that came last has the word. */
export const deedOf = (id: CommandId): (() => void) | undefined =>
  [...offers].reduce<(() => void) | undefined>((found, { current }) => current[id] ?? found, undefined);

/** Every command that something on the page offers, in the order of the list. */
export const offeredCommands = (): readonly CommandId[] => COMMAND_IDS.filter((id) => deedOf(id) !== undefined);
