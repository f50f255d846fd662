import { expect, test } from "vitest";
import { compareAddress } from "#studio/api/compare-address.ts";
import { comparePlaceAddress, DEFAULT_LOOK, parseComparePlace, placeOf } from "#studio/compare/compare-place.ts";

const key = (id: number) => `embedded/text-to-3d/${id}`;
const searchOf = (address: string) => address.slice(address.indexOf("?"));

test("an address brings back the sides and how they are laid out", () => {
  const keys = [key(1), "a b&c/material/7"];
  for (const place of [
    { keys, layout: "wipe", look: DEFAULT_LOOK },
    { keys, layout: "maps", look: { map: "roughness", mode: "difference", doublings: 5 } },
    { keys, layout: "maps", look: { map: "ao", mode: "wipe", doublings: DEFAULT_LOOK.doublings } },
    { keys, layout: "maps", look: { map: "normal", mode: "difference", doublings: undefined } },
  ] as const) {
    expect(parseComparePlace(searchOf(comparePlaceAddress(place)))).toEqual(place);
  }
  expect(parseComparePlace(searchOf(compareAddress([key(1), key(2)])))).toEqual({
    keys: [key(1), key(2)],
    layout: "sides",
    look: DEFAULT_LOOK,
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

test("maps are looked at as they usually are where the address makes no sense", () => {
  const sides = `side=${key(1)}&side=${key(2)}&layout=maps`;
  for (const odd of ["map=smell&as=sound&gain=3", "gain=", "gain=128", "gain=-1"]) {
    expect(parseComparePlace(`${sides}&${odd}`).look).toEqual(DEFAULT_LOOK);
  }
});

test("a key tells where the task is", () => {
  expect(placeOf("mine/material/a/b")).toEqual({ connectionId: "mine", family: "material", id: "a/b" });
  expect(placeOf("mine/material/")).toBeUndefined();
});
