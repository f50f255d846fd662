import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { TaskWithReport } from "#client/client.ts";
import { ClientError } from "#client/client-error.ts";

/** A result as JSON, which models read well enough. */
export const answerJson = (value: object): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(value, null, 2) }],
});

/** What a reader of the task needs. Its addresses open the files for whoever has them: fetch is the way to those. */
export function describeTask({ urls, report, ...task }: TaskWithReport): object {
  return {
    ...task,
    assets: Object.keys(urls),
    ...(report && {
      progress: report.progress,
      ...(report.stage !== undefined && { stage: report.stage }),
      ...(report.failure && { failure: report.failure }),
      ...(report.notes && { notes: report.notes }),
      ...(report.faces !== undefined && { faces: report.faces }),
    }),
  };
}

/** Runs a tool: what the server refuses becomes an answer the model can act on, field by field. */
export async function answering(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    const { message, problem } = error;
    const fields = (problem?.errors ?? []).map(({ path, message: wrong }) => `${path}: ${wrong}`);
    const text = [message, ...fields, problem?.hint].filter(Boolean).join("\n");
    return { isError: true, content: [{ type: "text", text }] };
  }
}
