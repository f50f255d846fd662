import { expect, test, vi } from "vitest";
import { ClientError } from "#client/client-error.ts";
import { judge, randomUuid, testConnection } from "#studio/api/test-connection.ts";

vi.stubGlobal("location", { origin: "http://127.0.0.1:4310" });
const address = "https://box.test";

test("404 for a task that nobody has is what a working server says", () => {
  expect(judge(new ClientError("No.", { kind: "http", status: 404 }), address)).toEqual({ verdict: "well" });
});

test.each([401, 403])("%i is a refused token", (status) => {
  expect(judge(new ClientError("No.", { kind: "unauthorized", status }), address).verdict).toBe("refused");
});

test("no answer names CORS and the origin to allow", () => {
  const judged = judge(new ClientError("No.", { kind: "network" }), address);
  expect(judged).toMatchObject({
    verdict: "unreachable",
    words: expect.stringContaining("http://127.0.0.1:4310 (CORS)"),
  });
});

test("a server that never answers is called unreachable, and is not waited for long", async () => {
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  expect(await testConnection({ baseUrl: address, token: "key" }, 50)).toMatchObject({ verdict: "unreachable" });
  vi.unstubAllGlobals();
  vi.stubGlobal("location", { origin: "http://127.0.0.1:4310" });
});

test("any other status is odd, and quoted", () => {
  const judged = judge(new ClientError("Broken.", { kind: "http", status: 500 }), address);
  expect(judged).toMatchObject({ verdict: "odd", words: expect.stringContaining("500") });
});

test("ids are UUIDs of version 4, also where the browser makes none", () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(randomUuid()).toMatch(uuid);
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  expect(randomUuid()).toMatch(uuid);
  vi.unstubAllGlobals();
});
