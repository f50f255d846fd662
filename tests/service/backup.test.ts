import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Json, openTestService, type TestService } from "../support/open-test-service.ts";

let from: TestService;
let to: TestService;
let backup: Uint8Array<ArrayBuffer>;
let account: { token: string };
beforeAll(async () => {
  from = await openTestService();
  // it has not begun with anything: what waits is taken up by whoever watches the runs
  to = await openTestService();
  account = await from.account(100);
  for (const [path, body, token] of [
    ["/v1/text-to-3d", { prompt: "a chair", pbr: true }, undefined],
    ["/v1/material", { prompt: "bricks" }, undefined],
    ["/v1/text-to-3d", { prompt: "somebody's lamp" }, account.token],
    ["/v1/text-to-3d", { prompt: "broken vase" }, undefined],
  ] as const) {
    const init = token === undefined ? { body } : { body, token };
    const created = await from.request("POST", path, { ...init, headers: { "Idempotency-Key": body.prompt } });
    await from.follow(`${path}/${created.body.id}`, undefined, token);
  }
  const slow = await from.request("POST", "/v1/text-to-3d", { body: { prompt: "steady stool" } });
  await from.follow(`/v1/text-to-3d/${slow.body.id}`, (task) => task.status === "in_progress");
  const { response } = await from.request("GET", "/backup");
  backup = new Uint8Array(await response.arrayBuffer());
});
afterAll(() => Promise.all([from.close(), to.close()]));

const restore = (bytes: Uint8Array<ArrayBuffer>) => to.request("POST", "/restore", { raw: bytes });
const list = async (service: TestService) => {
  const pages = ["/v1/text-to-3d?limit=100", "/v1/material"].map((path) => service.request("GET", path));
  return (await Promise.all(pages)).flatMap(({ body }) => body.items as Json[]);
};
const withoutUrls = (tasks: Json[]) => tasks.map(({ urls, ...task }) => ({ ...task, files: Object.keys(urls) }));
const settled = (tasks: Json[]) => tasks.filter(({ prompt }) => prompt !== "steady stool");

test("what is put back in another service is what was there: tasks, files, accounts, balances and keys", async () => {
  const { status, body } = await restore(backup);
  expect({ status, body }).toEqual({ status: 200, body: { tasks: 5, files: 9 + 2 + 5 } });
  const [before, after] = [await list(from), await list(to)];
  expect(withoutUrls(settled(after))).toEqual(withoutUrls(settled(before)));
  for (const [i, task] of settled(before).entries()) {
    for (const [name, url] of Object.entries(task.urls)) {
      const there = await to.request("GET", new URL(String(settled(after)[i].urls[name]), "http://localhost").pathname);
      const here = await from.request("GET", new URL(String(url), "http://localhost").pathname);
      expect({ name, status: there.status, text: there.text }).toEqual({ name, status: 200, text: here.text });
    }
  }
  const { token } = account;
  expect((await to.request("GET", "/v1/account", { token })).body.balance).toBe(95);
  expect((await to.request("GET", "/v1/text-to-3d", { token })).body.items).toHaveLength(1);
  const again = { body: { prompt: "bricks" }, headers: { "Idempotency-Key": "bricks" } };
  const repeated = await to.request("POST", "/v1/material", again);
  expect(repeated.body.id).toBe(before.find(({ prompt }) => prompt === "bricks").id);
});

test("what was under way waits, and is queued by whoever watches the runs", async () => {
  const stool = (await list(to)).find(({ prompt }) => prompt === "steady stool");
  expect(stool.status).toBe("queued");
  const strays = await to.runDeps.queue.strayRuns(to.database);
  expect(strays.map(({ taskId }) => taskId)).toEqual([stool.id]);
});

test("putting it back twice changes nothing", async () => {
  const before = await list(to);
  expect((await restore(backup)).body).toEqual({ tasks: 0, files: 0 });
  expect(await list(to)).toEqual(before);
});

test("any tar program reads it", () => {
  const names = execFileSync("tar", ["-tf", "-"], { input: backup, encoding: "utf8" }).trim().split("\n");
  expect(names[0]).toBe("plinth-backup.json");
  expect(names.at(-1)).toBe("end.json");
});

test.each([
  ["nothing", () => new Uint8Array()],
  ["no archive", () => new Uint8Array(4096).fill(7)],
  ["half of one", () => backup.slice(0, Math.floor(backup.length / 2 / 512) * 512)],
  ["one without its end", () => Uint8Array.from([...backup.slice(0, -2048), ...new Uint8Array(1024)])],
])("%s is refused in words", async (_what, make) => {
  const { status, body } = await restore(make());
  expect(status).toBe(422);
  expect(body.detail).toMatch(/^The backup cannot be used\. .+\.$/);
});

test("to anybody but the owner neither is there", async () => {
  for (const [method, path] of [
    ["GET", "/backup"],
    ["POST", "/restore"],
  ] as const) {
    expect((await from.request(method, path, { token: account.token })).status).toBe(404);
    expect((await from.request(method, path, { token: null })).status).toBe(401);
  }
});
