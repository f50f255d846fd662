import { timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { type AccountRecord, accountStore, hashToken } from "../accounts/account-store.ts";
import { ProblemError } from "../problem-error.ts";
import type { Sql } from "../storage/database.ts";
import { countAgainst, type RateLimit } from "../storage/rate-limit.ts";
import type { AppContext, AppEnv } from "./app-env.ts";

export interface AuthenticateDeps {
  readonly database: Sql;
  /** Of the owner's token. */
  readonly ownerHash: Buffer;
  readonly owner: AccountRecord;
}

/** Wrong tokens from one address. A good one always passes: who shares an address with a guesser loses nothing. */
const GUESSES: RateLimit = { burst: 100, perSecond: 1 };

const CHALLENGE = 'Bearer realm="plinth"';

/** Finds the account behind a request's bearer token; null when the token is no good, undefined when there is none. */
export function createFindAccount({ database, ownerHash, owner }: AuthenticateDeps) {
  return async (context: AppContext): Promise<AccountRecord | null | undefined> => {
    const header = context.req.header("Authorization");
    if (header === undefined) return undefined;
    const token = /^Bearer +([\x21-\x7e]{1,1024}) *$/i.exec(header)?.[1];
    if (token === undefined) return null;
    if (timingSafeEqual(hashToken(token), ownerHash)) return owner;
    return accountStore.findByToken(database, token);
  };
}

export type FindAccount = ReturnType<typeof createFindAccount>;

/** Lets only requests with a good token through, and says whose they are. */
export function authenticate(database: Sql, findAccount: FindAccount): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const account = await findAccount(context);
    if (account === null) {
      const address = context.env?.incoming?.socket.remoteAddress ?? "";
      const { waitSeconds } = await countAgainst(database, `guess ${address}`, GUESSES);
      if (waitSeconds > 0) throw tooManyGuesses(waitSeconds);
    }
    if (!account) throw unauthorized(account === null);
    context.set("account", account);
    await next();
  };
}

const tooManyGuesses = (waitSeconds: number) =>
  new ProblemError("rate-limited", "Too many wrong access tokens came from this address.", {
    hint: `Send the next one in ${waitSeconds} seconds or more.`,
    headers: { "Retry-After": String(waitSeconds) },
  });

function unauthorized(wasGiven: boolean): ProblemError {
  return new ProblemError(
    "unauthorized",
    wasGiven ? "The access token is not one of this service." : "The request carries no access token.",
    {
      hint: "Send the header Authorization: Bearer <ACCESS_TOKEN>. Every start prints the studio's address with the token in it.",
      headers: { "WWW-Authenticate": wasGiven ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE },
    },
  );
}
