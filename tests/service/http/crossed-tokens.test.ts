import { afterAll, beforeAll, expect, test } from "vitest";
import { type Json, openTestService, type TestService } from "../../support/open-test-service.ts";

type Answer = Awaited<ReturnType<TestService["request"]>>;

/** What a good token of somebody else must meet, by operation. A new operation fails this test until it stands here. */
const EXPECTED: Readonly<
  Record<string, "no such task" | "nothing there" | "only its own" | "signature alone" | "for everybody">
> = {
  createModel: "only its own",
  createMaterial: "only its own",
  listModels: "only its own",
  listMaterials: "only its own",
  retrieveModel: "no such task",
  retrieveMaterial: "no such task",
  optimizeModel: "no such task",
  optimizeMaterial: "no such task",
  removeModel: "no such task",
  removeMaterial: "no such task",
  account: "only its own",
  openapi: "for everybody",
  listTokens: "nothing there",
  createToken: "nothing there",
  revokeToken: "nothing there",
  file: "signature alone",
  health: "for everybody",
  readiness: "for everybody",
  metrics: "nothing there",
  backup: "nothing there",
  restore: "nothing there",
};

const NOBODY = "00000000-0000-4000-8000-000000000000";

let service: TestService;
let operations: { id: string; method: string; template: string }[];
const mine: Record<string, Json> = {};
beforeAll(async () => {
  service = await openTestService();
  const { body: document } = await service.request("GET", "/v1/openapi.json");
  operations = Object.entries(document.paths as Json).flatMap(([template, methods]) =>
    Object.entries(methods as Json).map(([method, { operationId }]: [string, Json]) => ({
      id: operationId as string,
      method: method.toUpperCase(),
      template,
    })),
  );
  for (const family of ["text-to-3d", "material"]) {
    const { body } = await service.request("POST", `/v1/${family}`, { body: { prompt: "my very own prompt" } });
    mine[family] = await service.follow(`/v1/${family}/${body.id}`);
  }
  await service.request("POST", "/v1/tokens", { body: { name: "mine" } });
});
afterAll(() => service.close());

test("every operation there is has its place here", () => {
  expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(EXPECTED).sort());
});

test("with another's token every endpoint looks as if what is mine were not there, and nothing of it changes", async () => {
  const { token, id: stranger } = await service.account(null);
  const before = await snapshot();
  for (const { id, method, template } of operations) {
    const family = template.startsWith("/v1/material") ? "material" : "text-to-3d";
    const task = mine[family];
    const send = (taskId: string): Promise<Answer> =>
      service.request(method, fill(template, taskId), {
        token,
        ...(method === "POST" && { body: { prompt: "a stranger's", name: "stranger's" } }),
      });
    const crossed = await send(task.id);
    const told = { id, status: crossed.status };
    expect(crossed.text, id).not.toContain("my very own prompt");
    switch (EXPECTED[id]) {
      case "no such task": {
        expect(told).toEqual({ id, status: 404 });
        const none = await send(NOBODY);
        const same = (answer: Answer) => ({
          ...answer.body,
          requestId: "",
          detail: answer.body.detail.replace(/"[^"]*"/, ""),
        });
        expect(same(crossed)).toEqual(same(none));
        break;
      }
      case "nothing there":
        expect(told).toEqual({ id, status: 404 });
        expect(crossed.body.detail).toBe(`There is nothing at ${fill(template, task.id)}.`);
        break;
      case "signature alone":
        expect(told).toEqual({ id, status: 401 });
        break;
      default:
        expect(crossed.status, id).toBeLessThan(300);
        expect(crossed.text, id).not.toContain(task.id);
    }
  }
  expect(await snapshot()).toEqual(before);
  expect(await service.database.query("select 1 as one from tasks where account_id = $1", [stranger])).toHaveLength(2);
});

/** The owner's rows as they stand. */
async function snapshot() {
  const tasks = await service.database.query(
    "select tasks.* from tasks join accounts on accounts.id = account_id where accounts.name = 'owner' order by number",
  );
  return { tasks, tokens: (await service.database.query("select * from tokens order by created_at")).length };
}

const fill = (template: string, taskId: string): string =>
  template
    .replace("{task}", taskId)
    .replace("{revision}", "1")
    .replace("{signature}", "forged")
    .replace("{name}", template.startsWith("/v1/tokens") ? "mine" : "albedo.png");
