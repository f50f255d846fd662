import type { Hono } from "hono";
import { TOKENS_PATH } from "#contract/paths.ts";
import { newTokenSchema } from "#contract/token.ts";
import type { AccountRecord } from "../accounts/account-store.ts";
import { tokenDesk } from "../accounts/token-desk.ts";
import { ProblemError } from "../problem-error.ts";
import type { Sql } from "../storage/database.ts";
import type { AppContext, AppEnv } from "./app-env.ts";
import { readBody } from "./read-body.ts";

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

  /** GET /v1/tokens → 200 list · 404 */
  app.get(TOKENS_PATH, async (context) => {
    checkOwner(context);
    return context.json({ items: await tokenDesk.list(database) });
  });

  /** POST /v1/tokens → 201 token · 404 · 422 */
  app.post(TOKENS_PATH, async (context) => {
    checkOwner(context);
    const created = await tokenDesk.create(database, await readBody(context, newTokenSchema));
    const { name } = created;
    context.get("log").info({ name }, "token created");
    return context.json(created, 201);
  });

  /** DELETE /v1/tokens/{name} → 204 · 404 */
  app.delete(`${TOKENS_PATH}/:name`, async (context) => {
    checkOwner(context);
    const { name } = context.req.param();
    if (name === owner.name || !(await tokenDesk.revoke(database, name))) {
      throw new ProblemError("not-found", `There is no token "${name}" here.`);
    }
    context.get("log").info({ name }, "token revoked");
    return context.body(null, 204);
  });
}
