import { ClientError } from "#client/client-error.ts";
import type { Connection } from "./connection.ts";
import { PartlyCreatedError } from "./partly-created-error.ts";

/** A failure in words for the artist, and what can be done about it. */
export interface Explanation {
  title: string;
  detail: string;
  /** Where the way on is: once more, or to the connection's settings, or neither. */
  wayOn: "retry" | "settings" | "none";
  /** By which the server's operator finds the request. */
  requestId?: string | undefined;
}

/** Says what a failed call means and how to go on. */
export function explainError(error: unknown, connection: Connection | undefined): Explanation {
  if (error instanceof PartlyCreatedError) {
    const cause = explainError(error.cause, connection);
    return { ...cause, title: `${error.message} Then: ${cause.title}` };
  }
  const server = connection ? `${connection.name} (${connection.baseUrl})` : "The server";
  if (!(error instanceof ClientError)) {
    return {
      title: "This did not work",
      detail: error instanceof Error ? error.message : String(error),
      wayOn: "retry",
    };
  }
  return { ...explainClientError(error, server), requestId: error.requestId };
}

function explainClientError(error: ClientError, server: string): Explanation {
  const said = error.problem?.hint ? `${error.message} ${error.problem.hint}` : error.message;
  if (error.kind === "network") {
    return {
      title: "The server does not answer",
      detail: `${server} cannot be reached. It may be off, the address may be wrong, or it may not allow this page to talk to it (CORS). What you typed stays here.`,
      wayOn: "retry",
    };
  }
  if (error.kind === "unauthorized") {
    return {
      title: "The access token was refused",
      detail: `${server} does not accept the token of this connection.`,
      wayOn: "settings",
    };
  }
  if (error.kind === "shape") {
    return {
      title: "The server's answer makes no sense",
      detail: `${said} Is ${server} the right address, without /v1? If it is, a page to sign in or a fault of the server stands before it. What you typed stays here.`,
      wayOn: "settings",
    };
  }
  if (error.status === 402) return { title: "Not enough credits", detail: said, wayOn: "none" };
  if (error.status === 422 || error.status === 400) {
    return { title: "The server does not accept this", detail: said, wayOn: "none" };
  }
  if (error.status === 429 || error.status === 503) {
    const wait = error.retryAfterMs ? ` It asks to wait ${Math.ceil(error.retryAfterMs / 1000)} s.` : "";
    return { title: "The server is busy", detail: said + wait, wayOn: "retry" };
  }
  if (error.status === 404 || error.status === 405 || error.status === 501) {
    const own = error.problem ? `${said} ` : "";
    return {
      title: "The server does not offer this",
      detail: `${own}${server} answered ${error.status}. If that holds for everything, its address is wrong.`,
      wayOn: "settings",
    };
  }
  if ((error.status ?? 0) >= 500) {
    const own = error.problem ? `${said} ` : "";
    return {
      title: `The server answered ${error.status}`,
      detail: `${own}Something broke on its side, not on yours. What you typed stays here.`,
      wayOn: "retry",
    };
  }
  return { title: `The server answered ${error.status}`, detail: error.problem ? said : "", wayOn: "retry" };
}
