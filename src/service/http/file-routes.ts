import type { Hono } from "hono";
import { ProblemError } from "../problem-error.ts";
import { type AssetKey, type AssetStore, DamagedFileError } from "../storage/asset-store.ts";
import type { Sql } from "../storage/database.ts";
import type { FileSigner } from "../storage/file-signer.ts";
import type { ReadMarks } from "../tasks/read-marks.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import { taskStore } from "../tasks/task-store.ts";
import type { AppContext, AppEnv } from "./app-env.ts";
import type { FindAccount } from "./authenticate.ts";
import { readByteRange } from "./byte-range.ts";
import { mediaType } from "./media-type.ts";

export const FILE_PATH = "/v1/files/:task/:revision/:signature/:name";

export interface FileRouteDeps {
  readonly database: Sql;
  readonly queue: TaskQueue;
  readonly assets: AssetStore;
  readonly signer: FileSigner;
  readonly findAccount: FindAccount;
  readonly readMarks: ReadMarks;
}

/** Served to the task's owner by token: not worth keeping without a signature. */
const NOT_KEPT = "private, no-cache";

/** A premium model takes about as long. */
const REMADE_AFTER_SECONDS = 5;

/** GET /v1/files/{task}/{revision}/{signature}/{name} → 200 · 206 · 304 · 401 · 404 · 416 · 503 */
export function addFileRoutes(app: Hono<AppEnv>, deps: FileRouteDeps): void {
  const { database, queue, assets, signer, findAccount, readMarks } = deps;
  const mayRead = async (context: AppContext, key: AssetKey): Promise<boolean> => {
    const account = await findAccount(context);
    const task = account && (await taskStore.findById(database, key.taskId));
    return Boolean(task && account && task.accountId === account.id);
  };

  const shouldBe = async ({ taskId, revision }: AssetKey, name: string): Promise<boolean> => {
    const task = await taskStore.findById(database, taskId);
    return task !== null && task.revision === revision && task.files.includes(name);
  };

  /** The same request gives the same bytes: what was lost can be made again. */
  const remake = async (key: AssetKey, name: string): Promise<ProblemError> => {
    await queue.sendRemake(key);
    return new ProblemError("unavailable", `"${name}" is not kept any more, and is being made again.`, {
      hint: `Send the request again in ${REMADE_AFTER_SECONDS} seconds or more.`,
      headers: { "Retry-After": String(REMADE_AFTER_SECONDS) },
    });
  };

  app.get(FILE_PATH, async (context) => {
    const { task: taskId, revision: revisionText, signature, name } = context.req.param();
    const key: AssetKey = { taskId, revision: Number(revisionText) };
    if (!/^[0-9a-f-]{36}$/.test(taskId) || !/^[1-9]\d{0,5}$/.test(revisionText)) throw noSuchFile(name);
    const expiresAt = signer.verify(key, signature);
    if (expiresAt === null && !(await mayRead(context, key))) {
      throw new ProblemError("unauthorized", "This address has expired, or is not one of ours.", {
        hint: "Retrieve the task again for fresh addresses.",
        headers: { "WWW-Authenticate": 'Bearer realm="plinth"' },
      });
    }
    const file = await assets.find(key, name);
    if (!file) throw (await shouldBe(key, name)) ? await remake(key, name) : noSuchFile(name);
    readMarks.add(key);

    const etag = `"${file.digest}"`;
    const headers: Record<string, string> = {
      ETag: etag,
      "Accept-Ranges": "bytes",
      "Cache-Control":
        expiresAt === null
          ? NOT_KEPT
          : `private, max-age=${Math.max(0, Math.floor(expiresAt - Date.now() / 1000))}, immutable`,
    };
    if (matches(context.req.header("If-None-Match"), etag)) return context.body(null, 304, headers);

    headers["Content-Type"] = mediaType(name);
    const ifRange = context.req.header("If-Range");
    const wanted = ifRange === undefined || ifRange === etag ? context.req.header("Range") : undefined;
    const range = readByteRange(wanted, file.sizeBytes);
    if (range === null) {
      return context.body(null, 416, { ...headers, "Content-Range": `bytes */${file.sizeBytes}` });
    }
    headers["Content-Length"] = String(range ? range.end - range.start + 1 : file.sizeBytes);
    if (range) headers["Content-Range"] = `bytes ${range.start}-${range.end}/${file.sizeBytes}`;
    const status = range ? 206 : 200;
    if (context.req.method === "HEAD") return context.body(null, status, headers);
    try {
      return context.body(await file.read(range), status, headers);
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
      context.get("log").error({ err: error }, "a file was damaged");
      throw await remake(key, name);
    }
  });
}

const noSuchFile = (name: string) => new ProblemError("not-found", `There is no file "${name}" here.`);

/** Weak comparison, as If-None-Match asks for (RFC 9110, 13.1.2). */
export const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === "*" || header.split(",").some((given) => given.trim().replace(/^W\//, "") === etag));
