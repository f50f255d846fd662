import { beforeEach, expect, test } from "vitest";
import {
  bind,
  holderOf,
  isChanged,
  keysOf,
  liveKeys,
  losersSince,
  readBindings,
  resetAllKeys,
  resetKeys,
  unbind,
  useBindings,
} from "#studio/ui/keys/bindings-store.ts";

const now = () => useBindings.getState();

beforeEach(() => resetAllKeys());

test("a key that is given to a command is taken from the one that had it", () => {
  expect(holderOf("f", "stage.wire", now())).toBe("view.fit");
  bind("stage.wire", "f");
  expect(keysOf("stage.wire", now())).toEqual(["f"]);
  expect(keysOf("view.fit", now())).toEqual([]);
  expect(holderOf("w", "view.fit", now())).toBeUndefined();
});

test("what can never be meant at the same time may have the same key", () => {
  expect(holderOf("s", "library.star", now())).toBeUndefined();
  bind("library.star", "s");
  expect(keysOf("recall.seed", now())).toEqual(["s"]);
});

test("one key of several is taken without the others", () => {
  bind("stage.grid", "=");
  expect(keysOf("view.nearer", now())).toEqual(["+"]);
});

test("a command gets its own key back, and what had it loses it", () => {
  bind("stage.wire", "f");
  resetKeys("view.fit");
  expect(keysOf("view.fit", now())).toEqual(["f"]);
  expect(isChanged("view.fit", now())).toBe(false);
  expect(keysOf("stage.wire", now())).toEqual([]);
  const before = now();
  resetKeys("stage.wire");
  expect(losersSince(before, now())).toEqual([]);
  bind("stage.wire", "f");
  expect(losersSince(before, now())).toEqual(["view.fit"]);
  resetAllKeys();
  expect(now().changed).toEqual({});
});

test("keys of one character can be switched off, the others stay", () => {
  useBindings.setState({ characters: false });
  expect(liveKeys("stage.wire", now())).toEqual([]);
  expect(liveKeys("palette", now())).toEqual(["Mod+k"]);
  expect(liveKeys("library.choose", now())).toEqual(["Space"]);
});

test("what is kept is read with care", () => {
  const text = JSON.stringify({ changed: { palette: ["Mod+p"], gone: ["x"], undo: "z", star: [] }, characters: false });
  expect(readBindings(text)).toEqual({ changed: { palette: ["Mod+p"], star: [] }, characters: false });
  expect(readBindings("{")).toEqual({ changed: {}, characters: true });
  expect(readBindings(null)).toEqual({ changed: {}, characters: true });
  unbind("palette");
  expect(liveKeys("palette", now())).toEqual([]);
});
