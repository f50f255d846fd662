import type { Sql } from "./database.ts";

export interface RateLimit {
  /** How many may come at once. */
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * Counts one more under `name`, in the database, where every process counts the same. The database's clock alone is asked: one that
 * jumps back lends nothing and takes nothing.
 *
 * @returns the seconds to wait before the next, 0 while there is no need to, and how many may come before there is.
 */
export async function countAgainst(
  sql: Sql,
  name: string,
  { burst, perSecond }: RateLimit,
): Promise<{ waitSeconds: number; remaining: number }> {
  const [row] = await sql.query(
    `insert into rate_limits (name, remaining) values ($1, $2::float8 - 1)
     on conflict (name) do update set counted_at = now(), remaining = greatest(-1, least($2::float8,
       rate_limits.remaining + greatest(0, extract(epoch from now() - rate_limits.counted_at)) * $3::float8) - 1)
     returning remaining`,
    [name, burst, perSecond],
  );
  const remaining = Number(row?.remaining);
  return {
    waitSeconds: remaining >= 0 ? 0 : Math.ceil(-remaining / perSecond),
    remaining: Math.max(0, Math.floor(remaining)),
  };
}
