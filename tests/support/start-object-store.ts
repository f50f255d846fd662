import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Config } from "#service/config.ts";

export interface ObjectStore {
  readonly config: S3Config;
  /** The environment that leads a process of the service here. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const BUCKET = "plinth";
/** The only pair this server knows. */
const KEY = "S3RVER";

/** Starts an S3-compatible server (s3rver, from npm) on a free port, with one empty bucket in a new temporary folder. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), "plinth-s3-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    config: {
      endpoint,
      region: "us-east-1",
      bucket: BUCKET,
      credentials: { accessKeyId: KEY, secretAccessKey: KEY },
      prefix: "assets/",
      forcePathStyle: true,
    },
    environment: {
      PLINTH_S3_ENDPOINT: endpoint,
      PLINTH_S3_BUCKET: BUCKET,
      PLINTH_S3_ACCESS_KEY_ID: KEY,
      PLINTH_S3_SECRET_ACCESS_KEY: KEY,
      PLINTH_S3_PREFIX: "assets",
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
