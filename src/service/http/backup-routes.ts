import { Readable } from "node:stream";
import type { Hono } from "hono";
import { readBackup } from "../backup/read-backup.ts";
import { type BackupDeps, writeBackup } from "../backup/write-backup.ts";
import { ProblemError } from "../problem-error.ts";
import type { AppContext, AppEnv } from "./app-env.ts";

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

export interface BackupRouteDeps extends BackupDeps {
  readonly owner: { readonly id: string };
}

/** For whoever runs the service; to everybody else they are not there. */
export function addBackupRoutes(app: Hono<AppEnv>, deps: BackupRouteDeps): void {
  const checkOwner = (context: AppContext) => {
    if (context.get("account").id !== deps.owner.id) {
      throw new ProblemError("not-found", `There is nothing at ${context.req.path}.`);
    }
  };

  /** GET /backup → 200 tar */
  app.get("/backup", (context) => {
    checkOwner(context);
    return context.body(Readable.toWeb(Readable.from(writeBackup(deps))) as Bytes, 200, {
      "Content-Type": "application/x-tar",
      "Cache-Control": "no-store",
    });
  });

  /** POST /restore, with the bytes of a backup → 200 · 422 */
  app.post("/restore", async (context) => {
    checkOwner(context);
    const body = context.req.raw.body as AsyncIterable<Uint8Array> | null;
    if (!body) throw new ProblemError("invalid-body", "The backup cannot be used. The body is empty.");
    const restored = await readBackup(deps, deps.owner.id, body);
    context.get("log").info(restored, "a backup was put back");
    return context.json(restored);
  });
}
