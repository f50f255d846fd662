import type { Client } from "#client/client.ts";

/** What the protocol in front of a server works with. */
export interface McpDeps {
  readonly client: Client;
  /** Of this program, told to whoever connects. */
  readonly version: string;
  /**
   * Keeps files in a folder of its own.
   *
   * @param name Of the folder: a task's id, safe as a name.
   * @returns where each file lies.
   */
  save(
    name: string,
    files: readonly { name: string; blob: Blob }[],
  ): Promise<readonly { path: string; sizeBytes: number }[]>;
}
