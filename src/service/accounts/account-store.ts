import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Sql } from "../storage/database.ts";

export interface AccountRecord {
  readonly id: string;
  readonly name: string;
  /** Credits left to spend; null means unlimited. */
  readonly balance: number | null;
  /** Null means as many as it likes; so below. */
  readonly requestsPerMinute: number | null;
  /** Tasks waiting or being made at one time. */
  readonly unsettledTasks: number | null;
  /** Of those, tasks being made at one time. */
  readonly runningTasks: number | null;
}

export interface NewAccount {
  readonly name: string;
  readonly balance: number | null;
  readonly expiresAt?: Date | null;
  readonly requestsPerMinute?: number | null;
  readonly unsettledTasks?: number | null;
  readonly runningTasks?: number | null;
}

/** An account as the owner sees it. */
export interface ListedAccount extends AccountRecord {
  readonly createdAt: Date;
  /** Of its token. */
  readonly expiresAt: Date | null;
  /** Whether it has no token any more. */
  readonly isRevoked: boolean;
}

const OWNER_NAME = "owner";

/** Tokens are 256 random bits, so that a plain digest keeps them safe. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

const readAccount = (row: Record<string, unknown>): AccountRecord => ({
  id: row.id as string,
  name: row.name as string,
  balance: row.balance === null ? null : Number(row.balance),
  requestsPerMinute: row.requests_per_minute as number | null,
  unsettledTasks: row.unsettled_tasks as number | null,
  runningTasks: row.running_tasks as number | null,
});

const readListed = (row: Record<string, unknown>): ListedAccount => ({
  ...readAccount(row),
  createdAt: row.created_at as Date,
  expiresAt: row.expires_at as Date | null,
  isRevoked: row.is_revoked as boolean,
});

const toText = (value: number | null | undefined) => (value === null || value === undefined ? null : String(value));

/** The rows of `accounts` and `tokens`. */
export const accountStore = {
  /** The account of whoever runs the service: its token lies in the data folder, not here. */
  async openOwner(sql: Sql): Promise<AccountRecord> {
    await sql.query("insert into accounts (id, name) values ($1, $2) on conflict (name) do nothing", [
      randomUUID(),
      OWNER_NAME,
    ]);
    const [row] = await sql.query("select * from accounts where name = $1", [OWNER_NAME]);
    return readAccount(row ?? {});
  },

  /**
   * A new account with a token of its own, told this once: only its hash is kept. An account whose token was revoked gets a
   * new one, its tasks and the limits given here.
   *
   * @returns null when somebody has a token under this name.
   */
  async create(sql: Sql, account: NewAccount): Promise<{ id: string; token: string } | null> {
    const token = randomBytes(32).toString("base64url");
    const rows = await sql.query(
      `with account as (
         insert into accounts (id, name, balance, requests_per_minute, unsettled_tasks, running_tasks)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (name) do update set balance = excluded.balance, requests_per_minute = excluded.requests_per_minute,
           unsettled_tasks = excluded.unsettled_tasks, running_tasks = excluded.running_tasks
         where accounts.name <> $7 and not exists (select 1 from tokens where tokens.account_id = accounts.id)
         returning id)
       insert into tokens (hash, account_id, expires_at) select $8, id, $9 from account returning account_id`,
      [
        randomUUID(),
        account.name,
        toText(account.balance),
        toText(account.requestsPerMinute),
        toText(account.unsettledTasks),
        toText(account.runningTasks),
        OWNER_NAME,
        hashToken(token),
        account.expiresAt?.toISOString() ?? null,
      ],
    );
    const [row] = rows;
    return row ? { id: row.account_id as string, token } : null;
  },

  /** Without the owner's. */
  async list(sql: Sql): Promise<ListedAccount[]> {
    const rows = await sql.query(
      `select accounts.*, tokens.expires_at, tokens.hash is null as is_revoked
       from accounts left join tokens on tokens.account_id = accounts.id
       where accounts.name <> $1 order by accounts.created_at, accounts.name`,
      [OWNER_NAME],
    );
    return rows.map(readListed);
  },

  /** Takes the account's tokens away; its tasks stay. False when there was none. */
  async revoke(sql: Sql, name: string): Promise<boolean> {
    const rows = await sql.query(
      "delete from tokens using accounts where accounts.id = tokens.account_id and accounts.name = $1 returning hash",
      [name],
    );
    return rows.length > 0;
  },

  async findByToken(sql: Sql, token: string): Promise<AccountRecord | null> {
    const rows = await sql.query(
      "select accounts.* from tokens join accounts on accounts.id = tokens.account_id where tokens.hash = $1 and (expires_at is null or expires_at > now())",
      [hashToken(token)],
    );
    return rows.map(readAccount)[0] ?? null;
  },

  async find(sql: Sql, id: string): Promise<AccountRecord | null> {
    return (await sql.query("select * from accounts where id = $1", [id])).map(readAccount)[0] ?? null;
  },

  /** Takes credits off the balance before the work begins. False when there are too few. */
  async reserve(sql: Sql, id: string, credits: number): Promise<boolean> {
    const rows = await sql.query(
      `update accounts set balance = balance - $2::bigint
       where id = $1 and (balance is null or balance >= $2::bigint) returning id`,
      [id, String(credits)],
    );
    return rows.length > 0;
  },
};
