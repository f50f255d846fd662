import { expect, test } from "vitest";
import { Turns } from "#studio/api/turns.ts";

/** Work that ends when it is told to. */
function works(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (key: string) =>
    turns.take(key, () => {
      begun.push(key);
      return new Promise<string>((resolve) => ends.set(key, () => resolve(key)));
    });
  return { begun, take, end: (key: string) => ends.get(key)?.() };
}

test("no more at once than allowed, in the order they came in", async () => {
  const { begun, take, end } = works(new Turns(2));
  const first = take("a");
  for (const key of ["b", "c", "d"]) void take(key);
  expect(begun).toEqual(["a", "b"]);
  end("a");
  expect(await first).toBe("a");
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
});

test("what is wanted now goes before all that wait, once", async () => {
  const turns = new Turns(1);
  const { begun, take, end } = works(turns);
  for (const key of ["a", "b", "c", "d"]) void take(key);
  turns.hurry("d");
  turns.hurry("a");
  for (const key of ["a", "d", "b"]) {
    await expect.poll(() => begun.at(-1)).toBe(key);
    end(key);
  }
  await expect.poll(() => begun).toEqual(["a", "d", "b", "c"]);
});

test("what goes wrong is told, and the next has its turn", async () => {
  const turns = new Turns(1);
  await expect(turns.take("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await turns.take("b", async () => 2)).toBe(2);
});
