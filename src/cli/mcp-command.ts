import { join, resolve } from "node:path";
import { Command } from "commander";
import { createClient } from "#client/client.ts";
import { version } from "../../package.json";
import { writeFiles } from "./output-folder.ts";
import { type ConnectionOptions, readConnection } from "./read-connection.ts";
import type { Terminal } from "./terminal.ts";

interface McpOptions extends ConnectionOptions {
  readonly out: string;
}

/** `plinth mcp`: the Model Context Protocol on standard input and output. */
export function mcpCommand(terminal: Terminal): Command {
  return new Command("mcp")
    .description("serve the Model Context Protocol on standard input and output")
    .option("--server <address>", "server of the /v1 contract (PLINTH_URL, else the service on this machine)")
    .option("--token <token>", "access token; PLINTH_TOKEN keeps it out of the list of processes")
    .option("--out <folder>", "fetched files go here, in a folder for each task", "plinth-assets")
    .action((options: McpOptions) => serveMcp(options, terminal));
}

async function serveMcp({ out, ...options }: McpOptions, { environment, signal }: Terminal): Promise<void> {
  const connection = await readConnection(options, environment);
  // loaded only here: no other command should wait for the protocol's code
  const [{ createMcpServer }, { StdioServerTransport }] = await Promise.all([
    import("#mcp/create-mcp-server.ts"),
    import("@modelcontextprotocol/sdk/server/stdio.js"),
  ]);
  const server = createMcpServer({
    client: createClient(connection),
    version,
    save: (name, files) => writeFiles(join(resolve(out), name), files),
  });
  await server.connect(new StdioServerTransport());
  await new Promise<void>((done) => {
    process.stdin.once("end", done).once("close", done);
    signal.addEventListener("abort", () => done(), { once: true });
  });
  await server.close();
}
