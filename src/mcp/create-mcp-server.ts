import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { Client } from "#client/client.ts";
import { addFetchTool } from "./fetch-tool.ts";
import { addTaskTools } from "./task-tools.ts";

export interface McpDeps {
  readonly client: Client;
  /** Of this program, told to whoever connects. */
  readonly version: string;
  /**
   * Keeps files in a folder of its own.
   *
   * @param name Of the folder: a task's id, safe as a name.
   * @returns where each file lies.
   */
  save(
    name: string,
    files: readonly { name: string; blob: Blob }[],
  ): Promise<readonly { path: string; sizeBytes: number }[]>;
}

const INSTRUCTIONS = `Makes 3D models and PBR materials from text. create_model or create_material takes a task on and answers at
once; wait until it has succeeded; fetch writes its files into a folder and shows its picture. A material's preview is the albedo
alone: optimize it, and wait again, for all six maps. The same prompt and seed give the same asset.`;

/** The Model Context Protocol in front of one server of the contract. */
export function createMcpServer(deps: McpDeps): McpServer {
  const server = new McpServer({ name: "plinth", version: deps.version }, { instructions: INSTRUCTIONS });
  addTaskTools(server, deps);
  addFetchTool(server, deps);
  return server;
}
