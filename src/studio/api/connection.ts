import { apiTexts } from "./texts.ts";

/** A server of the contract that the artist works with. */
export interface Connection {
  /** Stable, and part of a task's address in the studio: lower-case letters, digits and hyphens. */
  id: string;
  name: string;
  /** Address of the server without `/v1` and without a slash at the end. */
  baseUrl: string;
  token: string;
  pollIntervalMs: number;
}

/** The service that serves this page. It is always there and always first. */
export const EMBEDDED_ID = "embedded";

export const POLL_INTERVAL_MIN_MS = 250;
export const POLL_INTERVAL_MAX_MS = 60_000;
const EMBEDDED_POLL_INTERVAL_MS = 1000;
export const DEFAULT_POLL_INTERVAL_MS = 3000;

export const embeddedConnection = (): Connection => ({
  id: EMBEDDED_ID,
  name: apiTexts.connection.thisMachine,
  baseUrl: OWN_ORIGIN,
  token: "",
  pollIntervalMs: EMBEDDED_POLL_INTERVAL_MS,
});

/** Where this page comes from; nowhere yet while it is built. */
export const OWN_ORIGIN: string = globalThis.location?.origin ?? "";

/** Whether it is the service that serves this page: what it allows is known. */
export const isOwnService = ({ baseUrl }: Pick<Connection, "baseUrl">): boolean => baseUrl === OWN_ORIGIN;

/** An id made of the name that no other connection has. */
export function connectionId(name: string, taken: readonly string[]): string {
  const slug =
    name
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "") || "server";
  let id = slug;
  for (let count = 2; taken.includes(id); count++) id = `${slug}-${count}`;
  return id;
}
