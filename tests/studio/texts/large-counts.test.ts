import { expect, test } from "vitest";
import { texts as api } from "#studio/texts/en/api.ts";
import { texts as library } from "#studio/texts/en/library.ts";
import { texts as transfer } from "#studio/texts/en/transfer.ts";

test("what is told of a whole library has its numbers written as everywhere", () => {
  const { deletedMany, deletionOf, manyBack } = library.undoBar;
  expect([deletedMany(10_003), deletionOf(10_003), manyBack(10_003)]).toEqual([
    "Deleted 10,003 results",
    "deletion of 10,003 results",
    "10,003 results are back.",
  ]);
  expect(transfer.importLibrary.tooManyRecords(120_000, 100_000)).toBe(
    "It holds 120,000 records; at most 100,000 are taken.",
  );
  expect(transfer.readZip.tooManyFiles(500_001, 500_000)).toBe("It holds 500,001 files; at most 500,000 are taken.");
  expect(api.markRecords.ofResults("rating", 1200)).toBe("rating of 1,200 results");
});
