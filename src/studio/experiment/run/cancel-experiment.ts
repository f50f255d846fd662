import { isUnderWay } from "../../api/asset-record.ts";
import { capabilitiesOf } from "../../api/capabilities-query.ts";
import { findConnection } from "../../api/connections-store.ts";
import type { ExperimentRecord } from "../../api/experiment-record.ts";
import { changeExperiment } from "../../api/experiments-store.ts";
import { findRecord } from "../../api/history-store.ts";
import { inLanes } from "../../api/in-lanes.ts";
import { CANCELLED_AT_ONCE, cancelTask } from "../../api/remove-task.ts";
import { emptyQueue, withoutTasks } from "./queue-cells.ts";

/** Sends nothing more, and asks the server to give up what it has in hand, where it can. What is made stays, all else is open again. */
export async function cancelExperiment({ id, connectionId, results }: ExperimentRecord): Promise<void> {
  await changeExperiment(id, emptyQueue);
  const connection = findConnection(connectionId);
  if (!connection || !(await capabilitiesOf(connection)).remove) return;
  const cancelled = new Set<string>();
  const sent = Object.values(results).flatMap((result) => {
    const record = result.state === "sent" ? findRecord(result.recordKey) : undefined;
    return record ? [record] : [];
  });
  // the last first: what is freed at the front would begin with one that is cancelled next
  await inLanes(sent.toReversed(), CANCELLED_AT_ONCE, async (record) => {
    // one that is over meanwhile needs no cancelling
    if (!isUnderWay(findRecord(record.key) ?? record)) return;
    await cancelTask(connection, record).then(
      () => void cancelled.add(record.key),
      () => undefined,
    );
  });
  await changeExperiment(id, (current) => withoutTasks(current, cancelled));
}
