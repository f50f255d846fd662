import type { AssetRecord, Marks } from "./asset-record.ts";
import { changeRecords } from "./history-store.ts";

/** Notes what the artist says about assets. */
export const markRecords = (
  keys: readonly string[],
  mark: Partial<Marks> | ((record: AssetRecord) => Partial<Marks>),
): Promise<void> => {
  const markedAtMs = Date.now();
  return changeRecords(keys, (record) => ({
    ...record,
    ...(typeof mark === "function" ? mark(record) : mark),
    markedAtMs,
  }));
};

/** The longest a tag or the name of a collection may be, in characters. */
export const LABEL_LENGTH_MAX = 40;

/** A tag or a collection as it is kept: one line without spaces at its ends. Undefined when nothing is left. */
export const readLabel = (typed: string): string | undefined =>
  typed.replace(/\s+/g, " ").trim().slice(0, LABEL_LENGTH_MAX).trim() || undefined;

/** Adds a label once, whatever its case. */
export const withLabel = (labels: readonly string[] | undefined, label: string): readonly string[] =>
  labels?.some((each) => each.toLowerCase() === label.toLowerCase()) ? labels : [...(labels ?? []), label];

export const withoutLabel = (labels: readonly string[] | undefined, label: string): readonly string[] =>
  (labels ?? []).filter((each) => each.toLowerCase() !== label.toLowerCase());
