import { expect, test } from "vitest";
import { compareAddress } from "#studio/api/compare-address.ts";
import { comparePlaceAddress, parseComparePlace, placeOf } from "#studio/compare/compare-place.ts";

const key = (id: number) => `embedded/text-to-3d/${id}`;
const searchOf = (address: string) => address.slice(address.indexOf("?"));

test("an address brings back the sides and how they are laid out", () => {
  const place = { keys: [key(1), "a b&c/material/7"], layout: "wipe" } as const;
  expect(parseComparePlace(searchOf(comparePlaceAddress(place)))).toEqual(place);
  expect(parseComparePlace(searchOf(compareAddress([key(1), key(2)])))).toEqual({
    keys: [key(1), key(2)],
    layout: "sides",
  });
});

test("each once, at most four, and none that is no task", () => {
  const keys = [key(1), key(1), "nonsense", "embedded/pictures/3", key(2), key(3), key(4), key(5)];
  const search = new URLSearchParams(keys.map((each) => ["side", each])).toString();
  expect(parseComparePlace(search).keys).toEqual([key(1), key(2), key(3), key(4)]);
});

test("a wipe needs two", () => {
  expect(parseComparePlace(`side=${key(1)}&layout=wipe`).layout).toBe("sides");
  expect(parseComparePlace(`side=${key(1)}&side=${key(2)}&layout=spiral`).layout).toBe("sides");
});

test("a key tells where the task is", () => {
  expect(placeOf("mine/material/a/b")).toEqual({ connectionId: "mine", family: "material", id: "a/b" });
  expect(placeOf("mine/material/")).toBeUndefined();
});
