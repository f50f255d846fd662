import { useEffect, useRef } from "react";
import { create } from "zustand";
import { useHealth } from "./health-store.ts";
import { isUnanswered } from "./is-unanswered.ts";

/** Why the latest thing that the artist asked for did not work: one box tells it, where it was asked. */
const useLatest = create<{ error: unknown }>()(() => ({ error: undefined }));

interface Attempt {
  readonly error: Error | null;
  reset(): void;
}

/**
 * The failure of an attempt while it is to be told: until another attempt fails, which is told in its place, and, where nobody
 * answered, until the server does again.
 */
export function useToldFailure({ error, reset }: Attempt, connectionId: string | undefined): Error | null {
  const latest = useLatest((state) => state.error);
  useEffect(() => {
    if (error) useLatest.setState({ error });
  }, [error]);
  const isWell = useHealth((all) => connectionId !== undefined && all[connectionId]?.state === "well");
  const wasWell = useRef(isWell);
  useEffect(() => {
    if (isWell && !wasWell.current && isUnanswered(error)) reset();
    wasWell.current = isWell;
  }, [isWell, error, reset]);
  return error === latest ? error : null;
}
