import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { AssetRecord, FileName } from "./asset-record.ts";
import { getFile, getPreview } from "./file-store.ts";

/** Kept files change only with the revision they belong to. */
const fileQuery = (record: AssetRecord, name: FileName) =>
  queryOptions({
    queryKey: ["file", record.key, record.keptRevision, name],
    queryFn: async () => (await getFile(record.key, name)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
  });

/** The small picture of a record for lists: null when it has none. */
export const usePreview = (record: AssetRecord): Blob | null | undefined =>
  useQuery({
    queryKey: ["preview", record.key, record.keptRevision],
    queryFn: async () => (await getPreview(record.key)) ?? null,
    enabled: record.keptRevision !== undefined,
    // of the same record, the older one is seen until the newer one is read
    placeholderData: (older: Blob | null | undefined, query) => (query?.queryKey[1] === record.key ? older : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
  }).data;

/** The kept files of a record that have been read so far. */
export function useFiles(record: AssetRecord | undefined): Partial<Record<FileName, Blob>> | undefined {
  const names = record?.kept ?? [];
  const results = useQueries({ queries: record ? names.map((name) => fileQuery(record, name)) : [] });
  const blobs = results.map((result) => result.data);
  const ready = blobs.every((blob) => blob !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the blobs are new only when the revision is
  return useMemo(
    () =>
      ready
        ? Object.fromEntries(names.flatMap((name, index) => (blobs[index] ? [[name, blobs[index]]] : [])))
        : undefined,
    [ready, record?.key, record?.keptRevision, record?.kept.length],
  );
}
