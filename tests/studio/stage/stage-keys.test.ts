import { expect, test } from "vitest";
import { stageKey } from "#studio/stage/stage-keys.ts";
import { DEFAULT_SETUP } from "#studio/viewer/setup/stage-setup.ts";

const changes = (key: string, setup = DEFAULT_SETUP) => {
  const wish = stageKey(key, setup);
  return wish?.kind === "setup" ? wish.changes : wish?.kind;
};

test("W goes round the three ways to see edges", () => {
  expect(changes("w")).toEqual({ wire: "over" });
  expect(changes("W", { ...DEFAULT_SETUP, wire: "over" })).toEqual({ wire: "only" });
  expect(changes("w", { ...DEFAULT_SETUP, wire: "only" })).toEqual({ wire: "off" });
});

test("the brackets turn the light and come round", () => {
  expect(changes("]")).toEqual({ lightRotationDeg: 15 });
  expect(changes("]", { ...DEFAULT_SETUP, lightRotationDeg: 175 })).toEqual({ lightRotationDeg: -170 });
  expect(changes("[", { ...DEFAULT_SETUP, lightRotationDeg: -180 })).toEqual({ lightRotationDeg: 165 });
});

test("keys of the form and of the list are left to them", () => {
  for (const key of ["a", "p", "s", "r", ".", "Enter", "Delete"]) expect(stageKey(key, DEFAULT_SETUP)).toBeUndefined();
  expect(changes("t")).toBe("turn");
  expect(changes("m")).toBe("measure");
});
