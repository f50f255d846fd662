import type { CreateMaterialBody, CreateModelBody } from "#contract/create.ts";
import type { AssetRecord } from "./asset-record.ts";
import { apiTexts } from "./texts.ts";

/** What is asked of a server for one task. */
export type CreateBody = CreateModelBody | CreateMaterialBody;

/** Some were created before one failed: nothing of that is hidden. */
export class PartlyCreatedError extends Error {
  readonly created: readonly AssetRecord[];
  /** What the server has not taken, the refused one first. */
  readonly unsent: readonly CreateBody[];

  constructor(created: readonly AssetRecord[], unsent: readonly CreateBody[], cause: unknown) {
    super(apiTexts.partlyCreatedError.sent(created.length, created.length + unsent.length), { cause });
    this.name = "PartlyCreatedError";
    this.created = created;
    this.unsent = unsent;
  }
}
