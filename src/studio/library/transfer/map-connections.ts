import { EMBEDDED_ID } from "../../api/connection.ts";
import type { KnownServer } from "./library-file.ts";
import { transferTexts } from "./texts.ts";

export interface ConnectionMap {
  /** The id here of a server of the library file. */
  idOf(theirs: string): string;
  /** Servers to add to the settings. */
  added: readonly KnownServer[];
}

/** Finds the servers of a library file among those here: by address, for the same id may mean another server there. */
export function mapConnections(theirs: readonly KnownServer[], ours: readonly KnownServer[]): ConnectionMap {
  const ids = new Map<string, string>();
  const taken = new Set(ours.map(({ id }) => id));
  const added: KnownServer[] = [];
  for (const server of theirs) {
    const same = [...ours, ...added].find(({ baseUrl }) => baseUrl === server.baseUrl);
    if (same) {
      ids.set(server.id, same.id);
      continue;
    }
    const isOwn = server.id === EMBEDDED_ID;
    const stem = isOwn ? "imported" : server.id;
    let id = stem;
    for (let count = 2; taken.has(id); count++) id = `${stem}-${count}`;
    taken.add(id);
    ids.set(server.id, id);
    added.push({ ...server, id, name: isOwn ? transferTexts.mapConnections.imported(server.name) : server.name });
  }
  return { idOf: (id) => ids.get(id) ?? id, added };
}
