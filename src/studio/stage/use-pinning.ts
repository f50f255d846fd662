import { useEffect, useState } from "react";
import { addPin } from "../api/pins.ts";
import { announce } from "../ui/announcer.tsx";
import type { SurfacePoint } from "../viewer/scene/viewer-handle.ts";
import { stageTexts } from "./texts.ts";

/** A note that is to be written next; another object for each time it is asked for. */
export interface WantedNote {
  readonly madeAtMs: number;
}

export interface Pinning {
  /** The list of notes is open, and a click pins another one. */
  readonly active: boolean;
  readonly wanted: WantedNote | null;
  /** The latest press was beside the model. */
  readonly missed: boolean;
  /** Opens the list, with one of the notes to be written where there is one. */
  start(madeAtMs?: number): void;
  stop(): void;
  add(point: SurfacePoint): void;
  miss(): void;
}

/** Notes on places of the model on the stage, by the key of its record. */
export function usePinning(recordKey: string | undefined): Pinning {
  const [active, setActive] = useState(false);
  const [wanted, setWanted] = useState<WantedNote | null>(null);
  const [missed, setMissed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another model is on the stage
  useEffect(() => setWanted(null), [recordKey]);
  const write = (madeAtMs: number | undefined) => {
    setWanted(madeAtMs === undefined ? null : { madeAtMs });
    setMissed(false);
  };
  return {
    active,
    wanted,
    missed,
    start: (madeAtMs) => {
      setActive(true);
      write(madeAtMs);
    },
    stop: () => {
      setActive(false);
      write(undefined);
    },
    add: (point) => {
      const pin = recordKey === undefined ? undefined : addPin(recordKey, point);
      if (pin) write(pin.madeAtMs);
      else announce(stageTexts.pins.full);
    },
    miss: () => {
      setMissed(true);
      announce(stageTexts.measureLayer.nothingThere);
    },
  };
}
