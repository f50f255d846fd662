import { randomUUID } from "node:crypto";
import type { Sql } from "../storage/database.ts";

/** What is worth keeping, in the order in which it can be put back. Keys, limits and runs under way are each service's own. */
export const TABLES = ["accounts", "tokens", "tasks", "idempotency_keys"] as const;
export type Table = (typeof TABLES)[number];

export type JsonRow = Readonly<Record<string, unknown>>;

/** Given anew where the rows are put back, in the same order: two services number alike. */
const NUMBERED: readonly string[] = ["number", "queue_number"];

/** All rows of a table as JSON, oldest first. */
export async function readRows(sql: Sql, table: Table): Promise<JsonRow[]> {
  const order = table === "tasks" ? "number" : "created_at";
  const rows = await sql.query(`select row_to_json(${table})::text as json from ${table} order by ${order}`);
  return rows.map((row) => JSON.parse(String(row.json)) as JsonRow);
}

/** Puts back the rows that are not there yet. Returns how many. */
export async function writeRows(sql: Sql, table: Table, rows: readonly JsonRow[]): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const known = new Set(
    (await sql.query("select column_name from information_schema.columns where table_name = $1", [table])).map((row) =>
      String(row.column_name),
    ),
  );
  // a name that is no column's never gets into the statement
  const columns = Object.keys(first)
    .filter((column) => known.has(column) && !NUMBERED.includes(column))
    .join(", ");
  const written = await sql.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)
     on conflict do nothing returning 1`,
    [JSON.stringify(rows)],
  );
  return written.length;
}

/** As `tasks` takes it back: what was under way waits again under a job that nobody has, and whoever watches the runs queues it. */
export const resumed = (row: JsonRow): JsonRow =>
  row.job_id === null ? row : { ...row, status: "queued", job_id: randomUUID() };
