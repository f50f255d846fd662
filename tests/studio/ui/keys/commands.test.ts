import { expect, test } from "vitest";
import { COMMAND_IDS, commandOf, overlap } from "#studio/ui/keys/commands.ts";
import { ariaKey, capsOf, keyOf, spellKey } from "#studio/ui/keys/key-of.ts";

test("no key that comes with the studio means two things at once", () => {
  const clashes = COMMAND_IDS.flatMap((id, index) =>
    COMMAND_IDS.slice(index + 1)
      .filter((other) => overlap(commandOf(id).room, commandOf(other).room))
      .filter((other) => commandOf(id).keys.some((key) => commandOf(other).keys.includes(key)))
      .map((other) => `${id} and ${other}`),
  );
  expect(clashes).toEqual([]);
});

test("one key stars wherever there is something to star", () => {
  const stars = COMMAND_IDS.filter((id) => /(^|\.)star$/.test(id));
  expect(stars).toHaveLength(3);
  for (const id of stars) expect(commandOf(id).keys).toContain(".");
});

test("a key is named by what it types, and by what is held down where that makes a difference", () => {
  expect(keyOf({ key: "w" })).toBe("w");
  expect(keyOf({ key: "W", shiftKey: true })).toBe("w");
  expect(keyOf({ key: "?", shiftKey: true })).toBe("?");
  expect(keyOf({ key: "k", ctrlKey: true })).toBe("Mod+k");
  expect(keyOf({ key: "k", metaKey: true })).toBe("Mod+k");
  expect(keyOf({ key: "Z", ctrlKey: true, shiftKey: true })).toBe("Mod+Shift+z");
  expect(keyOf({ key: "ArrowUp", altKey: true })).toBe("Alt+ArrowUp");
  expect(keyOf({ key: "π", altKey: true, code: "KeyP" })).toBe("Alt+p");
  expect(keyOf({ key: " " })).toBe("Space");
  expect(keyOf({ key: "+", shiftKey: true })).toBe("+");
  expect(keyOf({ key: "Shift", shiftKey: true })).toBeUndefined();
});

test("a key is printed as the machine's keyboard has it", () => {
  expect(spellKey("Mod+k", false)).toBe("Ctrl + K");
  expect(spellKey("Mod+k", true)).toBe("⌘K");
  expect(capsOf("+", false)).toEqual(["+"]);
  expect(capsOf("Mod++", false)).toEqual(["Ctrl", "+"]);
  expect(capsOf("Alt+ArrowUp", false)).toEqual(["Alt", "↑"]);
  expect(ariaKey("Mod+k", false)).toBe("Control+K");
  expect(ariaKey("+", false)).toBe("Plus");
});
