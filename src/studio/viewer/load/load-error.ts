import type { StageFile } from "../stage-asset.ts";

/** A file that cannot be shown; the message says why in the artist's words. */
export class LoadError extends Error {
  override readonly name = "LoadError";
  readonly file: StageFile;

  constructor(file: StageFile, message: string) {
    super(message);
    this.file = file;
  }
}
