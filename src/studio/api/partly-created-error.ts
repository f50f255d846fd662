import type { AssetRecord } from "./asset-record.ts";

/** Some were created before one failed: nothing of that is hidden. */
export class PartlyCreatedError extends Error {
  readonly created: readonly AssetRecord[];

  constructor(created: readonly AssetRecord[], wanted: number, cause: unknown) {
    super(`${created.length} of ${wanted} were sent.`, { cause });
    this.name = "PartlyCreatedError";
    this.created = created;
  }
}
