import { expect, test } from "vitest";
import { removeOrphans } from "#service/storage/maintain.ts";
import { openTestService } from "../../support/open-test-service.ts";

test("files whose task is gone are taken away, all others stay", async () => {
  const service = await openTestService();
  const { body } = await service.request("POST", "/v1/material", { body: { prompt: "bricks" } });
  const task = await service.follow(`/v1/material/${body.id}`);
  const orphan = "0b7f2f0e-6a55-4a3c-9c7e-0d4c3a1f2e11";
  await service.assets.put({ taskId: orphan, revision: 1 }, [{ name: "a", bytes: new Uint8Array(1) }]);
  await removeOrphans(service.database, service.assets);
  expect(await service.assets.taskIds()).toEqual([task.id]);
  await service.close();
});
