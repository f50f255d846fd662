import type { AssetRecord } from "../api/asset-record.ts";

/** Results of one prompt, in the order they were in. */
export interface Stack {
  /** Names the prompt, whatever its results. */
  id: string;
  members: readonly [AssetRecord, ...AssetRecord[]];
}

/** Brings the variations of one prompt together, where the first of them is. */
export function foldRecords(records: readonly AssetRecord[]): Stack[] {
  const stacks = new Map<string, [AssetRecord, ...AssetRecord[]]>();
  for (const record of records) {
    const id = stackId(record);
    const members = stacks.get(id);
    if (members) members.push(record);
    else stacks.set(id, [record]);
  }
  return Array.from(stacks, ([id, members]) => ({ id, members }));
}

// records never change, they are replaced: what was read once holds
const ids = new WeakMap<AssetRecord, string>();

function stackId(record: AssetRecord): string {
  const known = ids.get(record);
  if (known !== undefined) return known;
  const { family, task } = record;
  const id = [family, plain(task.prompt), plain(task.negativePrompt ?? "")].join("\n");
  ids.set(record, id);
  return id;
}

const plain = (prompt: string): string => prompt.toLowerCase().replace(/\s+/g, " ").trim();

/** What stands for all: a starred one, else one that has something to show, else the first. */
export const coverOf = ({ members }: Stack): AssetRecord =>
  members.find(({ starred }) => starred) ??
  members.find(({ keptRevision }) => keptRevision !== undefined) ??
  members[0];
