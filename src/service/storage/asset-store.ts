export interface NewFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** One finished run of a task; an optimize is a new revision. */
export interface AssetKey {
  readonly taskId: string;
  /** 1 or more. */
  readonly revision: number;
}

export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/** A file was taken away or cut short behind the service's back. */
export class DamagedFileError extends Error {
  override readonly name = "DamagedFileError";

  constructor({ taskId, revision }: AssetKey, file: string) {
    super(`${taskId}/${revision}/${file} is missing, or is not as long as it was made.`);
  }
}

export interface StoredFile {
  readonly sizeBytes: number;
  /** SHA-256, base64url. */
  readonly digest: string;
  /**
   * `start` and `end` in bytes, both included; left out, everything.
   *
   * @throws {DamagedFileError} when what lies there is not what was put.
   */
  read(range?: ByteSpan): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/** The files of one run together. */
export interface StoredAsset {
  readonly sizeBytes: number;
}

/** Where the files of finished tasks lie: a folder, or whatever else can keep bytes under a name. */
export interface AssetStore {
  /** Whole or not at all, and on the disk when it resolves. Putting the same key again replaces what was there. */
  put(key: AssetKey, files: readonly NewFile[]): Promise<StoredAsset>;
  /**
   * Puts the very same files under another key as well, each key with its own: removing one leaves the other. Whole or not at all.
   *
   * @returns null when not all of them are there as they were put.
   */
  copy(from: AssetKey, to: AssetKey): Promise<StoredAsset | null>;
  /** What lies under a key, by its own account. Null when there is nothing. */
  describe(key: AssetKey): Promise<StoredAsset | null>;
  /** Null when there is no such file. */
  find(key: AssetKey, name: string): Promise<StoredFile | null>;
  /** Every revision of the task. Removing what is not there is no error. */
  remove(taskId: string): Promise<void>;
  /** One revision alone; as above. */
  removeRevision(key: AssetKey): Promise<void>;
  /** Ids of the tasks that have files here. */
  taskIds(): Promise<string[]>;
  /** Rejects when files can neither be put nor found: nobody answers, or the disk is gone. */
  check(): Promise<void>;
  close(): Promise<void>;
}
