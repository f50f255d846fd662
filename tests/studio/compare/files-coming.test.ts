import { expect, test } from "vitest";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { areFilesComing } from "#studio/compare/files-coming.ts";

const record = (status: string, kept: string[]) => ({ task: { status }, kept }) as unknown as AssetRecord;

test("maps are not called missing before their files could be here", () => {
  expect(areFilesComing({ record: undefined, files: undefined })).toBe(true);
  expect(areFilesComing({ record: record("in_progress", []), files: {} })).toBe(true);
  // made, and nothing of it fetched yet
  expect(areFilesComing({ record: record("succeeded", []), files: {} })).toBe(true);
  expect(areFilesComing({ record: record("succeeded", ["albedo"]), files: undefined })).toBe(true);
  expect(areFilesComing({ record: record("succeeded", ["albedo"]), files: { albedo: new Blob() } })).toBe(false);
  expect(areFilesComing({ record: record("failed", []), files: {} })).toBe(false);
});
