import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestService, type TestService } from "../../support/open-test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const create = async (name: string, limits: object = {}) => {
  const answer = await service.request("POST", "/v1/tokens", { body: { name, ...limits } });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};

test("a token is told once, opens an account of its own, and is listed without its secret", async () => {
  const created = await create("alice", { balance: 7, requestsPerMinute: 50, unsettledTasks: 3 });
  expect(created).toMatchObject({ name: "alice", balance: 7, expiresAt: null, isRevoked: false });
  const { body } = await service.request("GET", "/v1/account", { token: created.token });
  expect(body).toMatchObject({ name: "alice", balance: 7 });
  const list = await service.request("GET", "/v1/tokens");
  expect(list.body.items.map(({ name }: { name: string }) => name)).toEqual(["alice"]);
  expect(list.text).not.toContain(created.token);
  expect(service.logged.join("")).not.toContain(created.token);
});

test.each([
  ["POST", "/v1/tokens", { name: "mallory" }],
  ["GET", "/v1/tokens", undefined],
  ["DELETE", "/v1/tokens/alice", undefined],
  ["DELETE", "/v1/tokens/nobody", undefined],
])("to any other token %s %s looks like nothing", async (method, path, body) => {
  const { token } = await service.account(null);
  const answer = await service.request(method, path, { token, ...(body && { body }) });
  const nothing = await service.request(method, "/v1/nothing", { token });
  expect(answer.status).toBe(404);
  const withoutId = ({ requestId: _, ...problem }: { requestId: string }) => problem;
  expect(withoutId(answer.body)).toEqual({ ...withoutId(nothing.body), detail: `There is nothing at ${path}.` });
});

test.each([
  ["a name that leads elsewhere", { name: "../owner" }, "name"],
  ["no name", {}, "name"],
  ["a name with a line break", { name: "a\nb" }, "name"],
  ["the owner's name", { name: "owner" }, "name"],
  ["a balance below 0", { name: "x", balance: -1 }, "balance"],
  ["a balance of parts", { name: "x", balance: 1.5 }, "balance"],
  ["an expiry in words", { name: "x", expiresAt: "tomorrow" }, "expiresAt"],
  ["an expiry that is over", { name: "x", expiresAt: "2020-01-01T00:00:00+00:00" }, "expiresAt"],
  ["no requests at all", { name: "x", requestsPerMinute: 0 }, "requestsPerMinute"],
  ["tasks in words", { name: "x", unsettledTasks: "many" }, "unsettledTasks"],
])("%s does not validate", async (_, body, path) => {
  const answer = await service.request("POST", "/v1/tokens", { body });
  expect(answer.status, answer.text).toBe(422);
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
});

test("a name is taken until its token is revoked; then a new one takes up the tasks", async () => {
  const { token } = await create("bob");
  const { body: task } = await service.request("POST", "/v1/material", { token, body: { prompt: "bricks" } });
  expect((await service.request("POST", "/v1/tokens", { body: { name: "bob" } })).status).toBe(422);
  expect((await service.request("DELETE", "/v1/tokens/bob")).status).toBe(204);
  expect((await service.request("DELETE", "/v1/tokens/bob")).status).toBe(404);
  expect((await service.request("DELETE", "/v1/tokens/owner")).status).toBe(404);
  expect((await service.request("GET", "/v1/account", { token })).status).toBe(401);
  const again = await create("bob", { balance: 1 });
  expect(again.token).not.toBe(token);
  expect((await service.request("GET", `/v1/material/${task.id}`, { token: again.token })).status).toBe(200);
});

test("a token that has expired opens nothing, files of its account included", async () => {
  const { token } = await create("brief", { expiresAt: new Date(Date.now() + 60_000).toISOString() });
  expect((await service.request("GET", "/v1/account", { token })).status).toBe(200);
  await service.database.query(
    "update tokens set expires_at = now() - interval '1 second' where expires_at is not null",
  );
  expect((await service.request("GET", "/v1/account", { token })).status).toBe(401);
});

test("tokens crossed in every endpoint look as if the task were not there", async () => {
  const [mine, yours] = [await create("mine"), await create("yours")];
  for (const [family, body] of [
    ["text-to-3d", { prompt: "a chair", version: "subnet-v1" }],
    ["material", { prompt: "bricks" }],
  ] as const) {
    const list = `/v1/${family}`;
    const { body: task } = await service.request("POST", list, { token: mine.token, body });
    const path = `${list}/${task.id}`;
    const { urls } = await service.follow(path, undefined, mine.token);
    const forged = new URL(urls.albedo, "http://localhost").pathname.replace(/[^/]+(?=\/[^/]+$)/, "forged");
    for (const stranger of [yours.token, (await service.account(null)).token, undefined]) {
      const as = stranger === undefined ? {} : { token: stranger };
      for (const [method, where] of [
        ["GET", path],
        ["GET", `${path}?include=report`],
        ["HEAD", path],
        ["POST", `${path}/optimize`],
        ["DELETE", path],
      ] as const) {
        const crossed = await service.request(method, where, as);
        const none = await service.request(method, where.replace(task.id, crypto.randomUUID()), as);
        expect({ method, where, status: crossed.status }).toEqual({ method, where, status: 404 });
        expect(crossed.body?.detail?.replace(task.id, "")).toBe(none.body?.detail?.replace(/[0-9a-f-]{36}/, ""));
      }
      const listed = (await service.request("GET", `${list}?limit=200`, as)).body.items;
      expect(listed.map(({ id }: { id: string }) => id)).not.toContain(task.id);
      expect((await service.request("GET", forged, as)).status).toBe(401);
    }
    expect((await service.request("GET", path, { token: mine.token })).body.status).toBe("succeeded");
    expect((await service.request("GET", forged, { token: mine.token })).status).toBe(200);
  }
});

test("a token's requests a minute are told in RateLimit headers and held to, and others are not held up", async () => {
  const { token } = await create("limited", { requestsPerMinute: 3 });
  const answers = [];
  for (let count = 0; count < 5; count++) answers.push(await service.request("GET", "/v1/account", { token }));
  expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ headers }) => headers.get("RateLimit-Policy"))).toEqual(Array(5).fill('"minute";q=3;w=60'));
  expect(answers[0]?.headers.get("RateLimit")).toMatch(/^"minute";r=2;t=\d+$/);
  const refused = answers.at(-1);
  expect({ status: refused?.status, code: refused?.body.code }).toEqual({ status: 429, code: "rate-limited" });
  expect(refused?.headers.get("RateLimit")).toMatch(/^"minute";r=0;t=\d+$/);
  expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await service.request("GET", "/v1/account")).headers.get("RateLimit")).toBeNull();
});

test("a token's tasks under way are held to their limit, and one that settles makes room", async () => {
  const { token } = await create("busy", { unsettledTasks: 1 });
  const send = () => service.request("POST", "/v1/material", { token, body: { prompt: "steady bricks" } });
  const first = await send();
  const second = await send();
  expect({ status: second.status, code: second.body.code }).toEqual({ status: 429, code: "too-many-tasks" });
  expect(Number(second.headers.get("Retry-After"))).toBeGreaterThan(0);
  await service.follow(`/v1/material/${first.body.id}`, undefined, token);
  expect((await send()).status).toBe(201);
});
