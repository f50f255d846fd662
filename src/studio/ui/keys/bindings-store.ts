import { create } from "zustand";
import { COMMAND_IDS, type CommandId, commandOf, overlap } from "./commands.ts";
import { isCharacter } from "./key-of.ts";

const STORED_AS = "plinth.keys";

/** What the artist has changed. Commands that are not in it have the keys they came with. */
export interface Bindings {
  readonly changed: Readonly<Partial<Record<CommandId, readonly string[]>>>;
  /** Whether keys that only type a character do anything. */
  readonly characters: boolean;
}

const AS_DELIVERED: Bindings = { changed: {}, characters: true };

/** Which key does what. Kept in the browser, the same in all tabs. */
export const useBindings = create<Bindings>()(() => AS_DELIVERED);

/** The keys of a command, also those that are switched off. */
export const keysOf = (id: CommandId, { changed }: Bindings): readonly string[] => changed[id] ?? commandOf(id).keys;

/** The keys of a command that work now. */
export const liveKeys = (id: CommandId, bindings: Bindings): readonly string[] => {
  const keys = keysOf(id, bindings);
  return bindings.characters ? keys : keys.filter((key) => !isCharacter(key));
};

/** The command that already has a key where another one would need it. */
export const holderOf = (key: string, wanted: CommandId, bindings: Bindings): CommandId | undefined =>
  COMMAND_IDS.find(
    (id) => id !== wanted && overlap(commandOf(id).room, commandOf(wanted).room) && keysOf(id, bindings).includes(key),
  );

/** Gives a command a key of its own, in place of those it had. Whoever had that key and could be meant by it loses it. */
export function bind(id: CommandId, key: string): void {
  useBindings.setState((bindings) => {
    const changed = { ...bindings.changed, [id]: [key] };
    for (;;) {
      const holder = holderOf(key, id, { ...bindings, changed });
      if (!holder) return { changed: withoutDefaults(changed) };
      changed[holder] = keysOf(holder, { ...bindings, changed }).filter((each) => each !== key);
    }
  });
}

export const unbind = (id: CommandId): void =>
  useBindings.setState(({ changed }) => ({ changed: withoutDefaults({ ...changed, [id]: [] }) }));

/** Gives a command the keys back that it came with; others that have them meanwhile lose them. */
export function resetKeys(id: CommandId): void {
  useBindings.setState((bindings) => {
    const changed = { ...bindings.changed };
    delete changed[id];
    for (const key of commandOf(id).keys) {
      const holder = holderOf(key, id, { ...bindings, changed });
      if (holder) changed[holder] = keysOf(holder, { ...bindings, changed }).filter((each) => each !== key);
    }
    return { changed: withoutDefaults(changed) };
  });
}

/** Commands that have fewer keys than they had. */
export const losersSince = (before: Bindings, now: Bindings): readonly CommandId[] =>
  COMMAND_IDS.filter((id) => keysOf(id, before).some((key) => !keysOf(id, now).includes(key)));

export const resetAllKeys = (): void => useBindings.setState(AS_DELIVERED);

export const isChanged = (id: CommandId, { changed }: Bindings): boolean => changed[id] !== undefined;

function withoutDefaults(changed: Bindings["changed"]): Bindings["changed"] {
  return Object.fromEntries(
    Object.entries(changed).filter(([id, keys]) => keys.join(" ") !== commandOf(id as CommandId).keys.join(" ")),
  );
}

/** Reads what is kept. Commands that are no more, and whatever is no list of keys, are left out. */
export function readBindings(text: string | null): Bindings {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return AS_DELIVERED;
    const { changed, characters } = value as { changed?: unknown; characters?: unknown };
    const entries = typeof changed === "object" && changed !== null ? Object.entries(changed) : [];
    return {
      changed: Object.fromEntries(
        entries.filter(
          ([id, keys]) =>
            COMMAND_IDS.includes(id as CommandId) &&
            Array.isArray(keys) &&
            keys.every((key) => typeof key === "string" && key !== ""),
        ),
      ),
      characters: characters !== false,
    };
  } catch {
    return AS_DELIVERED;
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    // without storage the keys are as they came
    return null;
  }
}

useBindings.setState(readBindings(readStored()));

useBindings.subscribe(({ changed, characters }) => {
  try {
    const text = JSON.stringify({ changed, characters });
    if (text !== readStored()) localStorage.setItem(STORED_AS, text);
  } catch {
    // without storage the choice lives as long as the page
  }
});

globalThis.window?.addEventListener("storage", (event) => {
  if (event.key === STORED_AS) useBindings.setState(readBindings(event.newValue));
});
