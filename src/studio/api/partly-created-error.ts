import type { CreateMaterialBody, CreateModelBody } from "#contract/create.ts";
import type { AssetRecord } from "./asset-record.ts";

/** What is asked of a server for one task. */
export type CreateBody = CreateModelBody | CreateMaterialBody;

/** Some were created before one failed: nothing of that is hidden. */
export class PartlyCreatedError extends Error {
  readonly created: readonly AssetRecord[];
  /** What the server has not taken, the refused one first. */
  readonly unsent: readonly CreateBody[];

  constructor(created: readonly AssetRecord[], unsent: readonly CreateBody[], cause: unknown) {
    super(`${created.length} of ${created.length + unsent.length} were sent.`, { cause });
    this.name = "PartlyCreatedError";
    this.created = created;
    this.unsent = unsent;
  }
}
