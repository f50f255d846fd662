import { useEffect, useId, useRef } from "react";
import { create } from "zustand";
import { useHealth } from "./health-store.ts";
import { isUnanswered } from "./is-unanswered.ts";

/** A failure that is to be told. */
export interface ToldFailure {
  readonly error: Error;
  /** How often in a row the same was tried and failed in the same words: else trying again would change nothing in sight. */
  readonly times: number;
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
 * answered, until the server does again.
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
  const isWell = useHealth((all) => connectionId !== undefined && all[connectionId]?.state === "well");
  const wasWell = useRef(isWell);
  useEffect(() => {
    if (isWell && !wasWell.current && isUnanswered(error)) reset();
    wasWell.current = isWell;
  }, [isWell, error, reset]);
  return error && error === latest.error ? { error, times: latest.times } : null;
}
