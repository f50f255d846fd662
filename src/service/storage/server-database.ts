import pg from "pg";
import type { Logger } from "pino";
import type { Database, Row, Sql } from "./database.ts";
import { explainAway } from "./explain-away.ts";

/** Of one process, beside the queue's own. A server takes 100 in all unless told otherwise. */
const CONNECTIONS = 10;
const QUEUE_CONNECTIONS = 3;

const CONNECT_TIMEOUT_MS = 5000;

/** No statement of the service takes nearly as long: one that does waits for a machine that is gone. */
const STATEMENT_TIMEOUT_MS = 60_000;

/**
 * Connects to a PostgreSQL server, version 14 or later. Connections that break are replaced, so that a restart of the
 * server costs only the statements under way.
 *
 * @param url As `DATABASE_URL`: `postgres://user:password@host:5432/database`.
 * @throws {ProblemError} from every query: `unavailable` while the server cannot be reached.
 */
export async function openServerDatabase(url: string, log: Logger): Promise<Database> {
  const connection = { connectionString: url, application_name: "plinth", keepAlive: true };
  const pool = new pg.Pool({
    ...connection,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  });
  // an idle connection that breaks: the pool takes it out, and the next query gets a new one
  pool.on("error", (error) => log.warn({ err: error }, "a connection to the database broke"));
  // The pool listens only while a connection is idle, not in the moments when it is lent, given back or closed: one that
  // breaks then would end the process. Whoever waits for its answer is told by the query.
  pool.on("connect", (client) => client.on("error", () => undefined));

  const database: Database = {
    isShared: true,
    queueOptions: { ...connection, max: QUEUE_CONNECTIONS, backend: "postgres" },
    query: sqlOf(pool).query,
    async transaction(work) {
      const client = await pool.connect().catch(explainAway);
      let broken: Error | undefined;
      try {
        await client.query("begin").catch(explainAway);
        const result = await work(sqlOf(client));
        await client.query("commit").catch(explainAway);
        return result;
      } catch (error) {
        await client.query("rollback").catch((cause: Error) => (broken = cause));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
  try {
    await database.query("select 1");
  } catch (error) {
    await pool.end();
    throw error;
  }
  return database;
}

const sqlOf = (runner: pg.Pool | pg.PoolClient): Sql => ({
  query: async (text, parameters) => (await runner.query<Row>(text, parameters as unknown[]).catch(explainAway)).rows,
});
