import { isOptimized, isSettled } from "#contract/task-state.ts";
import type { AssetRecord } from "../../api/asset-record.ts";
import type { Connection } from "../../api/connection.ts";
import { optimizeTask } from "../../api/optimize-task.ts";
import { sendVerdict } from "./send-verdict.ts";
import { sleep } from "./wait-for.ts";

/** Whether there is a full result to ask for. */
export const isOptimizable = ({ task, lost, asked }: AssetRecord): boolean =>
  !lost && isSettled(task) && task.status === "succeeded" && !isOptimized(task) && asked.version !== "premium-v1";

/**
 * Asks for the full results of previews, one after the other. A busy server is waited for.
 *
 * @returns How many were taken.
 * @throws what the server said, when it takes no more.
 */
export async function optimizeAll(
  connection: Connection,
  records: readonly AssetRecord[],
  signal: AbortSignal,
): Promise<number> {
  let taken = 0;
  for (const record of records) {
    for (let failures = 1; !signal.aborted; failures++) {
      try {
        await optimizeTask(connection, record);
        taken += 1;
        break;
      } catch (error) {
        const judged = sendVerdict(error, failures);
        if (judged.verdict !== "wait") throw error;
        await sleep(judged.delayMs, signal);
      }
    }
  }
  return taken;
}
