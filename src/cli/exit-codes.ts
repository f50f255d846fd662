/** What the command ends with. Documented in docs/command-line.md: others' scripts build on it. */
export const EXIT = {
  done: 0,
  /** The server's answer made no sense, a file could not be written, or something broke here. */
  broken: 1,
  /** Wrong arguments, or a request the server does not accept. */
  usage: 2,
  /** The server does not answer. */
  unreachable: 3,
  /** No access token, or not a good one. */
  unauthorized: 4,
  /** The server made nothing of the prompt: the task failed. */
  failed: 5,
  /** Too few credits, too many requests, or a full queue. */
  limited: 6,
  /** `--timeout` is over; the task goes on. */
  timeout: 7,
  /** There is no such task. */
  notFound: 8,
  /** Ctrl-C; the task was cancelled, where the server can. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
