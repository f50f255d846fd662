import { useCallback, useEffect, useState } from "react";
import type { Place } from "../viewer/scene/viewer-handle.ts";

export interface Measuring {
  readonly active: boolean;
  readonly places: readonly Place[];
  /** The latest press was beside the subject. */
  readonly missed: boolean;
  start(): void;
  stop(): void;
  /** The first, then the second end; a third begins anew. */
  add(place: Place): void;
  miss(): void;
}

/** One empty list: another would be a change, and a change is drawn. */
const NO_PLACES: readonly Place[] = [];

/** Two points on a subject and what lies between them. Another subject has no points. */
export function useMeasuring(subject: unknown): Measuring {
  const [active, setActive] = useState(false);
  const [places, setPlaces] = useState(NO_PLACES);
  const [missed, setMissed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is measured
  useEffect(() => setPlaces(NO_PLACES), [subject]);
  return {
    active,
    places,
    missed,
    start: useCallback(() => setActive(true), []),
    stop: useCallback(() => {
      setActive(false);
      setPlaces(NO_PLACES);
      setMissed(false);
    }, []),
    add: useCallback((place: Place) => {
      setPlaces((now) => (now.length === 1 ? [...now, place] : [place]));
      setMissed(false);
    }, []),
    miss: useCallback(() => setMissed(true), []),
  };
}

/** Metres between two places along each axis: how much wider, higher and deeper one is than the other. */
export const extentBetween = (a: Place, b: Place): readonly [width: number, height: number, depth: number] => [
  Math.abs(a[0] - b[0]),
  Math.abs(a[1] - b[1]),
  Math.abs(a[2] - b[2]),
];

/** Metres between two places. */
export const distanceBetween = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
