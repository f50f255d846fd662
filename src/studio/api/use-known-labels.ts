import { useDeferredValue, useMemo } from "react";
import type { Records } from "./history-draft.ts";
import { useHistory } from "./history-store.ts";

const NONE: Records = {};

/** All tags or collections there are, in the order of the alphabet. */
export function useKnownLabels(kind: "tags" | "collections"): string[] {
  // of thousands of records that have changed at once they can come a moment later
  const records = useDeferredValue(
    useHistory((state) => state.records),
    NONE,
  );
  return useMemo(() => {
    const labels = new Set<string>();
    for (const record of Object.values(records)) for (const label of record[kind] ?? []) labels.add(label);
    return [...labels].sort((a, b) => a.localeCompare(b));
  }, [records, kind]);
}
