import { expect, test } from "vitest";
import { connectionId } from "#studio/api/connection.ts";

test("the id of a connection is its name, fit for an address", () => {
  expect(connectionId("Studio Box (2. Stock)", [])).toBe("studio-box-2-stock");
  expect(connectionId("Zürich", [])).toBe("zu-rich");
});

test("a name without a single usable letter still gets an id", () => {
  expect(connectionId("工作室", [])).toBe("server");
});

test("no two connections share an id", () => {
  expect(connectionId("Box", ["embedded", "box", "box-2"])).toBe("box-3");
});
