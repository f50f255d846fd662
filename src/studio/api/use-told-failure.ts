import { useEffect, useId, useRef } from "react";
import { create } from "zustand";
import { ClientError } from "#client/client-error.ts";
import { useConnections } from "./connections-store.ts";
import { useHealth } from "./health-store.ts";
import { isUnanswered } from "./is-unanswered.ts";

/** A failure that is to be told. */
export interface ToldFailure {
  readonly error: Error;
  /** How often in a row the same was tried and failed in the same words: else trying again would change nothing in sight. */
  readonly times: number;
  /** The page says already that its server does not answer, or does not take the token in: the same is not told twice. */
  readonly isServerTold: boolean;
}

/** Why the latest thing that the artist asked for did not work, and where: one box tells it, where it was asked. */
const useLatest = create<{ error?: Error; times: number; place?: string }>()(() => ({ times: 0 }));

interface Attempt {
  readonly error: Error | null;
  readonly isPending: boolean;
  reset(): void;
}

/**
 * The failure of an attempt while it is to be told: until another attempt fails, which is told in its place, and, where nobody
 * answered or the token was refused, until the server answers again.
 */
export function useToldFailure(
  { error, isPending, reset }: Attempt,
  connectionId: string | undefined,
): ToldFailure | null {
  const latest = useLatest();
  const place = useId();
  useEffect(() => {
    if (isPending) return;
    useLatest.setState((before) => {
      const times = before.place === place ? before.times : 0;
      // what went well in between begins the count anew
      if (!error) return times > 0 ? { times: 0 } : before;
      return { error, place, times: before.error?.message === error.message ? times + 1 : 1 };
    });
  }, [error, isPending, place]);
  const isCurrent = useConnections(({ currentId }) => currentId === connectionId);
  const state = useHealth((all) => (connectionId === undefined ? undefined : all[connectionId]?.state));
  const isWell = state === "well";
  const wasWell = useRef(isWell);
  useEffect(() => {
    const isOver = isUnanswered(error) || (error instanceof ClientError && error.kind === "unauthorized");
    if (isWell && !wasWell.current && isOver) reset();
    wasWell.current = isWell;
  }, [isWell, error, reset]);
  if (!error || error !== latest.error) return null;
  return { error, times: latest.times, isServerTold: isCurrent && (state === "away" || state === "refused") };
}
