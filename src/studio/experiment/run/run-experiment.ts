import { ClientError } from "#client/client-error.ts";
import { isUnderWay } from "../../api/asset-record.ts";
import { findConnection } from "../../api/connections-store.ts";
import type { ExperimentRecord } from "../../api/experiment-record.ts";
import { changeExperiment, findExperiment, useExperiments } from "../../api/experiments-store.ts";
import { explainError } from "../../api/explain-error.ts";
import { findRecord, useHistory } from "../../api/history-store.ts";
import { randomUuid } from "../../api/test-connection.ts";
import { experimentTexts } from "../texts.ts";
import { nextToClaim, withResult } from "./queue-cells.ts";
import { runCells } from "./run-cells.ts";
import { sendCell } from "./send-cell.ts";
import { nextChange, sleep } from "./wait-for.ts";
import { useWaiting } from "./waiting-store.ts";

/** This tab, for others to tell what it has in hand. */
const TAB = randomUuid();

/**
 * Sends what an experiment has queued, in one tab at a time: the others wait for the lock and go on when this one is
 * closed. Pages that come over plain HTTP from another machine have no locks; there the claim on disk does it.
 */
export async function runExperiment(id: string, signal: AbortSignal): Promise<void> {
  if (!navigator.locks) return run(id, signal, false);
  await navigator.locks
    .request(`plinth.experiment.${id}`, { signal }, () => run(id, signal, true))
    .catch((error) => {
      if (!signal.aborted) throw error;
    });
}

function run(id: string, signal: AbortSignal, alone: boolean): Promise<void> {
  const experiment = () => findExperiment(id);
  /** When attempts began that another tab left without an end. */
  const leftSince = new Map<string, number>();

  return runCells(
    {
      claim: async () => {
        const sinceMs = Date.now();
        const claimed = await changeExperiment(id, (current) => {
          const key = nextToClaim(current, TAB, sinceMs, alone);
          return key
            ? withResult(current, key, { state: "sending", tab: TAB, sinceMs: since(current, key, sinceMs) })
            : current;
        });
        const own = Object.entries(claimed?.results ?? {}).find(
          ([, each]) => each.state === "sending" && each.tab === TAB,
        );
        if (!own) return undefined;
        const [key, result] = own;
        if (result.state === "sending" && result.sinceMs < sinceMs) leftSince.set(key, result.sinceMs);
        return key;
      },
      send: async (key) => {
        const current = experiment();
        const connection = current && findConnection(current.connectionId);
        if (!current || !connection) throw new Error(experimentTexts.runExperiment.connectionGone);
        const record = await sendCell(connection, current, key, leftSince.get(key));
        leftSince.delete(key);
        await change(id, key, { state: "sent", recordKey: record.key });
      },
      release: async (key, error) => {
        const result = experiment()?.results[key];
        const sinceMs = result?.state === "sending" && isUncertain(error) ? { sinceMs: result.sinceMs } : {};
        await change(id, key, { state: "queued", ...sinceMs });
      },
      refuse: (key, error) => {
        const { title, detail } = explain(experiment(), error);
        return change(id, key, { state: "refused", title, detail });
      },
      stop: async (error) => {
        const { title, detail } = explain(experiment(), error);
        await changeExperiment(id, (current) => ({ ...current, paused: true, stopped: { title, detail } }));
      },
      underWay: () => underWay(experiment()),
      atOnce: () => experiment()?.atOnce ?? 1,
      changed: (until) => nextChange([useHistory, useExperiments], until),
      sleep,
      waiting: (untilMs) => useWaiting.setState({ [id]: untilMs }),
    },
    signal,
  );
}

/** An attempt that was left without an end keeps its beginning. */
function since({ results }: ExperimentRecord, key: string, nowMs: number): number {
  const result = results[key];
  return (result && "sinceMs" in result && result.sinceMs) || nowMs;
}

/** Whether the request may have arrived although no answer came. */
const isUncertain = (error: unknown): boolean =>
  error instanceof ClientError && (error.kind === "network" || error.kind === "shape" || (error.status ?? 0) >= 500);

const change = async (id: string, key: string, result: ExperimentRecord["results"][string]): Promise<void> => {
  await changeExperiment(id, (current) => withResult(current, key, result));
};

const explain = (experiment: ExperimentRecord | undefined, error: unknown) =>
  explainError(error, experiment && findConnection(experiment.connectionId));

/** Tasks of an experiment that its server still works on. */
export function underWay(experiment: ExperimentRecord | undefined): number {
  return Object.values(experiment?.results ?? {}).filter((result) => {
    const record = result.state === "sent" ? findRecord(result.recordKey) : undefined;
    return record !== undefined && isUnderWay(record);
  }).length;
}
