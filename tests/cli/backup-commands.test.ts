import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OWNER_TOKEN, openTestService, type TestService } from "../support/open-test-service.ts";
import { runTestCli } from "../support/run-test-cli.ts";
import { serveApp } from "../support/serve-app.ts";

let folder: string;
const services: { service: TestService; server: Awaited<ReturnType<typeof serveApp>> }[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-backup-"));
  for (let count = 0; count < 2; count++) {
    const service = await openTestService();
    services.push({ service, server: await serveApp(service) });
  }
});
afterAll(async () => {
  for (const { service, server } of services) {
    await server.close();
    await service.close();
  }
  await rm(folder, { recursive: true, force: true });
});

const plinth = (at: number, args: readonly string[], token = OWNER_TOKEN) =>
  runTestCli(args, { environment: { PLINTH_URL: services[at]?.server.address ?? "", PLINTH_TOKEN: token } });

test("a backup of one service is put back in another, and is for its owner's eyes", async () => {
  const { body } = (await services[0]?.service.request("POST", "/v1/material", { body: { prompt: "bricks" } })) ?? {};
  await services[0]?.service.follow(`/v1/material/${body.id}`);
  const file = join(folder, "monday.tar");
  expect(await plinth(0, ["backup", file])).toMatchObject({ exitCode: 0, stdout: `${file}\n` });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(["monday.tar"]);
  expect(await plinth(1, ["restore", file, "--json"])).toMatchObject({
    exitCode: 0,
    stdout: `${JSON.stringify({ tasks: 1, files: 2 })}\n`,
  });
  const listed = await services[1]?.service.request("GET", "/v1/material");
  expect(listed?.body.items).toMatchObject([{ id: body.id, status: "succeeded" }]);
});

test("what is there is not written over, and what is no backup is refused in words", async () => {
  const file = join(folder, "tuesday.tar");
  await writeFile(file, "something of mine");
  expect(await plinth(0, ["backup", file])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining("is there already"),
  });
  expect(await readFile(file, "utf8")).toBe("something of mine");
  expect(await plinth(0, ["restore", file])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining("The backup cannot be used."),
  });
  expect(await plinth(0, ["restore", join(folder, "nowhere.tar")])).toMatchObject({ exitCode: 2 });
});

test("a token that is not the owner's is told so", async () => {
  const account = await services[0]?.service.account(null);
  const file = join(folder, "wednesday.tar");
  expect(await plinth(0, ["backup", file], account?.token)).toMatchObject({ exitCode: 8 });
  expect(await plinth(0, ["backup", file], "no-token-of-this-service")).toMatchObject({ exitCode: 4 });
  expect(await readdir(folder)).not.toContain("wednesday.tar");
});
