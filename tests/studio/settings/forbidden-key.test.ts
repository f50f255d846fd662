import { expect, test } from "vitest";
import { forbiddenKey } from "#studio/settings/forbidden-key.ts";

test("keys that every program has, and the browser's own, cannot be given away", () => {
  expect(["Tab", "Escape", "Enter", "Space", "ArrowUp", "Shift+ArrowLeft", "Mod+c"].map(forbiddenKey)).toEqual(
    Array(7).fill("fixed"),
  );
  expect(["Mod+w", "Mod+t", "Mod+1", "F5", "Mod+Shift+n"].map(forbiddenKey)).toEqual(Array(5).fill("browser"));
  expect(["w", "?", "Mod+k", "Alt+ArrowUp", "Delete", "Home", "F2"].map(forbiddenKey)).toEqual(
    Array(7).fill(undefined),
  );
});
