import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Family } from "#contract/family.ts";
import { type AssetRecord, isLacking, isPutAway, isUnderWay, recordKey } from "./asset-record.ts";
import { capabilitiesQuery } from "./capabilities-query.ts";
import type { Connection } from "./connection.ts";
import { embeddedConnection } from "./connection.ts";
import { useConnections } from "./connections-store.ts";
import { useHistory } from "./history-store.ts";
import { fetchAgain, keepFilesNow } from "./keep-files.ts";
import { taskQuery } from "./task-query.ts";

/** The place of a task in the studio's addresses. */
export interface TaskPlace {
  connectionId: string;
  family: Family;
  id: string;
}

export interface CurrentRecord {
  record: AssetRecord | undefined;
  connection: Connection | undefined;
  /** Nothing is known of it yet. */
  isLoading: boolean;
  error: Error | null;
  retry(): void;
}

/**
 * The task at a place: from the history, else from its server. What the list did not tell of it is fetched too.
 *
 * @returns The same object until something of it is another.
 */
export function useCurrentRecord(place: TaskPlace | undefined): CurrentRecord {
  const record = useHistory(({ records }) =>
    place ? records[recordKey(place.connectionId, place.family, place.id)] : undefined,
  );
  const loaded = useHistory((state) => state.loaded);
  const connection = useConnections(({ connections }) => connections.find((each) => each.id === place?.connectionId));
  const any = connection ?? embeddedConnection();
  const { data: capabilities } = useQuery({ ...capabilitiesQuery(any), enabled: connection !== undefined });
  const lacksReport = record !== undefined && !record.lost && !record.report && (capabilities?.report ?? false);
  const query = useQuery({
    ...taskQuery(any, place?.family ?? "text-to-3d", place?.id ?? ""),
    enabled:
      place !== undefined &&
      connection !== undefined &&
      loaded &&
      (record === undefined || isUnderWay(record) || lacksReport),
  });
  const isAway = record !== undefined && isPutAway(record);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes on the stage
  useEffect(() => {
    // its files made room for others: now they are wanted
    if (isAway && record) void fetchAgain(record.key);
  }, [isAway, record?.key]);
  const isWanted = record !== undefined && isLacking(record) && connection !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes on the stage or is finished there
  useEffect(() => {
    if (isWanted && record) void keepFilesNow(record.key);
  }, [isWanted, record?.key]);
  const isLoading = place !== undefined && !record && (!loaded || query.isPending) && connection !== undefined;
  const { error, refetch: retry } = query;
  return useMemo(
    () => ({ record, connection, isLoading, error, retry }),
    [record, connection, isLoading, error, retry],
  );
}
