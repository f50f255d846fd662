import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#service/storage/database.ts";
import { migrate } from "#service/storage/migrate.ts";
import { countAgainst } from "#service/storage/rate-limit.ts";
import { openTestDatabase } from "../../support/open-test-database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(pino({ enabled: false }));
  await migrate(database);
});
afterAll(() => database.close());

const LIMIT = { burst: 5, perSecond: 0.1 };
const count = async (name: string) => (await countAgainst(database, name, LIMIT)).waitSeconds;
const letPass = (seconds: number) =>
  database.query("update rate_limits set counted_at = counted_at - make_interval(secs => $1)", [seconds]);

test("a burst passes, then one at a time, and other names are not concerned", async () => {
  for (let i = 0; i < 5; i++) expect(await count("a")).toBe(0);
  expect(await count("a")).toBe(10);
  expect(await count("a")).toBe(10);
  expect(await count("b")).toBe(0);
  await letPass(15);
  expect(await count("a")).toBeGreaterThan(0);
  await letPass(25);
  expect(await count("a")).toBe(0);
});

test("many at once are counted one by one", async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => count("c")));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test("a clock that jumps back blocks nobody, and one that jumps ahead gives no more than a burst", async () => {
  for (let i = 0; i < 3; i++) await count("d");
  await letPass(-86_400);
  expect(await count("d")).toBe(0);
  await letPass(10 * 86_400);
  for (let i = 0; i < 5; i++) expect(await count("d")).toBe(0);
  expect(await count("d")).toBe(10);
});
