import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountStore } from "#service/accounts/account-store.ts";
import { OWNER_TOKEN, openTestService, type TestService } from "../../support/open-test-service.ts";

const STUDIO_ELSEWHERE = "https://studio.example";

let service: TestService;
beforeAll(async () => {
  service = await openTestService({
    config: { publicUrl: "https://plinth.example/base", allowedOrigins: [STUDIO_ELSEWHERE] },
  });
});
afterAll(() => service.close());

test.each([
  ["no token", null, {}],
  ["a wrong token", "wrong-token-wrong-token", {}],
  ["another scheme", null, { Authorization: `Basic ${OWNER_TOKEN}` }],
  ["an empty token", null, { Authorization: "Bearer " }],
  ["half the token", OWNER_TOKEN.slice(0, -1), {}],
])("%s is unauthorized everywhere under /v1", async (_, token, headers) => {
  const paths = [
    ["GET", "/v1/account"],
    ["GET", "/v1/openapi.json"],
    ["GET", "/v1/material/00000000-0000-4000-8000-000000000000"],
    ["POST", "/v1/text-to-3d"],
    ["GET", "/v1/nothing"],
  ] as const;
  for (const [method, path] of paths) {
    const answer = await service.request(method, path, { token, headers });
    expect({ path, status: answer.status, code: answer.body.code }).toEqual({
      path,
      status: 401,
      code: "unauthorized",
    });
    expect(answer.headers.get("WWW-Authenticate")).toMatch(/^Bearer /);
  }
});

test("the scheme's name may be written in any case", async () => {
  const answer = await service.request("GET", "/v1/account", {
    token: null,
    headers: { Authorization: `bearer ${OWNER_TOKEN}` },
  });
  expect(answer.status).toBe(200);
});

test("another account's task is as good as none", async () => {
  const { token } = await service.account(null);
  const { body } = await service.request("POST", "/v1/material", { body: { prompt: "bricks" } });
  await service.follow(`/v1/material/${body.id}`);
  const path = `/v1/material/${body.id}`;
  expect((await service.request("GET", path, { token })).status).toBe(404);
  expect((await service.request("DELETE", path, { token })).status).toBe(404);
  expect((await service.request("POST", `${path}/optimize`, { token, body: {} })).status).toBe(404);
  expect((await service.request("GET", "/v1/material", { token })).body.items).toEqual([]);
  expect((await service.request("GET", path)).status).toBe(200);
});

test("a task is found only in its own family", async () => {
  const { body } = await service.request("POST", "/v1/material", { body: { prompt: "bricks" } });
  expect((await service.request("GET", `/v1/text-to-3d/${body.id}`)).status).toBe(404);
});

test.each(["localhost:4310", "127.0.0.1:9", "[::1]:4310", "plinth.example", "my.localhost", "10.1.2.3"])(
  "the host %s is served",
  async (host) => {
    expect((await service.request("GET", "/v1/account", { headers: { Host: host } })).status).toBe(200);
  },
);

test.each([
  "evil.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "",
  "a b",
  "x@localhost",
  "plinth.example.evil",
])("the host %j is not", async (host) => {
  const answer = await service.request("GET", "/v1/account", { headers: { Host: host } });
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 421, code: "host-not-allowed" });
});

test.each(["http://evil.example", "null", "http://localhost:9999", "https://studio.example.evil"])(
  "pages of %s may not call",
  async (origin) => {
    const headers = { Origin: origin };
    const answer = await service.request("GET", "/v1/account", { headers });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: "forbidden-origin" });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const preflight = await service.request("OPTIONS", "/v1/material", {
      token: null,
      headers: { ...headers, "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.status).toBe(403);
  },
);

test.each(["http://localhost:4310", "https://localhost:4310", "https://plinth.example", STUDIO_ELSEWHERE])(
  "pages of %s may call, and read the headers they need",
  async (origin) => {
    const answer = await service.request("GET", "/v1/account", { headers: { Origin: origin } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(origin);
    const exposed = answer.headers.get("Access-Control-Expose-Headers");
    for (const name of ["Retry-After", "Location", "ETag", "RateLimit", "X-Request-Id"])
      expect(exposed).toContain(name);
    expect(answer.headers.get("Vary")).toContain("Origin");
  },
);

test("a refused page's browser may still read why its token was refused", async () => {
  const answer = await service.request("GET", "/v1/account", { token: "no", headers: { Origin: STUDIO_ELSEWHERE } });
  expect(answer.status).toBe(401);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(STUDIO_ELSEWHERE);
});

test("a preflight needs no token", async () => {
  const answer = await service.request("OPTIONS", "/v1/text-to-3d", {
    token: null,
    headers: {
      Origin: STUDIO_ELSEWHERE,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization, content-type, idempotency-key",
    },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("Access-Control-Allow-Methods")).toContain("POST");
  for (const name of ["Accept", "Authorization", "Content-Type", "Idempotency-Key"]) {
    expect(answer.headers.get("Access-Control-Allow-Headers")).toContain(name);
  }
});

test("every answer carries the security headers and its request's id, refusals too", async () => {
  for (const path of ["/healthz", "/v1/account", "/v1/nothing"]) {
    const { headers } = await service.request("GET", path, { headers: { "X-Request-Id": "given-1" } });
    expect(headers.get("Content-Security-Policy")).toContain(
      "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:",
    );
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Cross-Origin-Embedder-Policy")).toBeNull();
    expect(headers.get("X-Request-Id")).toBe("given-1");
  }
  const { headers } = await service.request("GET", "/healthz", {
    headers: { "X-Request-Id": "with spaces and\ttabs" },
  });
  expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("health and readiness need no token, and a stopping service is not ready", async () => {
  expect((await service.request("GET", "/healthz", { token: null })).body).toEqual({ status: "ok" });
  expect((await service.request("GET", "/readyz", { token: null })).body).toEqual({ status: "ready" });
  service.ready.isReady = false;
  const answer = await service.request("GET", "/readyz", { token: null });
  service.ready.isReady = true;
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 503, code: "unavailable" });
  expect(answer.headers.get("Retry-After")).toBe("1");
});

test("material addresses are built on the public address", async () => {
  const { body } = await service.request("POST", "/v1/material", { body: { prompt: "bricks" } });
  const task = await service.follow(`/v1/material/${body.id}`);
  expect(task.urls.albedo).toMatch(/^https:\/\/plinth\.example\/base\/v1\/files\//);
});

test("a revoked token opens nothing more, and its tasks stay", async () => {
  const { id, token } = await service.account(null);
  expect((await service.request("POST", "/v1/material", { token, body: { prompt: "bricks" } })).status).toBe(201);
  const { name } = (await accountStore.find(service.database, id)) ?? { name: "" };
  expect((await accountStore.list(service.database)).map((account) => account.name)).toContain(name);
  expect(await accountStore.revoke(service.database, name)).toBe(true);
  expect(await accountStore.revoke(service.database, name)).toBe(false);
  expect((await service.request("GET", "/v1/account", { token })).status).toBe(401);
  expect(await service.database.query("select 1 as one from tasks where account_id = $1", [id])).toHaveLength(1);
});

test("tokens of accounts are kept as hashes only", async () => {
  const { token } = await service.account(null);
  const [{ dump } = {}] = await service.database.query(
    "select (select json_agg(tokens)::text from tokens) || (select json_agg(accounts)::text from accounts) as dump",
  );
  expect(dump).not.toContain(token);
  expect(dump).toContain(createHash("sha256").update(token).digest("hex"));
});

test("after a hundred wrong tokens an address has to wait, but a good token still passes", async () => {
  const statuses = new Set<number>();
  let last = await service.request("GET", "/v1/account", { token: "wrong" });
  for (let count = 0; count < 120; count++) {
    last = await service.request("GET", "/v1/account", { token: "wrong" });
    statuses.add(last.status);
  }
  expect(statuses).toEqual(new Set([401, 429]));
  expect(last.body.code).toBe("rate-limited");
  expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await service.request("GET", "/v1/account")).status).toBe(200);
});

test("no token and no signature is ever logged", async () => {
  const { token } = await service.account(null);
  const { body } = await service.request("POST", "/v1/text-to-3d", { token, body: { prompt: "a chair" } });
  const task = await service.follow(`/v1/text-to-3d/${body.id}`, undefined, token);
  await service.request("GET", task.urls.obj, { token: null });
  await service.request("GET", "/v1/account", { token: "a-wrong-token-somebody-typed" });
  const log = service.logged.join("");
  const [, , , , , signature] = task.urls.obj.split("/");
  expect(log).toContain("/v1/files/");
  expect(signature).toMatch(/\./);
  for (const secret of [OWNER_TOKEN, token, "a-wrong-token-somebody-typed", signature])
    expect(log).not.toContain(secret);
});
