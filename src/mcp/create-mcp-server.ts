import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { addFetchTool } from "./fetch-tool.ts";
import type { McpDeps } from "./mcp-deps.ts";
import { addTaskTools } from "./task-tools.ts";

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
