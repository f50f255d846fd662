import type { Command } from "commander";
import type { Capabilities } from "#client/capabilities.ts";
import { type Client, createClient } from "#client/client.ts";
import { type ConnectionOptions, readConnection } from "./read-connection.ts";
import type { Terminal } from "./terminal.ts";

export interface SessionOptions extends ConnectionOptions {
  readonly json?: boolean;
}

/** What every command begins with. */
export interface Session {
  readonly baseUrl: string;
  readonly client: Client;
  readonly capabilities: Capabilities;
}

/** Adds the options that say which server, and how to tell what came of it. */
export const withSessionOptions = (command: Command): Command =>
  command
    .option("--server <address>", "server of the /v1 contract (PLINTH_URL, else the service on this machine)")
    .option("--token <token>", "access token; PLINTH_TOKEN keeps it out of the list of processes")
    .option("--json", "tell everything as one JSON object on standard output");

/** @throws {CliError | ClientError} when no server answers there, or there is no token for it. */
export async function openSession(options: SessionOptions, terminal: Terminal): Promise<Session> {
  const connection = await readConnection(options, terminal.environment);
  const client = createClient(connection);
  return {
    baseUrl: connection.baseUrl,
    client,
    capabilities: await client.capabilities({ signal: terminal.signal }),
  };
}
