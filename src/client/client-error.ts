import type { Problem } from "#contract/problem.ts";

/** Why a call came to nothing, in the classes a caller must tell apart. */
export type ClientErrorKind =
  /** No answer: offline, wrong address, refused by CORS, aborted by the network. */
  | "network"
  /** 401 or 403: the token is missing, wrong or not allowed. */
  | "unauthorized"
  /** Any other HTTP status outside 2xx. */
  | "http"
  /** A 2xx whose body is not what the contract says. */
  | "shape";

export interface ClientErrorDetails {
  readonly kind: ClientErrorKind;
  readonly status?: number;
  readonly problem?: Problem;
  /** Milliseconds the server asks to wait (`Retry-After`). */
  readonly retryAfterMs?: number;
  readonly requestId?: string;
  readonly cause?: unknown;
}

/** Every failure of the client. The message is for people. */
export class ClientError extends Error {
  readonly kind: ClientErrorKind;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  readonly retryAfterMs: number | undefined;
  readonly requestId: string | undefined;

  constructor(message: string, details: ClientErrorDetails) {
    super(message, { cause: details.cause });
    this.name = "ClientError";
    this.kind = details.kind;
    this.status = details.status;
    this.problem = details.problem;
    this.retryAfterMs = details.retryAfterMs;
    this.requestId = details.requestId;
  }
}
