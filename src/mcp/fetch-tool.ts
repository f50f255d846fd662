import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { fetchTaskFiles, type TaskFile } from "#client/fetch-task-files.ts";
import type { McpDeps } from "./create-mcp-server.ts";
import { answering, answerJson } from "./tool-answer.ts";
import { familyInput, taskInput } from "./tool-inputs.ts";

/** Pictures beyond this are told by their path only: base64 fills a conversation quickly. */
const PICTURE_MAX_BYTES = 1024 * 1024;

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

async function pictureOf(files: readonly TaskFile[]) {
  const file = ["thumbnail.png", "albedo.png"]
    .flatMap((name) => files.filter((candidate) => candidate.name === name))
    .find(({ blob }) => blob.size <= PICTURE_MAX_BYTES);
  if (!file) return undefined;
  const data = Buffer.from(await file.blob.arrayBuffer()).toString("base64");
  return { type: "image" as const, data, mimeType: "image/png" };
}
