import { create } from "zustand";
import { ClientError } from "#client/client-error.ts";
import type { ConnectionVerdict } from "./test-connection.ts";

/** How a server answered last. */
export interface Health {
  state: "unknown" | "well" | "away" | "refused";
  /** Calls in a row that came to nothing. */
  failures: number;
  retryAfterMs?: number | undefined;
}

export const UNKNOWN_HEALTH: Health = { state: "unknown", failures: 0 };

/** Health by connection id. */
export const useHealth = create<Record<string, Health>>()(() => ({}));

export const healthOf = (connectionId: string): Health => useHealth.getState()[connectionId] ?? UNKNOWN_HEALTH;

export function noteAnswer(connectionId: string): void {
  const { state, failures } = healthOf(connectionId);
  if (state !== "well" || failures > 0) useHealth.setState({ [connectionId]: { state: "well", failures: 0 } });
}

/** Remembers that a server does not take the token in, or nobody without one, and there is none. */
export const noteRefused = (connectionId: string): void =>
  useHealth.setState({ [connectionId]: { state: "refused", failures: 0 } });

/** Remembers that a server gave no answer at all. */
const noteAway = (connectionId: string): void =>
  useHealth.setState({ [connectionId]: { state: "away", failures: healthOf(connectionId).failures + 1 } });

/** Remembers what a test of a connection found. */
export function noteVerdict(connectionId: string, verdict: ConnectionVerdict["verdict"]): void {
  if (verdict === "refused") noteRefused(connectionId);
  else if (verdict === "unreachable") noteAway(connectionId);
  else noteAnswer(connectionId);
}

/** Remembers a failure where it says something about the server and not only about one request. */
export function noteFailure(connectionId: string, error: unknown): void {
  if (!(error instanceof ClientError)) return;
  const { kind, status = 0, retryAfterMs } = error;
  if (kind === "http" && status < 500 && status !== 429) {
    noteAnswer(connectionId);
    return;
  }
  const failures = healthOf(connectionId).failures + 1;
  const state = kind === "unauthorized" ? "refused" : kind === "network" || status >= 500 ? "away" : "well";
  useHealth.setState({ [connectionId]: { state, failures, retryAfterMs } });
}

/** Calls a server and remembers how it answered. */
export async function watched<T>(connectionId: string, call: () => Promise<T>): Promise<T> {
  try {
    const answer = await call();
    noteAnswer(connectionId);
    return answer;
  } catch (error) {
    noteFailure(connectionId, error);
    throw error;
  }
}
