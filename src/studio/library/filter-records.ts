import type { Family } from "#contract/family.ts";
import type { Status } from "#contract/task.ts";
import type { AssetRecord } from "../api/asset-record.ts";

export interface LibraryFilter {
  /** Every word must occur in the prompt, the negative prompt or the seed. */
  search: string;
  family: Family | "all";
  state: Status | "all";
  starred: boolean;
}

export const NO_FILTER: LibraryFilter = { search: "", family: "all", state: "all", starred: false };

export function filterRecords(records: readonly AssetRecord[], filter: LibraryFilter): AssetRecord[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  return records.filter(({ task, family, starred, lost }) => {
    if (filter.family !== "all" && family !== filter.family) return false;
    if (filter.state !== "all" && (lost ? "failed" : task.status) !== filter.state) return false;
    if (filter.starred && !starred) return false;
    const text = `${task.prompt} ${task.negativePrompt ?? ""} ${task.seed}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
