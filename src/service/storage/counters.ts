import type { Sql } from "./database.ts";

/** What all processes count together. */
export type CounterName = "cache-hits" | "evictions";

export async function count(sql: Sql, name: CounterName, by: number): Promise<void> {
  await sql.query(
    "insert into counters (name, value) values ($1, $2) on conflict (name) do update set value = counters.value + $2",
    [name, by],
  );
}

export async function readCounter(sql: Sql, name: CounterName): Promise<number> {
  const [row] = await sql.query("select value from counters where name = $1", [name]);
  return Number(row?.value ?? 0);
}
