import { expect, test } from "vitest";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { draftOf, type Places } from "#studio/api/history-draft.ts";
import { ids, record } from "../library/record.ts";

const placesOf = (...all: readonly AssetRecord[]): Places => {
  const draft = draftOf({ records: {}, bin: {}, underWay: [] });
  for (const each of all) draft.put(each);
  return draft.done();
};
const running = (id: string) => record(id, {}, { status: "in_progress" });

test("what is under way is known without a look at all the others", () => {
  const before = placesOf(record("done"), running("first"), running("second"));
  expect(ids(before.underWay)).toEqual(["first", "second"]);

  const draft = draftOf(before);
  draft.put(record("first"));
  draft.put({ ...running("second"), binnedAtMs: 5 });
  draft.put(running("third"));
  expect(ids(draft.done().underWay)).toEqual(["third"]);
});

test("what nothing was changed in is the very same, and what was before stays as it was", () => {
  const before = placesOf(record("one"), record("two"), running("slow"));
  const draft = draftOf(before);
  draft.put({ ...record("one"), starred: true });
  const after = draft.done();
  expect(after.records).not.toBe(before.records);
  expect(Object.keys(after.records)).toEqual(Object.keys(before.records));
  expect(after.records[record("one").key]?.starred).toBe(true);
  expect(before.records[record("one").key]?.starred).toBe(false);
  expect(after.bin).toBe(before.bin);
  expect(after.underWay).toBe(before.underWay);

  const unknown = draftOf(before);
  unknown.take("no such key");
  expect(unknown.done()).toEqual(before);
  expect(unknown.done().records).toBe(before.records);
});

test("a record is in one place: among all, in the bin, or gone", () => {
  const { key } = record("one");
  const before = placesOf(record("one"));
  const deleted = draftOf(before);
  deleted.put({ ...record("one"), binnedAtMs: 5 });
  const binned = deleted.done();
  expect([Object.keys(binned.records), Object.keys(binned.bin)]).toEqual([[], [key]]);

  const restored = draftOf(binned);
  restored.put(record("one"));
  expect([Object.keys(restored.done().records), Object.keys(restored.done().bin)]).toEqual([[key], []]);

  const gone = draftOf(binned);
  gone.take(key);
  expect(gone.done()).toEqual({ records: {}, bin: {}, underWay: [] });
});
