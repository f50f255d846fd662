import { expect, test } from "vitest";
import { createField, reuseFields, takeField } from "#engine/kernels/field-pool.ts";

const LENGTH = 1 << 16;

test("memory is used again, but not what was given away", () => {
  const kept = reuseFields(
    () => {
      takeField(LENGTH).fill(1);
      return takeField(LENGTH).fill(2);
    },
    (field) => [field],
  );
  const again = reuseFields(
    () => [takeField(LENGTH), takeField(LENGTH)],
    () => [],
  );
  expect(again.map(({ buffer }) => buffer)).not.toContain(kept.buffer);
  expect(again[0]?.[5]).toBe(1);
  expect(kept.every((value) => value === 2)).toBe(true);
});

test("what an inner work gives away stays safe until the outer ends", () => {
  reuseFields(
    () => {
      const inner = reuseFields(
        () => takeField(LENGTH).fill(7),
        (field) => [field],
      );
      for (let i = 0; i < 3; i += 1) takeField(LENGTH).fill(i);
      expect(inner.every((value) => value === 7)).toBe(true);
    },
    () => [],
  );
});

test("a created field is all zeros, whatever lay there", () => {
  const work = () => {
    const field = createField(LENGTH);
    expect(field.every((value) => value === 0)).toBe(true);
    field.fill(3);
  };
  for (let i = 0; i < 3; i += 1) reuseFields(work, () => []);
});

test("work that fails gives its memory back and leaves later work its own", () => {
  const fail = () =>
    reuseFields(
      () => {
        takeField(LENGTH).fill(4);
        throw new Error("stop");
      },
      () => [],
    );
  expect(fail).toThrow("stop");
  const plain = takeField(LENGTH);
  expect(plain.every((value) => value === 0)).toBe(true);
});
