import fs from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#service/storage/database.ts";
import { openEmbeddedDatabase } from "#service/storage/embedded-database.ts";
import { migrate } from "#service/storage/migrate.ts";

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-database-"));
  // what a process killed in the middle of its very first start leaves behind
  await mkdir(join(folder, "database.new"));
  await writeFile(join(folder, "database.new/PG_VERSION"), "18");
  database = await openEmbeddedDatabase(folder);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test("fsync is on, in the settings and on the disk", async () => {
  expect(await database.query("show fsync")).toEqual([{ fsync: "on" }]);
  expect(await database.query("show wal_sync_method")).toEqual([{ wal_sync_method: "fsync" }]);
  await database.query("create table probes (n bigint)");
  const { fsyncSync } = fs;
  let syncs = 0;
  fs.fsyncSync = (descriptor) => {
    syncs++;
    fsyncSync(descriptor);
  };
  syncBuiltinESMExports();
  for (let count = 0; count < 10; count++) await database.query("insert into probes values (1)");
  fs.fsyncSync = fsyncSync;
  syncBuiltinESMExports();
  expect(syncs).toBeGreaterThanOrEqual(10);
});

test("migrating twice changes nothing", async () => {
  await migrate(database);
  const before = await database.query("select * from migrations");
  await migrate(database);
  expect(await database.query("select * from migrations")).toEqual(before);
});

test("a transaction that rejects leaves nothing behind", async () => {
  const work = database.transaction(async (sql) => {
    await sql.query("insert into settings values ('a', 'b')");
    throw new Error("planted");
  });
  await expect(work).rejects.toThrow("planted");
  expect(await database.query("select * from settings where name = 'a'")).toEqual([]);
});

test("a full disk is told as a database that cannot be used at the moment, and nothing half done stays", async () => {
  const full = "do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$";
  await expect(database.query(full)).rejects.toMatchObject({ code: "unavailable", status: 503 });
  const work = database.transaction(async (sql) => {
    await sql.query("insert into settings values ('half', 'done')");
    await sql.query(full);
  });
  await expect(work).rejects.toMatchObject({ code: "unavailable", options: { headers: { "Retry-After": "2" } } });
  expect(await database.query("select * from settings where name = 'half'")).toEqual([]);
  await expect(database.query("select from nowhere")).rejects.toMatchObject({ code: "42P01" });
});

test("what was written is there after closing and opening again", async () => {
  await database.query("insert into settings values ('kept', 'yes')");
  await database.close();
  database = await openEmbeddedDatabase(folder);
  expect(await database.query("select value from settings where name = 'kept'")).toEqual([{ value: "yes" }]);
});
