import { expect, test } from "vitest";
import { sayChange } from "#studio/stage/say-change.ts";
import { STAGE_COMMANDS, stageWish } from "#studio/stage/stage-keys.ts";
import { DEFAULT_SETUP } from "#studio/viewer/setup/stage-setup.ts";

test("every change that a key makes to the stage is told in words", () => {
  for (const command of STAGE_COMMANDS) {
    const wish = stageWish(command, DEFAULT_SETUP);
    if (wish.kind === "setup") expect(sayChange(wish.changes), command).toMatch(/\w/);
  }
  expect(sayChange({ grid: false })).toBe("Grid in metres: off");
  expect(sayChange({ wire: "only" })).toBe("Edges: Alone");
  expect(sayChange({})).toBeUndefined();
});
