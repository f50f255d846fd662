import { expect, test, vi } from "vitest";

test("parts of other pages come one after the other, a moment after the page", async () => {
  vi.useFakeTimers();
  const { latePart } = await import("#studio/ui/lazy-part.ts");
  const asked: string[] = [];
  const arrive: (() => void)[] = [];
  const part = (name: string) =>
    latePart<object>(() => {
      asked.push(name);
      return new Promise((resolve) => arrive.push(() => resolve(() => null)));
    });
  part("settings");
  part("library");
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(["settings"]);
  arrive[0]?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["settings", "library"]);
  vi.useRealTimers();
});
