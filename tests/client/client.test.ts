import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createClient } from "../../src/client/client.ts";
import { ClientError } from "../../src/client/client-error.ts";
import { parseRetryAfter } from "../../src/client/read-error.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A foreign server of the contract: a real socket, whatever answer the test wants. */
async function serve(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closers.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const task = {
  id: "5f0c6a4e-32ff-4c2b-9d3a-16a1c7f6a001",
  kind: "preview",
  status: "queued",
  seed: 3,
  prompt: "a lamp",
  negativePrompt: null,
  urls: {},
  creditsUsed: 0,
  finishedAt: null,
  createdAt: "2026-11-21T09:30:00+00:00",
};

const failure = async (promise: Promise<unknown>): Promise<ClientError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ClientError);
  return error as ClientError;
};

test("a request carries the three headers of the contract and no other of its own", async () => {
  let headers: IncomingMessage["headers"] = {};
  const baseUrl = await serve((request, response) => {
    headers = request.headers;
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(task));
  });
  const created = await createClient({ baseUrl: `${baseUrl}/`, token: "secret" }).createModel({ prompt: "a lamp" });
  expect(created).toEqual(task);
  expect(headers).toMatchObject({
    accept: "application/json",
    authorization: "Bearer secret",
    "content-type": "application/json",
  });
  expect(Object.keys(headers).filter((name) => name.startsWith("x-"))).toEqual([]);
});

test("a refused token, a busy server and an HTML error page are told apart", async () => {
  const baseUrl = await serve((request, response) => {
    if (request.url?.includes("/material/")) {
      response.writeHead(401, { "Content-Type": "application/problem+json" });
      response.end(JSON.stringify({ type: "about:blank", title: "No", status: 401, detail: "That token is unknown." }));
    } else if (request.method === "POST") {
      response.writeHead(429, { "Retry-After": "7" }).end("slow down");
    } else {
      response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>");
    }
  });
  const client = createClient({ baseUrl, token: "secret" });
  expect(await failure(client.retrieve("material", task.id))).toMatchObject({
    kind: "unauthorized",
    status: 401,
    message: "That token is unknown.",
  });
  expect(await failure(client.createModel({ prompt: "a lamp" }))).toMatchObject({ status: 429, retryAfterMs: 7000 });
  expect((await failure(client.retrieve("text-to-3d", task.id))).message).toBe("The server answered 502.");
});

test("nobody there is a network failure, and a body of another shape is named", async () => {
  const gone = await serve(() => {});
  closers.pop()?.();
  expect((await failure(createClient({ baseUrl: gone, token: "t" }).retrieve("material", task.id))).kind).toBe(
    "network",
  );
  const odd = await serve((_, response) => response.end(JSON.stringify({ ...task, status: "pending" })));
  const error = await failure(createClient({ baseUrl: odd, token: "t" }).retrieve("text-to-3d", task.id));
  expect(error).toMatchObject({ kind: "shape" });
  expect(error.message).toContain("status");
});

test("a file's addresses are all tried without the token first, and then with it", async () => {
  const asked: [string | undefined, boolean][] = [];
  const origin = await serve((request, response) => {
    asked.push([request.url, request.headers.authorization !== undefined]);
    if (request.url === "/files/a.png") response.writeHead(404).end();
    else if (request.headers.authorization === undefined) response.writeHead(401).end();
    else response.end("png");
  });
  const blob = await createClient({ baseUrl: `${origin}/base`, token: "t" }).fetchFile("/files/a.png");
  expect(await blob.text()).toBe("png");
  expect(asked).toEqual([
    ["/files/a.png", false],
    ["/base/files/a.png", false],
    ["/files/a.png", true],
    ["/base/files/a.png", true],
  ]);
});

test("a server without an OpenAPI document has none of the additions", async () => {
  const baseUrl = await serve((_, response) => response.writeHead(404).end());
  expect(await createClient({ baseUrl, token: "t" }).capabilities()).toEqual({
    report: false,
    list: false,
    listReports: false,
    remove: false,
    account: false,
    wait: false,
    repeat: false,
  });
});

test("Retry-After is read in seconds and as a date", () => {
  const now = Date.parse("2026-11-21T09:30:00Z");
  expect(parseRetryAfter("12", now)).toBe(12_000);
  expect(parseRetryAfter("Sat, 21 Nov 2026 09:30:05 GMT", now)).toBe(5000);
  expect(parseRetryAfter("Sat, 21 Nov 2026 09:00:00 GMT", now)).toBe(0);
  expect(parseRetryAfter("soon", now)).toBeUndefined();
  expect(parseRetryAfter(null, now)).toBeUndefined();
});
