import { expect, test } from "vitest";
import { withPrompt } from "#studio/api/prompt-history.ts";

test("a prompt that is sent again moves to the front instead of standing twice", () => {
  expect(withPrompt(["chair", "table", "lamp"], "lamp")).toEqual(["lamp", "chair", "table"]);
});

test("the history holds a hundred prompts", () => {
  const full = Array.from({ length: 100 }, (_, index) => `prompt ${index}`);
  const next = withPrompt(full, "new");
  expect(next).toHaveLength(100);
  expect(next[0]).toBe("new");
  expect(next).not.toContain("prompt 99");
});
