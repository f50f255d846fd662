import { afterAll, beforeAll, expect, test } from "vitest";
import { requeueInterrupted, runTask } from "#service/tasks/run-task.ts";
import { openTestService, type TestService } from "../../support/open-test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await openTestService({ works: false });
});
afterAll(() => service.close());

const create = async (prompt = "a chair") => {
  const { body } = await service.request("POST", "/v1/text-to-3d", { body: { prompt } });
  return `/v1/text-to-3d/${body.id}`;
};
const jobs = () =>
  service.database.query("select id, state from pgboss.job where name = 'generate' order by created_on");

test("a task and its job are written together or not at all", async () => {
  const before = await jobs();
  const { send } = service.runDeps.queue;
  service.runDeps.queue.send = async (...run) => {
    await send(...run);
    throw new Error("planted");
  };
  const refused = await service.request("POST", "/v1/text-to-3d", { body: { prompt: "x" } });
  service.runDeps.queue.send = send;
  expect(refused.status).toBe(500);
  expect(await jobs()).toEqual(before);
  expect((await service.request("GET", "/v1/text-to-3d")).body.items).toEqual([]);
});

test("the report tells the place in the queue, and a cancelled task leaves it", async () => {
  const paths = [await create(), await create(), await create()];
  const positions = async () =>
    Promise.all(
      paths.map(async (path) => (await service.request("GET", `${path}?include=report`)).body.report.queuePosition),
    );
  expect(await positions()).toEqual([1, 2, 3]);
  await service.request("DELETE", paths[0] ?? "");
  expect(await positions()).toEqual([undefined, 1, 2]);
  expect(await jobs()).toHaveLength(2);
});

test("what a dead process left in progress is taken up again, counts no attempt, and a stale job does nothing", async () => {
  await service.database.query("delete from pgboss.job");
  await service.database.query("delete from tasks");
  const path = await create();
  const [job] = await jobs();
  await service.database.query("update tasks set status = 'in_progress'");
  await service.database.query("update pgboss.job set state = 'active', started_on = now()");
  expect(await requeueInterrupted(service.runDeps)).toBe(1);
  const [task] = await service.database.query("select * from tasks");
  expect(task).toMatchObject({ status: "queued", attempts: 0 });
  await runTask(service.runDeps, { taskId: String(task?.id), jobId: String(job?.id) });
  expect((await service.request("GET", path)).body.status).toBe("queued");
});

test("a job that was taken but not begun is taken up again too, and what waits stays as it is", async () => {
  await create();
  const id = (await create()).split("/").at(-1);
  await service.database.query(
    "update pgboss.job set state = 'active', started_on = now() where id = (select job_id from tasks where id = $1)",
    [id],
  );
  expect(await requeueInterrupted(service.runDeps)).toBe(1);
  expect(await requeueInterrupted(service.runDeps)).toBe(0);
});

test("a backlog is worked off without a pause, oldest first", async () => {
  const paths: string[] = [];
  for (let count = 0; count < 20; count++) paths.push(await create());
  await service.runDeps.queue.work(1, (run) => runTask(service.runDeps, run));
  for (const path of paths) expect((await service.follow(path)).status).toBe("succeeded");
  const ids = paths.map((path) => path.split("/").at(-1));
  const numbers = async (order: string) =>
    (await service.database.query(`select number from tasks where id = any($1) order by ${order}`, [ids])).map(
      (row) => row.number,
    );
  expect(await numbers("finished_at")).toEqual(await numbers("number"));
}, 60_000);
