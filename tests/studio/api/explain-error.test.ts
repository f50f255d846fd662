import { beforeEach, expect, test, vi } from "vitest";
import { ClientError } from "#client/client-error.ts";
import { readError } from "#client/read-error.ts";
import type { Connection } from "#studio/api/connection.ts";
import { explainError, explainFailedTry } from "#studio/api/explain-error.ts";
import { PartlyCreatedError } from "#studio/api/partly-created-error.ts";

const connection: Connection = {
  id: "box",
  name: "Box",
  baseUrl: "https://box.test",
  token: "t",
  pollIntervalMs: 3000,
};

beforeEach(() => void vi.stubGlobal("navigator", { onLine: true }));

test("a server that is away can be tried again, and is named", () => {
  const explained = explainError(new ClientError("box.test does not answer.", { kind: "network" }), connection);
  expect(explained.wayOn).toBe("retry");
  expect(explained.detail).toContain("Box (https://box.test)");
});

test("without a network, that is why, and neither the address nor CORS is guessed at", () => {
  vi.stubGlobal("navigator", { onLine: false });
  const explained = explainError(new ClientError("box.test does not answer.", { kind: "network" }), connection);
  expect(explained).toMatchObject({ title: "This computer is offline", wayOn: "retry" });
  expect(explained.detail).not.toMatch(/address may|CORS/);
});

test("a refused token leads to the settings", () => {
  expect(explainError(new ClientError("No.", { kind: "unauthorized", status: 401 }), connection).wayOn).toBe(
    "settings",
  );
});

test("a busy server's wish to wait is told in seconds", () => {
  const error = new ClientError("Slow down.", { kind: "http", status: 429, retryAfterMs: 2500 });
  expect(explainError(error, connection).detail).toBe("Slow down. It asks to wait 3 s.");
});

test("a fault of the server carries the request id for its operator", () => {
  const error = new ClientError("Something broke.", { kind: "http", status: 500, requestId: "req-7" });
  expect(explainError(error, connection)).toMatchObject({ title: "The server answered 500", wayOn: "retry" });
  expect(explainError(error, connection).requestId).toBe("req-7");
});

test("variations that were sent before a failure are told", () => {
  const cause = new ClientError("Too few credits.", { kind: "http", status: 402 });
  const { title } = explainError(new PartlyCreatedError([], Array(4).fill({ prompt: "a lamp" }), cause), connection);
  expect(title).toBe("0 of 4 were sent. Then: Not enough credits");
});

test("a part of the page that does not come is told as the server being away, whatever the browser says of it", () => {
  vi.stubGlobal("location", new URL("http://127.0.0.1:4310/"));
  for (const said of [
    "Failed to fetch dynamically imported module: http://127.0.0.1:4310/assets/create-COLqLSwd.js",
    "error loading dynamically imported module: http://127.0.0.1:4310/assets/create-COLqLSwd.js",
    "Importing a module script failed.",
  ]) {
    const { title, detail, wayOn } = explainError(new TypeError(said), connection);
    expect(title).toBe("The server does not answer");
    expect(detail).toMatch(/^http:\/\/127\.0\.0\.1:4310, where this page comes from/);
    expect(wayOn).toBe("retry");
  }
  vi.unstubAllGlobals();
});

test("what a server says ends before what we say begins, and an empty object says nothing", async () => {
  const oops = await readError(new Response('{"title":"Oops"}', { status: 500 }));
  expect(explainError(oops, connection).detail).toMatch(/^Oops\. Something broke/);
  const silent = await readError(new Response("{}", { status: 429, headers: { "Retry-After": "5" } }));
  expect(explainError(silent, connection).detail).toBe("The server answered 429. It asks to wait 5 s.");
});

test("what the head of the page tells of its server is not told again beside what was tried, and all else is", () => {
  const told = (error: Error, times = 1) => explainFailedTry({ error, times, isServerTold: true }, connection);
  const away = new ClientError("box.test does not answer.", { kind: "network" });
  expect(told(away)).toMatchObject({ title: "This was not sent", detail: "", wayOn: "retry" });
  expect(told(away, 2).title).toBe("This was not sent, tried 2 times");
  const refused = new ClientError("No.", { kind: "unauthorized", status: 401, requestId: "req-7" });
  expect(told(refused)).toEqual({ title: "This was not sent", detail: "", wayOn: "none", requestId: "req-7" });
  expect(told(new PartlyCreatedError([], Array(4).fill({ prompt: "a lamp" }), away))).toMatchObject({
    title: "0 of 4 were sent.",
    detail: "",
  });
  const broken = new ClientError("Something broke.", { kind: "http", status: 502 });
  expect(told(broken)).toEqual(explainError(broken, connection));
});
