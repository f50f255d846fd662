import { createHash } from "node:crypto";
import { type Acknowledged, type Caller, settle } from "./load.ts";

export interface Outcome {
  readonly acknowledged: number;
  readonly succeeded: number;
  readonly failed: number;
  /** Acknowledged, and not there. */
  readonly lost: number;
  /** There, and asked for once only. */
  readonly doubled: number;
  /** Files that were not whole, or not the same as those of the same request. */
  readonly badFiles: number;
  readonly files: number;
  /** Balance at the end, less what it should be. */
  readonly creditsOff: number;
  readonly notes: readonly string[];
}

/** Waits for every task to end, and counts what became of them. */
export async function check(caller: Caller, acknowledged: readonly Acknowledged[], balance: number): Promise<Outcome> {
  const notes: string[] = [];
  const digests = new Map<string, string>();
  let succeeded = 0;
  let failed = 0;
  let lost = 0;
  let spent = 0;
  let files = 0;
  let badFiles = 0;
  for (const { path, request, price } of acknowledged) {
    const task = await settle(caller, path);
    if (task.status === "failed") {
      failed += 1;
      notes.push(`${path} failed: ${JSON.stringify(task.report?.failure)}`);
      if (task.creditsUsed !== 0) notes.push(`${path} failed and cost ${task.creditsUsed}`);
    } else if (task.status === "succeeded") {
      succeeded += 1;
      spent += price;
      if (task.creditsUsed !== price) notes.push(`${path} cost ${task.creditsUsed}, not ${price}`);
      for (const [name, url] of Object.entries(task.urls)) {
        files += 1;
        const bytes = await caller.download(String(url));
        const digest = createHash("sha256").update(bytes).digest("hex");
        const same = digests.get(`${request} ${name}`) ?? digest;
        digests.set(`${request} ${name}`, same);
        if (same !== digest || bytes.length === 0) {
          badFiles += 1;
          notes.push(`${path} ${name}: ${bytes.length} bytes, another digest than before`);
        }
      }
    } else {
      lost += 1;
      notes.push(`${path}: ${JSON.stringify(task)}`);
    }
  }
  const listed = (await Promise.all(["/v1/text-to-3d", "/v1/material"].map((path) => listAll(caller, path)))).flat();
  const known = new Set(acknowledged.map(({ path }) => path.split("/").at(-1)));
  const doubled = listed.filter((id) => !known.has(id)).length + (acknowledged.length - known.size);
  const account = await caller.call("GET", "/v1/account");
  const creditsOff = account.body.balance - (balance - spent);
  return { acknowledged: acknowledged.length, succeeded, failed, lost, doubled, files, badFiles, creditsOff, notes };
}

async function listAll(caller: Caller, path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const more = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await caller.call("GET", `${path}?limit=100${more}`);
    for (const task of body.items) ids.push(task.id);
    cursor = body.nextCursor;
  }
  return ids;
}

export const isClean = ({ lost, doubled, failed, badFiles, creditsOff }: Outcome): boolean =>
  lost === 0 && doubled === 0 && failed === 0 && badFiles === 0 && creditsOff === 0;
