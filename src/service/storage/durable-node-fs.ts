import { closeSync, fsyncSync, openSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface Stream {
  /** Left out for a folder. */
  readonly nfd?: number;
  readonly node: object;
}

interface NodeFsModule {
  readonly NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number };
    realPath(node: object): string;
  };
}

type InitOptions = Parameters<NodeFS["init"]>[1];

/** PGlite's file system, but one where fsync reaches the disk: Emscripten's does nothing at all. */
export class DurableNodeFS extends NodeFS {
  override async init(pglite: PGlite, options: InitOptions) {
    const result = await super.init(pglite, options);
    result.emscriptenOpts.preRun?.push((module) => {
      const { NODEFS } = module as unknown as NodeFsModule;
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        else syncFolder(NODEFS.realPath(stream.node));
        return 0;
      };
    });
    return result;
  }
}

function syncFolder(path: string): void {
  // Windows opens no folders, and needs no such call
  if (process.platform === "win32") return;
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
