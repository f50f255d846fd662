import { expect, test } from "vitest";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { diffRows } from "#studio/compare/diff-rows.ts";

const record = (prompt: string, seed: number, faceLimit?: number): AssetRecord => ({
  key: `embedded/text-to-3d/${seed}`,
  connectionId: "embedded",
  family: "text-to-3d",
  task: {
    id: String(seed),
    kind: "preview",
    status: "succeeded",
    seed,
    prompt,
    negativePrompt: null,
    urls: {},
    creditsUsed: 1,
    finishedAt: "2026-11-21T09:30:02+00:00",
    createdAt: "2026-11-21T09:30:00+00:00",
  },
  asked: { version: "subnet-v1", faceLimit },
  starred: false,
  sentAtMs: 0,
  kept: [],
});

const sides = [
  { record: record("a red mug", 3, 5000), figures: [["Faces", "4,980"]] },
  { record: record("a blue mug", 3), figures: [["Faces", "7,000"]] },
] as const;
const row = (name: string) => diffRows(sides).find((each) => each.name === name);

test("parameters and figures stand in one table, and what differs is known", () => {
  expect(row("Seed")).toMatchObject({ values: ["3", "3"], differs: false });
  expect(row("Face limit")).toMatchObject({ values: ["5,000", "automatic"], differs: true });
  expect(row("Faces")).toMatchObject({ values: ["4,980", "7,000"], differs: true });
  expect(row("Prompt")).toMatchObject({ differs: true, isText: true });
  expect(row("Took")?.values).toEqual(["2.0 s", "2.0 s"]);
});

test("a side that is not here yet has nothing to say", () => {
  const rows = diffRows([sides[0], { record: undefined, figures: [] }]);
  expect(rows.find(({ name }) => name === "Seed")).toMatchObject({ values: ["3", null], differs: true });
  expect(diffRows([])).toEqual([]);
});
