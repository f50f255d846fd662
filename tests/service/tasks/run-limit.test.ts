import { expect, test } from "vitest";
import { claimRun } from "#service/tasks/claim-run.ts";
import { taskStore } from "#service/tasks/task-store.ts";
import { openTestService, type TestService } from "../../support/open-test-service.ts";

const send = async (service: TestService, token: string, prompt: string) =>
  `/v1/material/${(await service.request("POST", "/v1/material", { token, body: { prompt } })).body.id}`;

test("an account's tasks are made no more at one time than it may, and others are not held up", async () => {
  const service = await openTestService({ config: { workers: 3 } });
  const [limited, free] = [await service.account(null, { runningTasks: 1 }), await service.account(null)];
  const paths: string[] = [];
  for (let count = 0; count < 3; count++) paths.push(await send(service, limited.token, "slow bricks"));
  const states = () =>
    Promise.all(paths.map(async (path) => (await service.request("GET", path, { token: limited.token })).body.status));
  await service.follow(paths[0] ?? "", (task) => task.status === "in_progress", limited.token);
  const others = [await send(service, free.token, "sand"), await send(service, free.token, "grass")];
  for (const other of others)
    expect(await service.follow(other, undefined, free.token)).toMatchObject({ status: "succeeded" });
  expect(await states()).toEqual(["in_progress", "queued", "queued"]);
  await service.request("DELETE", paths[0] ?? "", { token: limited.token });
  await service.follow(paths[1] ?? "", (task) => task.status === "in_progress", limited.token);
  expect(await states()).toEqual(["failed", "in_progress", "queued"]);
  await service.close();
});

test("of two workers that begin runs of an account at once one is told that it is busy", async () => {
  const service = await openTestService({ works: false });
  const { id, token } = await service.account(null, { runningTasks: 1 });
  for (const prompt of ["one", "two"]) await send(service, token, prompt);
  const rows = await service.database.query("select id, job_id from tasks where account_id = $1", [id]);
  const claims = await Promise.all(
    rows.map((row) => claimRun(service.database, { taskId: String(row.id), jobId: String(row.job_id) })),
  );
  expect(claims.map((claim) => (claim === "busy" ? claim : claim?.status)).sort()).toEqual(["busy", "in_progress"]);
  await service.close();
});

test("a job whose process died after its task had settled does not count for ever", async () => {
  const service = await openTestService({ works: false });
  const { id, token } = await service.account(null, { runningTasks: 2 });
  for (const prompt of ["one", "two"]) await send(service, token, prompt);
  await service.database.query("update pgboss.job set state = 'active' where group_id is not null");
  const [settled, underWay] = await taskStore.unsettled(service.database);
  await service.database.query("update tasks set status = 'failed', job_id = null where id = $1", [settled?.id]);
  await service.runDeps.queue.forgetEnded(service.database);
  const jobs = await service.database.query("select id, group_id, group_tier from pgboss.job where state = 'active'");
  expect(jobs).toEqual([{ id: underWay?.jobId, group_id: id, group_tier: "2" }]);
  await service.close();
});
