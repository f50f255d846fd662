import { useEffect, useRef, useSyncExternalStore } from "react";
import { COMMAND_IDS, type CommandId } from "./commands.ts";

/** What can be done now, by command. What is undefined cannot. */
export type Deeds = { readonly [id in CommandId]?: (() => void) | undefined };

const offers = new Set<{ current: Deeds }>();
/** Whoever shows what is offered. */
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
  doWaiting();
};

/** Offers to do something when its key is pressed or it is picked in the palette, as long as the part is on the page. */
export function useCommands(deeds: Deeds): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
    tell();
  });
  useEffect(() => offer(latest), []);
}

/** Offers what there is to do outside of React too. @returns How to withdraw it. */
export function offer(deeds: { current: Deeds }): () => void {
  offers.add(deeds);
  tell();
  return () => {
    offers.delete(deeds);
    tell();
  };
}

/** What a command does now. The part that came last has the word. */
export const deedOf = (id: CommandId): (() => void) | undefined =>
  [...offers].reduce<(() => void) | undefined>((found, { current }) => current[id] ?? found, undefined);

/** What was asked for before anything on the page could do it, in turn. */
let waiting: readonly CommandId[] = [];

/** Does what a command does as soon as a part comes that offers it. */
export function doOnceOffered(id: CommandId): void {
  waiting = [...waiting, id];
  doWaiting();
}

function doWaiting(): void {
  const ready = waiting.filter((id) => deedOf(id));
  waiting = waiting.filter((id) => !ready.includes(id));
  for (const id of ready) deedOf(id)?.();
}

let offered: readonly CommandId[] = [];

/** Every command that something on the page offers, in the order of the list: the same array as long as they are the same. */
function offeredCommands(): readonly CommandId[] {
  const now = COMMAND_IDS.filter((id) => deedOf(id) !== undefined);
  if (now.length !== offered.length || now.some((id, index) => id !== offered[index])) offered = now;
  return offered;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What can be done now, also by parts of the page that come, or are allowed more, while this is shown. */
export const useOfferedCommands = (): readonly CommandId[] => useSyncExternalStore(subscribe, offeredCommands);
