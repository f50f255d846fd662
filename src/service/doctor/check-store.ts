import { randomUUID } from "node:crypto";
import type { S3Config } from "../config.ts";
import { openS3AssetStore } from "../storage/s3-asset-store.ts";
import { type Finding, reasonOf, well, wrong } from "./finding.ts";

const SUBJECT = "Object store";

/** Whether the bucket takes a file, gives it back and takes it away. */
export async function checkStore(s3: S3Config): Promise<Finding> {
  const where = `bucket "${s3.bucket}" at ${s3.endpoint ?? `AWS, ${s3.region}`}`;
  try {
    const store = await openS3AssetStore(s3);
    const key = { taskId: `doctor-${randomUUID()}`, revision: 1 };
    try {
      await store.put(key, [{ name: "probe", bytes: Buffer.from("probe") }]);
      const bytes = await (await store.find(key, "probe"))?.read();
      if ((await new Response(bytes ?? null).text()) !== "probe") throw new Error("what was put is not what came back");
      await store.remove(key.taskId);
    } finally {
      await store.close();
    }
    return well(SUBJECT, `${where}: a file was put, read and removed`);
  } catch (error) {
    const advice =
      "It needs GetObject, PutObject, DeleteObject and ListBucket there; PLINTH_S3_* say where and as whom.";
    return wrong(SUBJECT, `${where} cannot be used: ${reasonOf(error)}`, advice);
  }
}
