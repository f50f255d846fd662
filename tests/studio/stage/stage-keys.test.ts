import { expect, test } from "vitest";
import { type StageCommand, stageWish } from "#studio/stage/stage-keys.ts";
import { DEFAULT_SETUP, VIEWS } from "#studio/viewer/setup/stage-setup.ts";

const changes = (command: StageCommand, setup = DEFAULT_SETUP) => {
  const wish = stageWish(command, setup);
  return wish.kind === "setup" ? wish.changes : wish.kind;
};

test("edges go round the three ways to see them", () => {
  expect(changes("stage.wire")).toEqual({ wire: "over" });
  expect(changes("stage.wire", { ...DEFAULT_SETUP, wire: "over" })).toEqual({ wire: "only" });
  expect(changes("stage.wire", { ...DEFAULT_SETUP, wire: "only" })).toEqual({ wire: "off" });
});

test("the light turns and comes round", () => {
  expect(changes("stage.light-right")).toEqual({ lightRotationDeg: 15 });
  expect(changes("stage.light-right", { ...DEFAULT_SETUP, lightRotationDeg: 175 })).toEqual({ lightRotationDeg: -170 });
  expect(changes("stage.light-left", { ...DEFAULT_SETUP, lightRotationDeg: -180 })).toEqual({ lightRotationDeg: 165 });
});

test("every view can be asked for, and what lasts only a moment is told apart", () => {
  expect(changes("stage.view.ao")).toEqual({ view: "ao" });
  expect(VIEWS.map((view) => changes(`stage.view.${view}`))).toEqual(VIEWS.map((view) => ({ view })));
  expect(changes("stage.turn")).toBe("turn");
  expect(changes("stage.measure")).toBe("measure");
  expect(changes("stage.reset")).toBe("reset");
});
