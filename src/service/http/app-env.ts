import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "pino";
import type { AccountRecord } from "../accounts/account-store.ts";

/** What travels with a request through the middleware. */
export interface AppEnv {
  /** Empty where a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    /** How long a JSON body may take to arrive. */
    bodyTimeoutMs: number;
    /** Set behind `authenticate`. */
    account: AccountRecord;
  };
}

export type AppContext = Context<AppEnv>;
