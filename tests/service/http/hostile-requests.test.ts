import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "#service/http/listen.ts";
import { type Json, openTestService, type TestService } from "../../support/open-test-service.ts";

let service: TestService;
let address: URL;
let close: () => Promise<void>;
beforeAll(async () => {
  service = await openTestService({ bodyTimeoutMs: 1500 });
  // a whole request may take as long as a restore does: what is small is told earlier
  const limits = { headersTimeoutMs: 3000, requestTimeoutMs: 300_000, lookEveryMs: 50 };
  const listening = await listen(service.app.fetch, { host: "127.0.0.1", port: 0 }, limits);
  address = new URL(listening.address);
  close = listening.close;
});
afterAll(async () => {
  await close();
  await service.close();
});

/** Sends bytes as they are, piece by piece, and gives back what came until the line was closed. */
function raw(pieces: readonly string[], everyMs = 0): Promise<string> {
  return new Promise((done) => {
    let answer = "";
    const socket = connect(Number(address.port), address.hostname, async () => {
      for (const piece of pieces) {
        if (socket.destroyed) break;
        socket.write(piece);
        if (everyMs > 0) await new Promise((next) => setTimeout(next, everyMs));
      }
    });
    socket.setEncoding("latin1");
    socket.on("data", (text) => (answer += text));
    socket.on("error", () => undefined);
    socket.on("close", () => done(answer));
  });
}

const HOST = "Host: localhost\r\nConnection: close\r\n";

test("a header that never ends and a body that drips are cut off, and others are answered meanwhile", async () => {
  const drops = Array.from({ length: 200 }, (_, i) => `X-Drop-${i}: 1\r\n`);
  const body = Array.from({ length: 200 }, () => " ");
  const post = `POST /v1/material HTTP/1.1\r\n${HOST}Authorization: Bearer x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`;
  const slow = [raw([`GET /healthz HTTP/1.1\r\n${HOST}`, ...drops], 50), raw([post, ...body], 50)];
  expect((await fetch(new URL("/healthz", address))).status).toBe(200);
  const [header, dripping] = await Promise.all(slow);
  expect(header).toMatch(/^HTTP\/1.1 408 /);
  expect(dripping).toMatch(/^HTTP\/1.1 401 /);
  // the same with a good token: the body is waited for, and no longer than it may take
  const { id, token } = await service.account(null);
  const late = await raw([post.replace("Bearer x", `Bearer ${token}`), ...body], 50);
  expect(late).toMatch(/^HTTP\/1.1 408 /);
  expect(late).toContain('"code":"request-timeout"');
  // and one that stops in the middle, in chunks, of which nobody knows how many come
  const chunked = post
    .replace("Bearer x", `Bearer ${token}`)
    .replace(/Content-Length: 5000/, "Transfer-Encoding: chunked");
  expect(await raw([`${chunked}5\r\n{"pro\r\n`])).toMatch(/^HTTP\/1.1 408 /);
  expect(await service.database.query("select id from tasks where account_id = $1", [id])).toEqual([]);
});

test.each([
  ["a line break in a path", "/v1/files/%0d%0aSet-Cookie:%20a=b/1/x/y"],
  ["a line break in a query", "/v1/material?cursor=%0d%0aSet-Cookie:%20a=b"],
  ["a line break in a name", "/v1/tokens/%0d%0aSet-Cookie:%20a=b"],
  ["a line break on a page", "/%0d%0aSet-Cookie:%20a=b"],
])("%s becomes no header", async (_, path) => {
  const answer = await raw([`GET ${path} HTTP/1.1\r\n${HOST}Accept: text/html\r\nX-Request-Id: a%0d%0ab\r\n\r\n`]);
  expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
  expect(answer.toLowerCase()).not.toMatch(/^set-cookie:/m);
});

test.each([
  ["two lengths", "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello"],
  ["a length and chunks", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
  ["a bare line feed in a header", "X-A: b\nX-Evil: 1\r\n\r\n"],
  ["a header without a colon", "Nonsense\r\n\r\n"],
  ["20 KB of headers", `X-Long: ${"x".repeat(20_000)}\r\n\r\n`],
])("%s, by which one request would hide another, are no request", async (_, rest) => {
  expect(await raw([`POST /v1/material HTTP/1.1\r\n${HOST}${rest}`])).toMatch(/^HTTP\/1.1 4(00|31) /);
});

test.each([
  "../../../../etc/passwd",
  "..%2f..%2f..%2fetc%2fpasswd",
  "%2e%2e/%2e%2e/etc/passwd",
  "....//etc/passwd",
  "/etc/passwd",
  "..\\..\\etc",
])("no file of the machine is had by %s", async (path) => {
  for (const base of ["/", "/docs/", "/assets/", "/v1/files/", "/v1/files/00000000-0000-4000-8000-000000000000/1/x/"]) {
    const answer = await raw([`GET ${base}${path} HTTP/1.1\r\n${HOST}\r\n`]);
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(answer).not.toContain("root:");
  }
});

test("a body cannot change what all objects are made of, and its strange fields go nowhere", async () => {
  const hostile = '"__proto__":{"seed":7,"polluted":1},"constructor":{"prototype":{"polluted":1}}';
  const send = (body: string) =>
    service.request("POST", "/v1/material", { raw: body, headers: { "Content-Type": "application/json" } });
  const made = await send(`{"prompt":"bricks",${hostile}}`);
  expect(made.status).toBe(201);
  expect(made.text).not.toContain("polluted");
  expect((await send(`{${hostile.replace('"seed":7', '"prompt":"bricks"')}}`)).status).toBe(422);
  const token = await service.request("POST", "/v1/tokens", {
    raw: `{"name":"__proto__x","balance":1,${hostile}}`,
    headers: { "Content-Type": "application/json" },
  });
  expect([201, 422]).toContain(token.status);
  expect(({} as Json).polluted).toBeUndefined();
  expect(Object.prototype).not.toHaveProperty("seed");
});

test("whatever is sent, a line of the log stays a line, and what stands in it is text", async () => {
  service.logged.length = 0;
  const evil = 'x\r\n{"level":60,"msg":"forged"}\u001b[31m\u2028';
  await service.request("POST", "/v1/material", { body: { prompt: evil } });
  await service.request("POST", "/v1/tokens", { body: { name: evil } });
  await service.request("GET", `/v1/material/${encodeURIComponent(evil)}`);
  await service.request("GET", `/nowhere/${encodeURIComponent(evil)}?${encodeURIComponent(evil)}`);
  await service.request("DELETE", `/v1/tokens/${encodeURIComponent(evil)}`);
  expect(service.logged.length).toBeGreaterThan(4);
  for (const line of service.logged) {
    const controls = [...line].filter((letter) => letter < " ");
    expect({ line, controls }).toEqual({ line, controls: ["\n"] });
    expect(line.endsWith("}\n")).toBe(true);
    expect(JSON.parse(line).msg).not.toBe("forged");
  }
});

test("a signed address opens its own revision of its own task, and nothing of it can be changed", async () => {
  const make = async (prompt: string) => {
    const { body } = await service.request("POST", "/v1/text-to-3d", { body: { prompt, version: "subnet-v1" } });
    return (await service.follow(`/v1/text-to-3d/${body.id}`)).urls.obj as string;
  };
  const [mine, other] = [await make("a chair"), await make("a lamp")];
  const status = async (path: string) => (await service.request("GET", path, { token: null })).status;
  expect(await status(mine)).toBe(200);
  const [signature, task] = [mine.split("/")[5] ?? "", mine.split("/")[3] ?? ""];
  expect(await status(other.replace(other.split("/")[5] ?? "", signature))).toBe(401);
  expect(await status(mine.replace(`${task}/1/`, `${task}/2/`))).toBe(401);
  for (let at = 0; at < signature.length; at++) {
    const changed = signature.slice(0, at) + (signature[at] === "a" ? "b" : "a") + signature.slice(at + 1);
    expect({ changed, status: await status(mine.replace(signature, changed)) }).toEqual({ changed, status: 401 });
  }
  for (const tail of ["=", "A", "%00", "."]) expect(await status(mine.replace(signature, signature + tail))).toBe(401);
  expect(await status(mine.replace(task, task.toUpperCase()))).not.toBe(200);
});
