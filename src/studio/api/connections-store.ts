import { create } from "zustand";
import { type Connection, EMBEDDED_ID, embeddedConnection } from "./connection.ts";
import { readLocal, writeLocal } from "./local-store.ts";

const KEY = "plinth.connections";

interface Stored {
  connections: Connection[];
  currentId: string;
}

interface ConnectionsState extends Stored {
  select(id: string): void;
  /** Adds it, or replaces the one with its id, and makes it current. */
  save(connection: Connection): void;
  /** Adds servers that are not there, and leaves the current one. */
  add(connections: readonly Connection[]): void;
  remove(id: string): void;
}

const isStored = (value: unknown): value is Stored => {
  const stored = value as Stored | null;
  return (
    typeof stored === "object" &&
    stored !== null &&
    Array.isArray(stored.connections) &&
    stored.connections.every((each) => typeof each?.id === "string" && typeof each.baseUrl === "string")
  );
};

function load(): Stored {
  const own = embeddedConnection();
  const stored = readLocal(KEY, { connections: [own], currentId: EMBEDDED_ID }, isStored);
  const known = stored.connections.find((each) => each.id === EMBEDDED_ID);
  const others = stored.connections.filter((each) => each.id !== EMBEDDED_ID);
  // the embedded service is wherever the page comes from
  const connections = [{ ...own, ...known, baseUrl: own.baseUrl }, ...others];
  const isKnown = connections.some((each) => each.id === stored.currentId);
  return { connections, currentId: isKnown ? stored.currentId : EMBEDDED_ID };
}

/** The servers the artist knows, with their tokens. They live in localStorage and nowhere else. */
export const useConnections = create<ConnectionsState>()((set) => ({
  connections: [embeddedConnection()],
  currentId: EMBEDDED_ID,
  select: (currentId) => set({ currentId }),
  save: (connection) =>
    set(({ connections }) => ({
      connections: connections.some((each) => each.id === connection.id)
        ? connections.map((each) => (each.id === connection.id ? connection : each))
        : [...connections, connection],
      currentId: connection.id,
    })),
  add: (others) =>
    set(({ connections }) => ({
      connections: [...connections, ...others.filter(({ id }) => connections.every((each) => each.id !== id))],
    })),
  remove: (id) =>
    set(({ connections, currentId }) => ({
      connections: connections.filter((each) => each.id !== id || id === EMBEDDED_ID),
      currentId: currentId === id ? EMBEDDED_ID : currentId,
    })),
}));

useConnections.setState(load());

useConnections.subscribe(({ connections, currentId }) => writeLocal(KEY, { connections, currentId }));

export const findConnection = (id: string): Connection | undefined =>
  useConnections.getState().connections.find((each) => each.id === id);

export const useCurrentConnection = (): Connection =>
  useConnections(
    ({ connections, currentId }) => connections.find((each) => each.id === currentId) ?? (connections[0] as Connection),
  );

/** Gives the embedded service the token that came with the address of the page. */
export function adoptToken(token: string): void {
  const own = findConnection(EMBEDDED_ID);
  if (own) useConnections.getState().save({ ...own, token });
}
