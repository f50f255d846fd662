import { useQueries } from "@tanstack/react-query";
import { useEffect } from "react";
import { useShallow } from "zustand/shallow";
import { isLacking } from "./asset-record.ts";
import { watchBin } from "./bin.ts";
import { useConnections } from "./connections-store.ts";
import { useHealth } from "./health-store.ts";
import { useHistory } from "./history-store.ts";
import { keepFiles } from "./keep-files.ts";
import { watchRoom } from "./make-room.ts";
import { queryClient } from "./query-client.ts";
import { taskQuery } from "./task-query.ts";

/** Follows every unsettled task of every connection, wherever in the studio the artist is. Shows nothing. */
export function TaskTracker() {
  const keys = useHistory(useShallow(({ underWay }) => underWay.map((record) => record.key)));
  const connections = useConnections((state) => state.connections);
  const loaded = useHistory((state) => state.loaded);
  const answering = useHealth(useShallow((all) => Object.keys(all).filter((id) => all[id]?.state === "well")));

  useQueries({
    queries: keys.flatMap((key) => {
      const record = useHistory.getState().records[key];
      const connection = connections.find((each) => each.id === record?.connectionId);
      return record && connection ? [taskQuery(connection, record.family, record.task.id)] : [];
    }),
  });

  useEffect(watchBin, []);
  useEffect(watchRoom, []);

  useEffect(() => {
    // a server that answers again is not kept waiting for by the slow pace of before
    for (const id of answering)
      void queryClient.refetchQueries({ queryKey: ["task", id], type: "active" }, { cancelRefetch: false });
  }, [answering]);

  useEffect(() => {
    if (!loaded) return;
    const lacking = Object.values(useHistory.getState().records).filter(isLacking);
    for (const record of lacking) if (answering.includes(record.connectionId)) void keepFiles(record.key);
  }, [loaded, answering]);

  return null;
}
