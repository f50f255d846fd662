import type { Pin } from "./asset-record.ts";
import { findRecord } from "./history-store.ts";
import { markRecords } from "./mark-records.ts";

/** Characters of one note. */
export const PIN_LENGTH_MAX = 500;
/** Notes on one model. */
export const PINS_MAX = 99;

/**
 * Pins a note without words to a place of a model. Like all that is done to notes, it can be taken back.
 *
 * @returns Undefined when the model bears no more.
 */
export function addPin(key: string, { place, normal }: Pick<Pin, "place" | "normal">): Pin | undefined {
  const pins = pinsOf(key);
  if (pins.length >= PINS_MAX) return undefined;
  const pin: Pin = { madeAtMs: Math.max(Date.now(), (pins.at(-1)?.madeAtMs ?? 0) + 1), place, normal, words: "" };
  put(key, [...pins, pin]);
  return pin;
}

export const writePin = (key: string, madeAtMs: number, words: string): void =>
  put(
    key,
    pinsOf(key).map((pin) => (pin.madeAtMs === madeAtMs ? { ...pin, words } : pin)),
  );

export const removePin = (key: string, madeAtMs: number): void =>
  put(
    key,
    pinsOf(key).filter((pin) => pin.madeAtMs !== madeAtMs),
  );

const pinsOf = (key: string): readonly Pin[] => findRecord(key)?.pins ?? [];

const put = (key: string, pins: readonly Pin[]): void =>
  void markRecords([key], { pins: pins.length > 0 ? pins : undefined });
