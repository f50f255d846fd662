import type { Database } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";

/** Brings the tables up to date. Every step is done once, whole or not at all. */
export async function migrate(database: Database): Promise<void> {
  await database.query(
    "create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())",
  );
  for (const { name, statements } of MIGRATIONS) {
    await database.transaction(async (sql) => {
      const done = await sql.query("insert into migrations (name) values ($1) on conflict do nothing returning name", [
        name,
      ]);
      if (done.length === 0) return;
      for (const statement of statements) await sql.query(statement);
    });
  }
}
