import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Sql } from "../storage/database.ts";

export interface AccountRecord {
  readonly id: string;
  readonly name: string;
  /** Credits left to spend; null means unlimited. */
  readonly balance: number | null;
}

const OWNER_NAME = "owner";

/** Tokens are 256 random bits, so that a plain digest keeps them safe. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

const readAccount = (row: Record<string, unknown>): AccountRecord => ({
  id: row.id as string,
  name: row.name as string,
  balance: row.balance === null ? null : Number(row.balance),
});

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

  /** A new account with a token of its own, told this once: only its hash is kept. */
  async create(sql: Sql, account: { name: string; balance: number | null }): Promise<{ id: string; token: string }> {
    const id = randomUUID();
    const token = randomBytes(32).toString("base64url");
    await sql.query(
      `with account as (insert into accounts (id, name, balance) values ($1, $2, $3) returning id)
       insert into tokens (hash, account_id) select $4, id from account`,
      [id, account.name, account.balance === null ? null : String(account.balance), hashToken(token)],
    );
    return { id, token };
  },

  async list(sql: Sql): Promise<AccountRecord[]> {
    return (await sql.query("select * from accounts order by created_at, name")).map(readAccount);
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
      "select accounts.* from tokens join accounts on accounts.id = tokens.account_id where tokens.hash = $1",
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
