import { database } from "../../api/database.ts";
import type { ZipJob, ZipMessage } from "./zip-message.ts";
import type { ZipFolder } from "./zip-plan.ts";
import { ZipWriter } from "./zip-writer.ts";

/** Between two words of how far it is: thousands of small results would keep the page busy with telling it. */
const TELL_EVERY_MS = 100;

const text = new TextEncoder();

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

const folders: ZipFolder[] = [];

scope.onmessage = ({ data }: MessageEvent<ZipJob>) => {
  if (data.kind === "folders") folders.push(...data.folders);
  else void pack(data.held);
};

/** Answers with how far it is, then with the zips, or with what went wrong. */
async function pack(held: ReadonlyMap<string, Blob> | undefined): Promise<void> {
  const post = (message: ZipMessage) => scope.postMessage(message);
  try {
    const db = held ? undefined : await database();
    const writer = new ZipWriter();
    let toldAtMs = 0;
    for (const [index, { key, files, settings, bytes, at }] of folders.entries()) {
      writer.reserve(bytes, files.length + 1);
      for (const { name, path } of files) {
        const blob = held ? held.get(`${key} ${name}`) : await db?.get("files", [key, name]);
        // a PNG is packed already
        if (blob) await writer.add(path, blob, { deflate: name === "obj", at });
      }
      await writer.add(settings.path, text.encode(settings.text), { deflate: true, at });
      const nowMs = performance.now();
      if (nowMs - toldAtMs < TELL_EVERY_MS) continue;
      toldAtMs = nowMs;
      post({ kind: "progress", done: index + 1 });
    }
    post({ kind: "done", parts: writer.finish() });
  } catch (error) {
    post({ kind: "failure", message: error instanceof Error ? error.message : String(error) });
  }
}
