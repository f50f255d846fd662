import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CliError } from "./cli-error.ts";
import { EXIT } from "./exit-codes.ts";

export interface Connection {
  readonly baseUrl: string;
  readonly token: string;
}

export interface ConnectionOptions {
  readonly server?: string;
  readonly token?: string;
}

const DEFAULT_PORT = "4310";

/**
 * Which server to talk to, and as whom: the options, else `PLINTH_URL` and `PLINTH_TOKEN`, else the service on this
 * machine with the owner token it keeps in `PLINTH_DATA`. The owner token is sent to this machine alone.
 *
 * @throws {CliError} `usage` when the address is none, `unauthorized` when there is no token.
 */
export async function readConnection(
  options: ConnectionOptions,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Connection> {
  const setting = (name: string) => environment[name]?.trim() || undefined;
  const given = options.server ?? setting("PLINTH_URL");
  const url = readAddress(given ?? `http://127.0.0.1:${setting("PORT") ?? DEFAULT_PORT}`);
  // the address a service prints at its start has the token in it
  const inAddress = new URLSearchParams(url.hash.slice(1)).get("token") ?? undefined;
  const baseUrl = `${url.origin}${url.pathname}`.replace(/\/+$/, "");
  const token = options.token ?? inAddress ?? setting("PLINTH_TOKEN");
  if (token !== undefined) return { baseUrl, token: checkToken(token) };

  const file = resolve(join(setting("PLINTH_DATA") ?? "./data", "owner-token"));
  const kept = isThisMachine(url) ? await readFile(file, "utf8").catch(() => "") : "";
  if (kept.trim() !== "") return { baseUrl, token: kept.trim() };
  throw new CliError(
    EXIT.unauthorized,
    `There is no access token for ${baseUrl}.`,
    isThisMachine(url)
      ? `Set PLINTH_TOKEN, or PLINTH_DATA to the service's data folder: ${file} cannot be read.`
      : "Set PLINTH_TOKEN, or give --token.",
  );
}

function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === "" && url.search === "") return url;
  const shown = url?.username ? "one with a user name in it" : `"${text}"`;
  throw new CliError(EXIT.usage, `The server must be an address like http://127.0.0.1:4310, got ${shown}.`);
}

function checkToken(token: string): string {
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  // never quoted: it may be a good token with a slip
  throw new CliError(EXIT.usage, "The access token must be printable ASCII characters without spaces.");
}

const isThisMachine = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127\./.test(hostname);
