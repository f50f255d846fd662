import type { AssetRecord, Marks } from "./asset-record.ts";
import { changeRecords, findRecord } from "./history-store.ts";
import { apiTexts } from "./texts.ts";
import { rememberDeed } from "./undo-stack.ts";

type Mark = Partial<Marks> | ((record: AssetRecord) => Partial<Marks>);

const put = (keys: readonly string[], mark: Mark): Promise<void> => {
  const markedAtMs = Date.now();
  return changeRecords(keys, (record) => ({
    ...record,
    ...(typeof mark === "function" ? mark(record) : mark),
    markedAtMs,
  }));
};

/** Notes what the artist says about assets. It can be taken back. */
export const markRecords = (keys: readonly string[], mark: Mark): Promise<void> => {
  // records never change, they are replaced: as they were they can be kept
  const before = new Map<string, AssetRecord>();
  for (const key of keys) {
    const record = findRecord(key);
    if (record) before.set(key, record);
  }
  const [first] = before.values();
  const marked = first ? (Object.keys(typeof mark === "function" ? mark(first) : mark) as (keyof Marks)[]) : [];
  const [field] = marked;
  if (field) {
    const fields: Readonly<Record<keyof Marks, string>> = apiTexts.markRecords.fields;
    const what = before.size === 1 ? fields[field] : apiTexts.markRecords.ofResults(fields[field], before.size);
    const was = ({ key }: AssetRecord): Partial<Marks> => {
      const record = before.get(key);
      return record ? Object.fromEntries(marked.map((each) => [each, record[each]])) : {};
    };
    const takeBack = () => {
      const takenBackAtMs = Date.now();
      void changeRecords(keys, (record) => ({ ...record, ...was(record), markedAtMs: takenBackAtMs }));
    };
    rememberDeed(what, takeBack, () => void put(keys, mark));
  }
  return put(keys, mark);
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
