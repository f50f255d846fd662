import { expect, test } from "vitest";
import { runTask } from "#service/tasks/run-task.ts";
import { openTestService } from "../../support/open-test-service.ts";

test("accounts take turns, however much one of them sends first", async () => {
  const service = await openTestService({ works: false, config: { workers: 1 } });
  const [many, few] = [await service.account(null), await service.account(null)];
  const send = async ({ token }: { token: string }, prompt: string) =>
    (await service.request("POST", "/v1/material", { token, body: { prompt } })).body.id as string;
  for (let count = 1; count <= 6; count++) await send(many, `many ${count}`);
  const late = await send(few, "few 1");
  await send(few, "few 2");
  const { body } = await service.request("GET", `/v1/material/${late}?include=report`, { token: few.token });
  expect(body.report.queuePosition).toBe(2);

  const order: string[] = [];
  const { queue, database } = service.runDeps;
  await queue.work(1, async (job) => {
    const [task] = await database.query("select prompt from tasks where id = $1", [job.taskId]);
    order.push(String(task?.prompt));
    // while the first of many is made, the others send more
    if (order.length === 3) await send(few, "few 3");
    await runTask(service.runDeps, job);
  });
  while (order.length < 9) await new Promise((done) => setTimeout(done, 20));
  await service.close();
  expect(order).toEqual(["many 1", "few 1", "many 2", "few 2", "many 3", "few 3", "many 4", "many 5", "many 6"]);
}, 60_000);
