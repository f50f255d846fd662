/** Where a task is made that is not made here, as far as that is known. */
export interface UpstreamState {
  /** Address of the other server. */
  readonly url: string;
  /** The task was asked for, and no answer has come: only an answer, or a server that knows repeat keys, tells whether it was taken. */
  readonly isSent?: boolean;
  /** Of the preview there. */
  readonly id?: string;
  /** Of the task that optimizes it: the same as a rule, but some servers make another. */
  readonly optimizedId?: string;
}
