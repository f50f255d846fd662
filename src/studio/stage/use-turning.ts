import { useCallback, useEffect, useState } from "react";
import { stageTexts } from "./texts.ts";

const CALM = "(prefers-reduced-motion: reduce)";

interface Turning {
  readonly turning: boolean;
  turn(wanted: boolean): void;
  /** Why it does not turn. */
  readonly refusal: string | undefined;
}

/** Whether the turntable turns: never while the artist's system asks for less motion. */
export function useTurning(): Turning {
  const [wanted, setWanted] = useState(false);
  const [calm, setCalm] = useState(() => matchMedia(CALM).matches);
  useEffect(() => {
    const query = matchMedia(CALM);
    const follow = () => setCalm(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return {
    turning: wanted && !calm,
    turn: useCallback((next: boolean) => setWanted(next), []),
    refusal: calm ? stageTexts.useTurning.lessMotion : undefined,
  };
}
