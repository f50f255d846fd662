import { expect, test } from "vitest";
import { writeWithRoom } from "#studio/api/write-with-room.ts";

const full = () => Object.assign(new Error("full"), { name: "QuotaExceededError" });

/** A browser that is full for so many tries, and gives room away so many times. */
function fullFor(tries: number, gives: number) {
  const asked = { written: 0, room: 0, waits: [] as number[] };
  const write = async () => {
    asked.written += 1;
    if (asked.written <= tries) throw full();
  };
  const makeRoom = async () => {
    asked.room += 1;
    return asked.room <= gives;
  };
  const wait = async (ms: number) => void asked.waits.push(ms);
  return { asked, isWritten: () => writeWithRoom(write, makeRoom, wait) };
}

test("what fits is written at once", async () => {
  const { asked, isWritten } = fullFor(0, 1);
  expect(await isWritten()).toBe(true);
  expect(asked).toEqual({ written: 1, room: 0, waits: [] });
});

test("room that was made is waited for, longer each time, though nothing more may go", async () => {
  const { asked, isWritten } = fullFor(3, 1);
  expect(await isWritten()).toBe(true);
  expect(asked.written).toBe(4);
  expect(asked.waits).toEqual([600, 1200, 2400]);
});

test("where nothing may go it is not waited for", async () => {
  const { asked, isWritten } = fullFor(9, 0);
  expect(await isWritten()).toBe(false);
  expect(asked).toEqual({ written: 1, room: 1, waits: [] });
});

test("a browser that stays full is given up", async () => {
  const { asked, isWritten } = fullFor(9, 9);
  expect(await isWritten()).toBe(false);
  expect(asked.written).toBe(5);
});

test("any other failure is told as it is", async () => {
  const refused = async () => {
    throw new Error("forbidden");
  };
  await expect(writeWithRoom(refused, async () => true)).rejects.toThrow("forbidden");
});
