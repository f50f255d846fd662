import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import type { S3Config } from "../config.ts";
import { type AssetKey, type AssetStore, DamagedFileError, type NewFile } from "./asset-store.ts";
import { describeManifest, digestOf, type Manifest, ManifestCache, parseManifest } from "./manifest.ts";

/** Attempts at one request, a moment longer apart each time. */
const ATTEMPTS = 5;
const CONNECT_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Keeps assets in a bucket, as `<prefix><id>/<revision>/<digest>-<name>` and a manifest `<prefix><id>/<revision>.json`, which is
 * written last. Any number of processes may share it.
 *
 * @throws when the bucket cannot be reached or does not exist.
 */
export async function openS3AssetStore(options: S3Config): Promise<AssetStore> {
  const { bucket: Bucket, prefix } = options;
  const client = new S3Client(clientConfig(options));
  await client.send(new HeadBucketCommand({ Bucket })).catch((cause: Error) => {
    throw new Error(`The bucket "${Bucket}" of PLINTH_S3_BUCKET cannot be used: ${cause.name}: ${cause.message}`, {
      cause,
    });
  });

  const taskPrefix = (taskId: string) => `${prefix}${taskId}/`;
  const manifestKey = ({ taskId, revision }: AssetKey) => `${taskPrefix(taskId)}${revision}.json`;
  const objectKey = ({ taskId, revision }: AssetKey, digest: string, name: string) =>
    `${taskPrefix(taskId)}${revision}/${digest}-${name}`;

  const put = (Key: string, bytes: Uint8Array) => client.send(new PutObjectCommand({ Bucket, Key, Body: bytes }));

  const readManifest = async (Key: string): Promise<Manifest | null> => {
    const found = await client.send(new GetObjectCommand({ Bucket, Key })).catch(nullWhenMissing);
    return found ? parseManifest((await found.Body?.transformToString()) ?? "") : null;
  };
  const manifests = new ManifestCache(readManifest);

  const putManifest = async (key: AssetKey, manifest: Manifest) => {
    await put(manifestKey(key), Buffer.from(JSON.stringify(manifest)));
    manifests.forget(manifestKey(key));
    return describeManifest(manifest);
  };

  const putFile = async (key: AssetKey, { name, bytes }: NewFile) => {
    const digest = await digestOf(bytes);
    await put(objectKey(key, digest, name), bytes);
    return [name, { sizeBytes: bytes.byteLength, digest }] as const;
  };

  /** Every page of a listing: a thousand keys, or folders, each. */
  async function* pages(Prefix: string, Delimiter?: string) {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken }));
      yield page;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  const removeAll = async (under: string): Promise<void> => {
    for await (const { Contents = [] } of pages(under)) {
      const Objects = Contents.map(({ Key }) => ({ Key }));
      if (Objects.length > 0) await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    }
    manifests.forget(under);
  };

  return {
    async put(key, files) {
      const described = await Promise.all(files.map((file) => putFile(key, file)));
      return putManifest(key, { files: Object.fromEntries(described) });
    },

    async copy(from, to) {
      const manifest = await readManifest(manifestKey(from));
      if (!manifest) return null;
      const copied = Object.entries(manifest.files).map(async ([name, { digest, sizeBytes }]) => {
        const source = objectKey(from, digest, name);
        const found = await client.send(new HeadObjectCommand({ Bucket, Key: source })).catch(nullWhenMissing);
        if (found?.ContentLength !== sizeBytes) return false;
        const CopySource = [Bucket, ...source.split("/")].map(encodeURIComponent).join("/");
        return client
          .send(new CopyObjectCommand({ Bucket, Key: objectKey(to, digest, name), CopySource }))
          .then(() => true, falseWhenMissing);
      });
      return (await Promise.all(copied)).every(Boolean) ? putManifest(to, manifest) : null;
    },

    async describe(key) {
      const manifest = await readManifest(manifestKey(key));
      return manifest && describeManifest(manifest);
    },

    async find(key, name) {
      const file = await manifests.file(manifestKey(key), name);
      if (!file) return null;
      return {
        ...file,
        async read(range) {
          const found = await client
            .send(
              new GetObjectCommand({
                Bucket,
                Key: objectKey(key, file.digest, name),
                ...(range && { Range: `bytes=${range.start}-${range.end}` }),
              }),
            )
            .catch(nullWhenMissing);
          const expected = range ? range.end - range.start + 1 : file.sizeBytes;
          if (!found?.Body || found.ContentLength !== expected) {
            manifests.forget(manifestKey(key));
            throw new DamagedFileError(key, name);
          }
          return found.Body.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>>;
        },
      };
    },

    remove: (taskId) => removeAll(taskPrefix(taskId)),

    async removeRevision(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: manifestKey(key) }));
      manifests.forget(manifestKey(key));
      await removeAll(`${taskPrefix(key.taskId)}${key.revision}/`);
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },

    async taskIds() {
      const ids: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(prefix, "/")) {
        for (const { Prefix = "" } of CommonPrefixes) ids.push(Prefix.slice(prefix.length, -1));
      }
      return ids;
    },

    async close() {
      client.destroy();
    },
  };
}

function clientConfig({ endpoint, region, credentials, forcePathStyle }: S3Config): S3ClientConfig {
  return {
    region,
    forcePathStyle,
    maxAttempts: ATTEMPTS,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    // checksums of AWS's own that other servers refuse
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  };
}

function nullWhenMissing(error: Error): null {
  // a HEAD has no body to say more in
  if (error instanceof NoSuchKey || error instanceof NotFound) return null;
  throw error;
}

const falseWhenMissing = (error: Error): boolean => nullWhenMissing(error) !== null;
