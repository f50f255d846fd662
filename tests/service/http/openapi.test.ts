import { afterAll, beforeAll, expect, test } from "vitest";
import { createAnswerCheck, type OpenApiDocument } from "../../../scripts/fuzz/check-answer.ts";
import { openTestService, type TestRequest, type TestService } from "../../support/open-test-service.ts";

let service: TestService;
let document: OpenApiDocument;
let check: ReturnType<typeof createAnswerCheck>;
const met = new Set<string>();
beforeAll(async () => {
  service = await openTestService({ config: { queueLimit: 2, allowedOrigins: ["https://studio.example"] } });
  document = (await service.request("GET", "/v1/openapi.json")).body;
  check = createAnswerCheck(document);
});
afterAll(() => service.close());

const NOBODY = "00000000-0000-4000-8000-000000000000";

/** Sends a request, and holds its answer against the document. */
async function send(method: string, template: string, path: string, init: TestRequest = {}) {
  const answer = await service.request(method, path, init);
  const wrong = check(template, method.toLowerCase(), answer.response, answer.text);
  expect({ method, path, status: answer.status, wrong }).toMatchObject({ wrong: [] });
  met.add(`${method.toLowerCase()} ${template} ${answer.status}`);
  return answer;
}

test("a task's whole life is as the document says, in both families", async () => {
  for (const family of ["text-to-3d", "material"]) {
    const list = `/v1/${family}`;
    const one = `${list}/{task}`;
    const created = await send("POST", list, list, {
      body: { prompt: "a steady chair" },
      headers: { "Idempotency-Key": family },
    });
    const path = `${list}/${created.body.id}`;
    await send("POST", `${one}/optimize`, `${path}/optimize`, { body: {} });
    await send("GET", one, `${path}?include=report`, { headers: { Prefer: "wait=1" } });
    await service.follow(path);
    await send("GET", one, path);
    await send("GET", one, `${path}?include=report`, { headers: { Origin: "https://studio.example" } });
    await send("POST", `${one}/optimize`, `${path}/optimize`, {});
    const { urls } = await service.follow(path);
    for (const url of Object.values<string>(urls)) await sendFiles(new URL(url, "http://localhost").pathname);
    await send("GET", list, `${list}?limit=1`);
    await send("GET", list, `${list}?limit=x`);
    await send("DELETE", one, path);
    await send("DELETE", one, path);
    await send("GET", one, path);
    await send("POST", `${one}/optimize`, `${path}/optimize`, { body: {} });
  }
});

async function sendFiles(path: string) {
  const template = "/v1/files/{task}/{revision}/{signature}/{name}";
  const { headers } = await send("GET", template, path, { token: null });
  await send("GET", template, path, { token: null, headers: { "If-None-Match": headers.get("ETag") ?? "" } });
  await send("GET", template, path, { token: null, headers: { Range: "bytes=0-3" } });
  await send("GET", template, path, { token: null, headers: { Range: "bytes=99999-" } });
  await send("GET", template, path.replace(/[^/]+$/, "nothing.png"), { token: null });
  await send("GET", template, path.replace(/[^/]+\/[^/]+$/, "forged/albedo.png"), { token: null });
}

test("every refusal is as the document says", async () => {
  const { token } = await service.account(0);
  for (const list of ["/v1/text-to-3d", "/v1/material"]) {
    const one = `${list}/{task}`;
    const json = { "Content-Type": "application/json" };
    await send("POST", list, list, { raw: "{", headers: json });
    await send("POST", list, list, { raw: "x".repeat(70_000), headers: json });
    await send("POST", list, list, { raw: "{}", headers: { "Content-Type": "text/plain" } });
    await send("POST", list, list, { body: { prompt: "" } });
    await send("POST", list, list, { body: { prompt: "x" }, token });
    for (const [method, template, path] of [
      ["GET", "/v1/account", "/v1/account"],
      ["GET", "/v1/openapi.json", "/v1/openapi.json"],
      ["POST", list, list],
      ["GET", list, list],
      ["GET", one, `${list}/${NOBODY}`],
      ["DELETE", one, `${list}/${NOBODY}`],
      ["POST", `${one}/optimize`, `${list}/${NOBODY}/optimize`],
    ] as const) {
      await send(method, template, path, { token: null });
      await send(method, template, path, { token: "wrong" });
      await send(method, template, path, { headers: { Host: "evil.example" } });
      await send(method, template, path, { headers: { Origin: "https://evil.example" } });
    }
  }
});

test("tokens are made, limited and revoked as the document says", async () => {
  const tokens = "/v1/tokens";
  const body = { name: "limited", requestsPerMinute: 2, unsettledTasks: 1, expiresAt: "2099-01-01T00:00:00+00:00" };
  const { token } = (await send("POST", tokens, tokens, { body })).body;
  await send("POST", tokens, tokens, { body });
  await send("GET", tokens, tokens);
  for (let count = 0; count < 3; count++) await send("GET", "/v1/account", "/v1/account", { token });
  const busy = await send("POST", tokens, tokens, { body: { name: "busy", unsettledTasks: 1 } });
  const create = () =>
    send("POST", "/v1/material", "/v1/material", { body: { prompt: "slow" }, token: busy.body.token });
  const { id } = (await create()).body;
  expect((await create()).status).toBe(429);
  await service.request("DELETE", `/v1/material/${id}`, { token: busy.body.token });
  await send("GET", tokens, tokens, { token: busy.body.token });
  await send("DELETE", `${tokens}/{name}`, `${tokens}/limited`);
  await send("DELETE", `${tokens}/{name}`, `${tokens}/limited`);
});

test("a full queue is as the document says", async () => {
  const created = [];
  for (let count = 0; count < 9; count++) {
    const answer = await send("POST", "/v1/material", "/v1/material", { body: { prompt: "slow" } });
    if (answer.status === 201) created.push(answer.body.id);
  }
  expect(created.length).toBeLessThan(9);
  for (const id of created) await service.request("DELETE", `/v1/material/${id}`);
});

test("backup and restore answer as the document says", async () => {
  const backup = await send("GET", "/backup", "/backup");
  await send("POST", "/restore", "/restore", { raw: await backup.response.arrayBuffer() });
  await send("POST", "/restore", "/restore", { raw: "no archive" });
  const { token } = await service.account(null);
  await send("GET", "/backup", "/backup", { token });
});

test("supervisors' answers are as the document says", async () => {
  await send("GET", "/healthz", "/healthz", { token: null });
  await send("GET", "/readyz", "/readyz", { token: null });
  await send("GET", "/metrics", "/metrics");
  await send("GET", "/metrics", "/metrics", { token: null });
  await send("GET", "/v1/account", "/v1/account");
  await send("GET", "/v1/openapi.json", "/v1/openapi.json");
  service.ready.isReady = false;
  await send("GET", "/readyz", "/readyz", { token: null });
  service.ready.isReady = true;
});

test("every operation of the document was met with success, and no route is missing from it", () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      for (const status of Object.keys(responses).filter((code) => code.startsWith("2"))) {
        expect(met).toContain(`${method} ${path} ${status}`);
      }
    }
  }
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
  const routes = service.app.routes
    .filter(({ method, path }) => method !== "ALL" && !path.startsWith("/docs"))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(routes)].sort()).toEqual(written.sort());
});
