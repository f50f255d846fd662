import type { PgBoss } from "pg-boss";

export type Row = Record<string, unknown>;

/** Something that runs SQL: the database itself, or one transaction of it. Integers of 64 bits may come as text. */
export interface Sql {
  query(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

type QueueOptions = Exclude<ConstructorParameters<typeof PgBoss>[0], string>;

/** PostgreSQL: embedded in this process, or a server that other processes use too. */
export interface Database extends Sql {
  /**
   * Commits when `work` resolves, rolls back when it rejects. Inside, only the handle given to `work` may be used: the
   * embedded database has one connection, and waiting there for another query waits for ever.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** Whether other processes may work on it at the same time. */
  readonly isShared: boolean;
  /** How the queue reaches the same database. */
  readonly queueOptions: QueueOptions;
}
