import { database } from "../../api/database.ts";
import type { ZipJob, ZipMessage } from "./zip-message.ts";
import { ZipWriter } from "./zip-writer.ts";

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

/** Takes one job; answers with how far it is, then with the zips, or with what went wrong. */
scope.onmessage = async ({ data: { folders, held } }: MessageEvent<ZipJob>) => {
  const post = (message: ZipMessage) => scope.postMessage(message);
  try {
    const db = held ? undefined : await database();
    const writer = new ZipWriter();
    for (const [index, { key, files, settings, bytes, at }] of folders.entries()) {
      writer.reserve(bytes, files.length + 1);
      for (const { name, path } of files) {
        const blob = held ? held.get(`${key} ${name}`) : await db?.get("files", [key, name]);
        // a PNG is packed already
        if (blob) await writer.add(path, blob, { deflate: name === "obj", at });
      }
      await writer.add(settings.path, new Blob([settings.text]), { deflate: true, at });
      post({ kind: "progress", done: index + 1 });
    }
    post({ kind: "done", parts: writer.finish() });
  } catch (error) {
    post({ kind: "failure", message: error instanceof Error ? error.message : String(error) });
  }
};
