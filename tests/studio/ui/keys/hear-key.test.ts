import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { bind, resetAllKeys } from "#studio/ui/keys/bindings-store.ts";
import { hearKey } from "#studio/ui/keys/hear-key.ts";
import { offer } from "#studio/ui/keys/use-commands.ts";

class Part {
  isContentEditable = false;
  readonly isField: boolean;
  constructor(isField: boolean) {
    this.isField = isField;
  }
  matches = () => false;
  closest = () => (this.isField ? this : null);
}

let isDialogOpen = false;
vi.stubGlobal("document", { querySelector: () => (isDialogOpen ? {} : null) });
vi.stubGlobal("HTMLElement", Part);
vi.stubGlobal("Element", Part);
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  isDialogOpen = false;
  resetAllKeys();
});

/** Presses a key, and says whether the browser may still do with it what it does by itself. */
function browserMay(key: string, target = new Part(false)): boolean {
  let isTaken = false;
  const event = { key, ctrlKey: true, target, preventDefault: () => (isTaken = true) };
  hearKey(event as unknown as KeyboardEvent);
  return !isTaken;
}

test("what is taken back before the part that does it has come is taken back once it is there", () => {
  const done: string[] = [];
  expect(browserMay("z")).toBe(false);
  expect(browserMay("z")).toBe(false);
  expect(browserMay("y")).toBe(false);
  const withdraw = offer({ current: { undo: () => done.push("undo"), redo: () => done.push("redo") } });
  expect(done).toEqual(["undo", "undo", "redo"]);
  browserMay("z");
  expect(done).toEqual(["undo", "undo", "redo", "undo"]);
  withdraw();
  // others are not kept until somebody offers them
  expect(browserMay("k")).toBe(true);
  offer({ current: { palette: () => done.push("palette") } })();
  expect(done).toHaveLength(4);
});

test("outside of fields the browser undoes nothing by itself, in them it does", () => {
  const done: string[] = [];
  const withdraw = offer({ current: { undo: () => done.push("undo") } });
  expect(browserMay("z", new Part(true))).toBe(true);
  isDialogOpen = true;
  expect(browserMay("z", new Part(true))).toBe(true);
  expect(browserMay("z")).toBe(false);
  isDialogOpen = false;
  bind("undo", "Mod+b");
  expect(browserMay("z")).toBe(false);
  expect(done).toEqual([]);
  expect(browserMay("b")).toBe(false);
  expect(done).toEqual(["undo"]);
  withdraw();
});
