import type { CreatedToken, NewToken, Token } from "#contract/token.ts";
import { formatTimestamp } from "../http/format-timestamp.ts";
import { invalidBody } from "../http/read-body.ts";
import type { Sql } from "../storage/database.ts";
import { accountStore, type ListedAccount } from "./account-store.ts";

/** Making, listing and revoking tokens, for whoever may: the service asks for its owner's token first. */
export const tokenDesk = {
  async list(sql: Sql): Promise<Token[]> {
    return (await accountStore.list(sql)).map(presentToken);
  },

  /** @throws {ProblemError} `invalid-body` when the name is taken or the expiry is over. */
  async create(sql: Sql, { name, balance, expiresAt, ...limits }: NewToken): Promise<CreatedToken> {
    const expiry = expiresAt ? new Date(expiresAt) : null;
    if (expiry && expiry.getTime() <= Date.now()) {
      throw invalidBody([{ path: "expiresAt", message: `Must lie in the future, got "${expiresAt}".` }]);
    }
    const created = await accountStore.create(sql, { name, balance: balance ?? null, expiresAt: expiry, ...limits });
    const account = created && (await accountStore.list(sql)).find((each) => each.name === name);
    if (!account) throw invalidBody([{ path: "name", message: `"${name}" is taken: revoke it, or choose another.` }]);
    return { ...presentToken(account), token: created.token };
  },

  /** False when there is no such token. */
  revoke: (sql: Sql, name: string): Promise<boolean> => accountStore.revoke(sql, name),
};

const presentToken = ({ id: _, createdAt, expiresAt, ...account }: ListedAccount): Token => ({
  ...account,
  createdAt: formatTimestamp(createdAt),
  expiresAt: expiresAt && formatTimestamp(expiresAt),
});
