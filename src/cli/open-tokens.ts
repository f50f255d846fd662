import { ClientError } from "#client/client-error.ts";
import type { CreatedToken, NewToken, Token } from "#contract/token.ts";
import { CliError } from "./cli-error.ts";
import { EXIT } from "./exit-codes.ts";
import { openSession, type SessionOptions } from "./open-session.ts";
import type { Terminal } from "./terminal.ts";

export interface Tokens {
  create(token: Partial<NewToken> & { readonly name: string }): Promise<CreatedToken>;
  list(): Promise<readonly Token[]>;
  revoke(name: string): Promise<void>;
  close(): Promise<void>;
}

/** The tokens of the running service, else, where it is this machine's and does not run, those in its database. */
export async function openTokens(options: SessionOptions, terminal: Terminal): Promise<Tokens> {
  const { signal, environment } = terminal;
  try {
    const { client } = await openSession(options, terminal);
    return {
      create: (token) => client.createToken(token),
      list: () => client.listTokens({ signal }),
      revoke: (name) => client.revokeToken(name, { signal }),
      close: async () => undefined,
    };
  } catch (error) {
    const isElsewhere = options.server !== undefined || (environment.PLINTH_URL ?? "").trim() !== "";
    const isAway = error instanceof ClientError ? error.kind === "network" : error instanceof CliError;
    if (isElsewhere || !isAway || signal.aborted) throw error;
    return openWithoutService(error, terminal);
  }
}

async function openWithoutService(unreachable: unknown, { environment, stderr }: Terminal): Promise<Tokens> {
  // the service's code, which no other command loads
  const { openLocalTokens } = await import("#service/accounts/open-local-tokens.ts");
  const tokens = await openLocalTokens(environment).catch((error) => {
    const isLocked = error instanceof Error && error.name === "FolderLockedError";
    const hint = "It runs, and does not answer there: PORT or --server says where it listens.";
    throw isLocked ? new CliError(EXIT.unreachable, error.message, hint) : asUsage(error);
  });
  if (!tokens) throw unreachable;
  stderr.write(`No service runs: done in ${tokens.place} itself.\n`);
  return {
    create: (token) => tokens.create(token).catch((error) => Promise.reject(asUsage(error))),
    list: () => tokens.list(),
    async revoke(name) {
      if (!(await tokens.revoke(name))) throw new CliError(EXIT.notFound, `There is no token "${name}" here.`);
    },
    close: () => tokens.close(),
  };
}

/** What the caller can mend keeps its words. */
const asUsage = (error: unknown): unknown =>
  error instanceof Error && ["ConfigError", "ProblemError"].includes(error.name)
    ? new CliError(EXIT.usage, error.message)
    : error;
