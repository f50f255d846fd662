import { expect, test } from "vitest";
import { readTokenFragment } from "#studio/api/take-token.ts";

test("the token is taken out of the fragment and nothing of it is left", () => {
  expect(readTokenFragment("#token=abc-123")).toEqual({ token: "abc-123", rest: "" });
});

test("other parts of the fragment stay", () => {
  expect(readTokenFragment("#view=top&token=abc")).toEqual({ token: "abc", rest: "#view=top" });
});

test("escaped characters of a token are read back", () => {
  expect(readTokenFragment("#token=a%2Fb%26c%3D%23")?.token).toBe("a/b&c=#");
});

test.each(["", "#", "#token=", "#token=%20", "#tokens=abc", "#section"])("%j holds no token", (hash) => {
  expect(readTokenFragment(hash)).toBeUndefined();
});
