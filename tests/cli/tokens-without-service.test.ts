import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountStore } from "#service/accounts/account-store.ts";
import { openEmbeddedDatabase } from "#service/storage/embedded-database.ts";
import { lockFolder } from "#service/storage/folder-lock.ts";
import { layDatabase } from "../support/lay-database.ts";
import { runTestCli } from "../support/run-test-cli.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-tokens-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// nothing listens on the first port there is
const plinth = (...args: string[]) =>
  runTestCli(args, { environment: { PLINTH_DATA: join(folder, "data"), PORT: "1" } });

test("where no service ever ran the refusal says so, and nothing is made", async () => {
  expect(await plinth("token", "create", "alice")).toMatchObject({ exitCode: 4 });
  expect(await plinth("token", "list", "--token", "some-token-some-token")).toMatchObject({ exitCode: 3 });
});

test("while no service runs tokens are made, listed and revoked in its database", async () => {
  const data = join(folder, "data");
  await layDatabase(data);

  const made = await plinth("token", "create", "alice", "--balance", "7", "--at-once", "2");
  expect(made).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining(`No service runs: done in ${data} itself.`),
  });
  const again = await plinth("token", "create", "alice");
  expect(again).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('"alice" is taken') });
  expect(await plinth("token", "create", "../bob")).toMatchObject({ exitCode: 2 });
  const { items } = (await plinth("token", "list", "--json")).json();
  expect(items).toMatchObject([{ name: "alice", balance: 7, runningTasks: 2, isRevoked: false }]);

  const held = await lockFolder(data);
  const database = await openEmbeddedDatabase(data);
  expect(await accountStore.findByToken(database, made.stdout.trim())).toMatchObject({ name: "alice" });
  await database.close();
  const busy = await plinth("token", "list");
  expect(busy).toMatchObject({ exitCode: 3, stderr: expect.stringContaining(`process ${process.pid}`) });
  await held.release();

  expect(await plinth("token", "revoke", "alice")).toMatchObject({ exitCode: 0 });
  expect(await plinth("token", "revoke", "alice")).toMatchObject({ exitCode: 8 });
});

test("another server that does not answer is never replaced by this machine's database", async () => {
  const { exitCode, stderr } = await plinth(
    "token",
    "list",
    "--server",
    "http://127.0.0.1:1",
    "--token",
    "x".repeat(20),
  );
  expect(exitCode).toBe(3);
  expect(stderr).not.toContain("No service runs");
});
