import { expect, test } from "vitest";
import { isAwaited, stageState } from "#studio/stage/stage-state.ts";
import type { StageAsset } from "#studio/viewer/stage-asset.ts";

const chair = (changes: Partial<StageAsset> = {}): StageAsset => ({
  family: "text-to-3d",
  key: "1",
  prompt: "a chair",
  recordKey: "embedded/text-to-3d/1",
  pins: [],
  state: "succeeded",
  files: { obj: new Blob(["v"]) },
  ...changes,
});
const facts = { viewerFailed: false, contextLost: false, loadFailed: false, drawn: false };

test("nothing on it is empty, even where nothing can be drawn", () => {
  expect(stageState({ ...facts, asset: null })).toBe("empty");
});

test("ready is said when the asset has been drawn, and not while the context is lost", () => {
  expect(stageState({ ...facts, asset: chair() })).toBe("loading");
  expect(stageState({ ...facts, asset: chair(), drawn: true })).toBe("ready");
  expect(stageState({ ...facts, asset: chair(), drawn: true, contextLost: true })).toBe("loading");
});

test("a preview that is being optimized is loading, and ready again when that fails", () => {
  expect(stageState({ ...facts, asset: chair({ state: "in_progress" }), drawn: true })).toBe("loading");
  expect(stageState({ ...facts, asset: chair({ state: "failed" }), drawn: true })).toBe("ready");
});

test("a failed task, a broken file and a browser without WebGL are errors", () => {
  expect(stageState({ ...facts, asset: chair({ state: "failed", files: {} }) })).toBe("error");
  expect(stageState({ ...facts, asset: chair(), loadFailed: true })).toBe("error");
  expect(stageState({ ...facts, asset: chair(), viewerFailed: true })).toBe("error");
});

test("progress is shown at once until there is something to see, not while one asset replaces another", () => {
  expect(isAwaited(chair({ state: "queued", files: {} }), true)).toBe(true);
  expect(isAwaited(chair({ files: {} }), false)).toBe(true);
  expect(isAwaited(chair(), false)).toBe(true);
  expect(isAwaited(chair({ files: {} }), true)).toBe(false);
  expect(isAwaited(chair(), true)).toBe(false);
  expect(isAwaited(chair({ state: "failed", files: {} }), false)).toBe(false);
});
