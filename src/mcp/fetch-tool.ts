import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { fetchTaskFiles, type TaskFile } from "#client/fetch-task-files.ts";
import type { McpDeps } from "./mcp-deps.ts";
import { shrinkPng } from "./shrink-png.ts";
import { answering, answerJson } from "./tool-answer.ts";
import { familyInput, taskInput } from "./tool-inputs.ts";

/** Pictures beyond this are shown smaller: base64 fills a conversation quickly, and clients refuse long answers. */
const PICTURE_MAX_BYTES = 512 * 1024;
const SHOWN_SIDE_PX = 384;

/** Writes a task's files into the folder the server was started with, and shows its picture. */
export function addFetchTool(server: McpServer, { client, save }: Pick<McpDeps, "client" | "save">): void {
  server.registerTool(
    "fetch",
    {
      title: "Fetch a task's files",
      description: "Writes the files of a task that has succeeded to disk, tells their paths, and shows its picture.",
      inputSchema: { family: familyInput, task: taskInput },
    },
    ({ family, task: id }, { signal }) =>
      answering(async (): Promise<CallToolResult> => {
        const task = await client.retrieve(family, id, { signal });
        if (Object.keys(task.urls).length === 0) {
          const text = `The task is "${task.status}" and has no files${task.status === "failed" ? "." : " yet: wait for it."}`;
          return { isError: true, content: [{ type: "text", text }] };
        }
        const files = await fetchTaskFiles(client, task, { signal });
        const { content } = answerJson({ files: await save(id, files) });
        const picture = await pictureOf(files);
        return { content: picture ? [...content, picture] : content };
      }),
  );
}

/** Undefined where there is none, or one that can be shown neither as it is nor smaller. */
async function pictureOf(files: readonly TaskFile[]) {
  for (const name of ["thumbnail.png", "albedo.png"]) {
    const file = files.find((candidate) => candidate.name === name);
    const bytes = file && new Uint8Array(await file.blob.arrayBuffer());
    const shown = bytes && bytes.length > PICTURE_MAX_BYTES ? shrinkPng(bytes, SHOWN_SIDE_PX) : bytes;
    if (!shown || shown.length > PICTURE_MAX_BYTES) continue;
    return { type: "image" as const, data: Buffer.from(shown).toString("base64"), mimeType: "image/png" };
  }
  return undefined;
}
