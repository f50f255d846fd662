import { afterAll, expect, test, vi } from "vitest";
import { bind, resetAllKeys } from "#studio/ui/keys/bindings-store.ts";
import type { ViewerHandle } from "#studio/viewer/scene/viewer-handle.ts";
import { viewerKey } from "#studio/viewer/scene/viewer-keys.ts";

vi.stubGlobal("document", { querySelector: () => null });
vi.stubGlobal("HTMLElement", class {});
afterAll(() => vi.unstubAllGlobals());

/** What a key calls, written down. */
function press(key: string, shift = false): string | null {
  let said: string | null = null;
  const note =
    (name: string) =>
    (...values: unknown[]) => {
      said = [name, ...values.map((value) => (typeof value === "number" ? Math.sign(value) : value))].join(" ");
    };
  const names = ["fit", "show", "orbit", "zoom", "pan", "focus"] as const;
  const viewer = Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as ViewerHandle;
  viewerKey({ key, shiftKey: shift } as KeyboardEvent)?.(viewer);
  return said;
}

test("arrows turn, with shift they move", () => {
  expect(press("ArrowLeft")).toBe("orbit 1 0");
  expect(press("ArrowUp")).toBe("orbit 0 -1");
  expect(press("ArrowRight", true)).toBe("pan 1 0");
});

test("plus and minus zoom, also without shift, and F fits", () => {
  expect(press("=")).toBe("zoom 1");
  expect(press("-")).toBe("zoom 1");
  expect(press("F")).toBe("fit");
  expect(press("Home")).toBe("show start");
  expect(["1", "3", "7"].map((key) => press(key))).toEqual(["show front", "show right", "show top"]);
});

test("other keys belong to others", () => {
  for (const key of ["Tab", "a", "Enter", "constructor"]) expect(press(key)).toBeNull();
});

test("keys are those that the artist has chosen", () => {
  bind("view.fit", "z");
  expect(press("z")).toBe("fit");
  expect(press("f")).toBeNull();
  resetAllKeys();
  expect(press("f")).toBe("fit");
});
