import { queryOptions } from "@tanstack/react-query";
import type { TaskWithReport } from "#client/client.ts";
import type { Family } from "#contract/family.ts";
import { isSettled } from "#contract/task-state.ts";
import { recordKey } from "./asset-record.ts";
import { capabilitiesOf } from "./capabilities-query.ts";
import { clientFor } from "./client-for.ts";
import type { Connection } from "./connection.ts";
import { isForgotten, noteForgotten } from "./forgotten.ts";
import { healthOf, watched } from "./health-store.ts";
import { findRecord } from "./history-store.ts";
import { observeTask } from "./observe-task.ts";
import { pollDelayMs } from "./poll-delay.ts";

export const taskQueryKey = (connectionId: string, family: Family, id: string) => ["task", connectionId, family, id];

/** How long the last answer about a task was held back, by the task's id. */
const heldMs = new Map<string, number>();
/** The longest that an answer is asked to be held back: what lies between may close a quiet line. */
const LONGEST_HOLD_SECONDS = 5;

/** A server counts in whole seconds: a shorter interval is not for holding. */
const holdSeconds = (pollIntervalMs: number): number | undefined =>
  pollIntervalMs < 1000 ? undefined : Math.min(LONGEST_HOLD_SECONDS, Math.floor(pollIntervalMs / 1000));

/**
 * One task, looked at again and again until it is settled. Every answer goes into the history too, so what is seen once
 * outlives the page.
 */
export const taskQuery = (connection: Connection, family: Family, id: string) =>
  queryOptions({
    queryKey: taskQueryKey(connection.id, family, id),
    queryFn: async ({ signal }): Promise<TaskWithReport> => {
      const [client, { report, wait }] = await Promise.all([clientFor(connection), capabilitiesOf(connection)]);
      const known = findRecord(recordKey(connection.id, family, id));
      // where nothing is known yet, or the tab is in the background, an answer at once is worth more
      const waitSeconds = wait && known && !document.hidden ? holdSeconds(connection.pollIntervalMs) : undefined;
      const askedAt = performance.now();
      heldMs.delete(id);
      try {
        const answer = await watched(connection.id, () => client.retrieve(family, id, { signal, report, waitSeconds }));
        if (waitSeconds !== undefined) heldMs.set(id, performance.now() - askedAt);
        // the id it was asked for by is the one it has here, however the server writes it
        const task = { ...answer, id };
        observeTask(connection.id, family, task);
        return task;
      } catch (error) {
        const key = recordKey(connection.id, family, id);
        if (isForgotten(error, key)) await noteForgotten(key);
        throw error;
      }
    },
    refetchInterval: ({ state }) => {
      const { failures, retryAfterMs, state: health } = healthOf(connection.id);
      return pollDelayMs({
        pollIntervalMs: connection.pollIntervalMs,
        settled:
          isForgotten(state.error, recordKey(connection.id, family, id)) ||
          (state.data !== undefined && isSettled(state.data)),
        failures,
        retryAfterMs,
        refused: health === "refused",
        // nobody sees the page while it is built
        hidden: globalThis.document?.hidden ?? true,
        heldMs: heldMs.get(id),
      });
    },
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: ({ state }) => !(state.data && isSettled(state.data)),
  });
