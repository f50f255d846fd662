import { ClientError } from "#client/client-error.ts";
import { FAMILIES } from "#contract/family.ts";
import type { Connection } from "./connection.ts";
import { errorsTexts } from "./error-texts.ts";

export type ConnectionVerdict =
  | { verdict: "well" }
  /** It may be saved, but this is what to know. */
  | { verdict: "odd"; words: string }
  | { verdict: "refused"; words: string }
  | { verdict: "unreachable"; words: string };

/** In milliseconds. Who has just asked waits for it. */
const PATIENCE_MS = 10_000;

/**
 * Tries a connection by asking each family for a task that nobody has: 404 is what a working server says to that,
 * 401 and 403 are a refused token. One that has not answered after ten seconds is not reachable.
 */
export async function testConnection(
  { baseUrl, token }: Pick<Connection, "baseUrl" | "token">,
  patienceMs = PATIENCE_MS,
): Promise<ConnectionVerdict> {
  const { createClient } = await import("#client/client.ts");
  const client = createClient({ baseUrl, token, timeoutMs: patienceMs });
  const verdicts = await Promise.all(
    FAMILIES.map((family) =>
      client.retrieve(family, randomUuid()).then(
        (): ConnectionVerdict => ({ verdict: "well" }),
        (error: unknown) => judge(error, baseUrl),
      ),
    ),
  );
  const worst = ["unreachable", "refused", "odd"].flatMap((kind) =>
    verdicts.filter(({ verdict }) => verdict === kind),
  )[0];
  return worst ?? { verdict: "well" };
}

export function judge(error: unknown, baseUrl: string): ConnectionVerdict {
  if (!(error instanceof ClientError)) return { verdict: "unreachable", words: String(error) };
  if (error.status === 404) return { verdict: "well" };
  if (error.kind === "unauthorized") {
    return { verdict: "refused", words: errorsTexts.testConnection.refusesToken(baseUrl, error.status) };
  }
  if (error.kind === "network") {
    return {
      verdict: "unreachable",
      words: errorsTexts.testConnection.cannotBeReached(baseUrl, location.origin),
    };
  }
  return {
    verdict: "odd",
    words: errorsTexts.testConnection.oddAnswer(baseUrl, error.status, error.message),
  };
}

/** `crypto.randomUUID` is missing on pages that come over plain HTTP from another machine. */
export function randomUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
