import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { TaskWithReport } from "#client/client.ts";
import { WaitTimeoutError, waitFor } from "#client/wait-for.ts";
import type { McpDeps } from "./mcp-deps.ts";
import { answering, answerJson, describeTask } from "./tool-answer.ts";
import { familyInput, materialInputs, modelInputs, taskInput } from "./tool-inputs.ts";

/** Under the minute after which clients of the protocol give up by default. */
const WAIT_SECONDS = 50;
const WAIT_SECONDS_MAX = 600;

/** Creating, optimizing, waiting and listing. */
export function addTaskTools(server: McpServer, { client }: Pick<McpDeps, "client">): void {
  server.registerTool(
    "create_model",
    {
      title: "Create a 3D model",
      description: "Takes a 3D model on. Answers at once with the task.",
      inputSchema: modelInputs,
    },
    (body, { signal }) => answering(async () => answerJson(describeTask(await client.createModel(body, { signal })))),
  );

  server.registerTool(
    "create_material",
    {
      title: "Create a PBR material",
      description: "Takes a material on: its albedo. optimize makes the other maps.",
      inputSchema: materialInputs,
    },
    (body, { signal }) =>
      answering(async () => answerJson(describeTask(await client.createMaterial(body, { signal })))),
  );

  server.registerTool(
    "optimize",
    {
      title: "Optimize a preview",
      description:
        "All six maps of a material, or the full quality of a subnet-v1 model. The task has to be waited for again.",
      inputSchema: { family: familyInput, task: taskInput },
    },
    ({ family, task }, { signal }) =>
      answering(async () => answerJson(describeTask(await client.optimize(family, task, { signal })))),
  );

  server.registerTool(
    "wait",
    {
      title: "Wait for a task",
      description: `Waits until a task has succeeded or failed, and tells it. After timeoutSeconds it tells the task as it is: wait again.`,
      inputSchema: {
        family: familyInput,
        task: taskInput,
        timeoutSeconds: z.number().min(0).max(WAIT_SECONDS_MAX).default(WAIT_SECONDS),
      },
      annotations: { readOnlyHint: true },
    },
    ({ family, task, timeoutSeconds }, { signal, _meta, sendNotification }) => {
      const progressToken = _meta?.progressToken;
      let told = -1;
      const onProgress = ({ status, report }: TaskWithReport) => {
        // the protocol wants it to rise each time
        if (progressToken === undefined || (report?.progress ?? 0) <= told) return;
        told = report?.progress ?? 0;
        const params = { progressToken, progress: told, total: 1, message: report?.stage ?? status };
        // whoever has gone meanwhile need not be told
        void sendNotification({ method: "notifications/progress", params }).catch(() => undefined);
      };
      return answering(async () => {
        const { report } = await client.capabilities({ signal });
        const timeoutMs = timeoutSeconds * 1000;
        const settled = await waitFor(client, family, task, { signal, report, timeoutMs, onProgress }).catch(
          (error) => {
            if (error instanceof WaitTimeoutError) return error.task;
            throw error;
          },
        );
        return answerJson(describeTask(settled));
      });
    },
  );

  server.registerTool(
    "list",
    {
      title: "List tasks",
      description: "Tasks made before, newest first. Not every server can.",
      inputSchema: {
        family: familyInput,
        limit: z.int().min(1).max(100).default(20),
        cursor: z.string().optional().describe("nextCursor of the page before"),
      },
      annotations: { readOnlyHint: true },
    },
    ({ family, limit, cursor }, { signal }) =>
      answering(async () => {
        const page = await client.list(family, { limit, signal, ...(cursor !== undefined && { cursor }) });
        return answerJson({ tasks: page.items.map(describeTask), nextCursor: page.nextCursor });
      }),
  );
}
