import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { bytesOf } from "./choose-evictions.ts";
import { useHistory } from "./history-store.ts";
import { useStorageRules } from "./storage-rules.ts";

/** Changes often while things are made: asked for again at most so often. */
const STALE_MS = 10_000;

const storageQuery = (bytes: number) =>
  queryOptions({
    queryKey: ["storage", bytes],
    queryFn: async () => {
      const [estimate, isPersistent] = await Promise.all([
        navigator.storage?.estimate?.(),
        navigator.storage?.persisted?.() ?? false,
      ]);
      return { usage: estimate?.usage, quota: estimate?.quota, isPersistent };
    },
    staleTime: STALE_MS,
    // the figures of before stay while new ones are asked for
    placeholderData: keepPreviousData,
  });

export interface StorageEstimate {
  /** Bytes. Undefined where the browser does not tell. */
  usage: number | undefined;
  quota: number | undefined;
  /** The browser has promised not to clear it when room gets short. */
  isPersistent: boolean;
  /** What the artist allows for files. */
  limitBytes: number | undefined;
  /** Sizes of the files by what they belong to. */
  models: number;
  materials: number;
  /** Of these, what is starred. */
  starred: number;
}

/** How much room is taken, by what, of how much. */
export function useStorageEstimate(): StorageEstimate {
  // of thousands of records, the sums of one that has changed can come a moment later
  const records = useDeferredValue(useHistory((state) => state.records));
  const limitBytes = useStorageRules((state) => state.limitBytes);
  const sizes = useMemo(() => {
    const sums = { models: 0, materials: 0, starred: 0 };
    for (const record of Object.values(records)) {
      const bytes = bytesOf(record);
      sums[record.family === "material" ? "materials" : "models"] += bytes;
      if (record.starred) sums.starred += bytes;
    }
    return sums;
  }, [records]);
  const { data } = useQuery(storageQuery(sizes.models + sizes.materials));
  return {
    // some browsers count what they have pressed together: the whole is never told to be less than its parts
    usage: data?.usage === undefined ? undefined : Math.max(data.usage, sizes.models + sizes.materials),
    quota: data?.quota,
    isPersistent: data?.isPersistent ?? false,
    limitBytes,
    ...sizes,
  };
}
