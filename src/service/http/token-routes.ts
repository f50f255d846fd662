import type { Hono } from "hono";
import { TOKENS_PATH } from "#contract/paths.ts";
import { newTokenSchema, type Token } from "#contract/token.ts";
import { type AccountRecord, accountStore, type ListedAccount } from "../accounts/account-store.ts";
import { ProblemError } from "../problem-error.ts";
import type { Sql } from "../storage/database.ts";
import type { AppContext, AppEnv } from "./app-env.ts";
import { formatTimestamp } from "./format-timestamp.ts";
import { invalidBody, readBody } from "./read-body.ts";

export interface TokenRouteDeps {
  readonly database: Sql;
  readonly owner: AccountRecord;
}

/** Making, listing and revoking tokens: the owner's alone. */
export function addTokenRoutes(app: Hono<AppEnv>, { database, owner }: TokenRouteDeps): void {
  const checkOwner = (context: AppContext) => {
    if (context.get("account").id === owner.id) return;
    throw new ProblemError("not-found", `There is nothing at ${context.req.path}.`);
  };
  const find = async (name: string) => (await accountStore.list(database)).find((account) => account.name === name);

  /** GET /v1/tokens → 200 list · 404 */
  app.get(TOKENS_PATH, async (context) => {
    checkOwner(context);
    return context.json({ items: (await accountStore.list(database)).map(presentToken) });
  });

  /** POST /v1/tokens → 201 token · 404 · 422 */
  app.post(TOKENS_PATH, async (context) => {
    checkOwner(context);
    const { name, balance, expiresAt, ...limits } = await readBody(context, newTokenSchema);
    const expiry = expiresAt ? new Date(expiresAt) : null;
    if (expiry && expiry.getTime() <= Date.now()) {
      throw invalidBody([{ path: "expiresAt", message: `Must lie in the future, got "${expiresAt}".` }]);
    }
    const created = await accountStore.create(database, {
      name,
      balance: balance ?? null,
      expiresAt: expiry,
      ...limits,
    });
    const account = created && (await find(name));
    if (!account) throw invalidBody([{ path: "name", message: `"${name}" is taken: revoke it, or choose another.` }]);
    context.get("log").info({ name }, "token created");
    return context.json({ ...presentToken(account), token: created.token }, 201);
  });

  /** DELETE /v1/tokens/{name} → 204 · 404 */
  app.delete(`${TOKENS_PATH}/:name`, async (context) => {
    checkOwner(context);
    const { name } = context.req.param();
    if (name === owner.name || !(await accountStore.revoke(database, name))) {
      throw new ProblemError("not-found", `There is no token "${name}" here.`);
    }
    context.get("log").info({ name }, "token revoked");
    return context.body(null, 204);
  });
}

const presentToken = ({ id: _, createdAt, expiresAt, ...account }: ListedAccount): Token => ({
  ...account,
  createdAt: formatTimestamp(createdAt),
  expiresAt: expiresAt && formatTimestamp(expiresAt),
});
