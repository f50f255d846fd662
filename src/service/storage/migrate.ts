import type { Database, Sql } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";

/** Any number, the same in every process: whoever holds this lock brings the tables up to date. */
const MIGRATION_LOCK = 4_310_001;

/** Brings the tables up to date. Every step is done once, whole or not at all, however many processes start together. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await sql.query(
      "create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const done = new Set((await sql.query("select name from migrations")).map((row) => row.name));
    for (const { name, statements } of MIGRATIONS) {
      if (done.has(name)) continue;
      for (const statement of statements) await sql.query(statement);
      await sql.query("insert into migrations (name) values ($1)", [name]);
    }
  });
}

/** Names of the steps that the next start will do, without doing any. */
export async function pendingMigrations(sql: Sql): Promise<string[]> {
  const [table] = await sql.query("select to_regclass('migrations') is not null as is_there");
  const rows = table?.is_there ? await sql.query("select name from migrations") : [];
  const done = new Set(rows.map((row) => row.name));
  return MIGRATIONS.map(({ name }) => name).filter((name) => !done.has(name));
}
