import type { AssetRecord } from "../api/asset-record.ts";
import { hasPbr, stateOf, versionOf } from "./library-filter.ts";

/** What can be filtered by, and how many results each has. Labels are in the order of the alphabet. */
export interface Facets {
  all: number;
  starred: number;
  pbr: number;
  families: ReadonlyMap<string, number>;
  states: ReadonlyMap<string, number>;
  versions: ReadonlyMap<string, number>;
  connections: ReadonlyMap<string, number>;
  tags: ReadonlyMap<string, number>;
  collections: ReadonlyMap<string, number>;
}

export function facetsOf(records: readonly AssetRecord[]): Facets {
  const counts = () => new Map<string, number>();
  const [families, states, versions, connections, tags, collections] = [
    counts(),
    counts(),
    counts(),
    counts(),
    counts(),
    counts(),
  ];
  let starred = 0;
  let pbr = 0;
  const add = (to: Map<string, number>, name: string | undefined) => {
    if (name !== undefined) to.set(name, (to.get(name) ?? 0) + 1);
  };
  for (const record of records) {
    if (record.starred) starred++;
    if (hasPbr(record)) pbr++;
    add(families, record.family);
    add(states, stateOf(record));
    add(versions, versionOf(record));
    add(connections, record.connectionId);
    for (const tag of record.tags ?? []) add(tags, tag);
    for (const collection of record.collections ?? []) add(collections, collection);
  }
  return {
    all: records.length,
    starred,
    pbr,
    families,
    states,
    versions: inOrder(versions),
    connections,
    tags: inOrder(tags),
    collections: inOrder(collections),
  };
}

const inOrder = (counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...counts].sort(([a], [b]) => a.localeCompare(b)));
