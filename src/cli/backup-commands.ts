import { createReadStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { Command } from "commander";
import { CliError } from "./cli-error.ts";
import { EXIT } from "./exit-codes.ts";
import { type SessionOptions, withSessionOptions } from "./open-session.ts";
import { readConnection } from "./read-connection.ts";
import type { Terminal } from "./terminal.ts";

/** `plinth backup` and `plinth restore`: of Plinth's own service, while it runs, as its owner. */
export function backupCommands(terminal: Terminal): Command[] {
  const backup = withSessionOptions(new Command("backup"))
    .description("write everything the service keeps into one file, while it runs (owner only)")
    .argument("<file>", "a tar archive; must not be there yet")
    .action((file: string, options: SessionOptions) => backUp(resolve(file), options, terminal));
  const restore = withSessionOptions(new Command("restore"))
    .description("put back what a backup holds and the service has not, while it runs (owner only)")
    .argument("<file>", "what plinth backup wrote")
    .action((file: string, options: SessionOptions) => restoreFrom(resolve(file), options, terminal));
  return [backup, restore];
}

async function backUp(file: string, options: SessionOptions, terminal: Terminal): Promise<void> {
  if (await exists(file)) throw new CliError(EXIT.usage, `"${file}" is there already.`, "Choose another name.");
  const response = await call("GET", "backup", options, terminal);
  const draft = `${file}.partial`;
  const handle = await open(draft, "w", 0o600);
  let sizeBytes = 0;
  try {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      await handle.write(chunk);
      sizeBytes += chunk.byteLength;
    }
    await handle.sync();
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
  if (options.json) terminal.stdout.write(`${JSON.stringify({ file, sizeBytes })}\n`);
  else terminal.stdout.write(`${file}\n`);
}

async function restoreFrom(file: string, options: SessionOptions, terminal: Terminal): Promise<void> {
  if (!(await exists(file))) throw new CliError(EXIT.usage, `There is no file "${file}".`);
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  const response = await call("POST", "restore", options, terminal, body);
  const restored = (await response.json()) as { tasks: number; files: number };
  if (options.json) terminal.stdout.write(`${JSON.stringify(restored)}\n`);
  else terminal.stdout.write(`${restored.tasks} tasks and ${restored.files} files were put back.\n`);
}

async function call(
  method: string,
  name: string,
  options: SessionOptions,
  { environment, signal }: Terminal,
  body?: ReadableStream<Uint8Array>,
): Promise<Response> {
  const { baseUrl, token } = await readConnection(options, environment);
  const response = await fetch(`${baseUrl}/${name}`, {
    method,
    signal,
    headers: { Authorization: `Bearer ${token}` },
    ...(body && { body, duplex: "half" }),
  } as RequestInit).catch((cause: Error) => {
    throw new CliError(EXIT.unreachable, `${baseUrl} does not answer.`, `Is the service running? ${cause.message}`);
  });
  const isOurs = /application\/(x-tar|json)/.test(response.headers.get("Content-Type") ?? "");
  if (response.ok && isOurs) return response;
  if (response.status === 401) throw new CliError(EXIT.unauthorized, "The access token is not the owner's.");
  const problem = (await response.json().catch(() => ({}))) as { detail?: string };
  if (response.status === 404 || response.ok) {
    throw new CliError(EXIT.notFound, `${baseUrl} has no backups, or the token is not the owner's.`);
  }
  const exitCode = response.status === 503 ? EXIT.limited : response.status < 500 ? EXIT.usage : EXIT.broken;
  throw new CliError(exitCode, problem.detail ?? `${baseUrl} answered with ${response.status}.`);
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
