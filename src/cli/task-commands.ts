import { resolve } from "node:path";
import { Command, Option } from "commander";
import type { Client, TaskWithReport } from "#client/client.ts";
import { ClientError } from "#client/client-error.ts";
import { FAMILIES, type Family } from "#contract/family.ts";
import { readSeconds, readWholeNumber } from "./arguments.ts";
import { CliError } from "./cli-error.ts";
import { EXIT } from "./exit-codes.ts";
import { saveAsset, settle } from "./make-asset.ts";
import { tellAsset } from "./make-commands.ts";
import { openSession, type SessionOptions, withSessionOptions } from "./open-session.ts";
import { checkFolder } from "./output-folder.ts";
import { openProgressBar } from "./progress-bar.ts";
import type { Terminal } from "./terminal.ts";

interface FetchOptions extends SessionOptions {
  readonly out?: string;
  readonly force?: boolean;
  readonly timeout?: number;
}

interface ListOptions extends SessionOptions {
  readonly family?: Family;
  readonly limit: number;
}

/** `plinth fetch`, `plinth list` and `plinth account`. */
export function taskCommands(terminal: Terminal): Command[] {
  const fetchCommand = withSessionOptions(new Command("fetch"))
    .description("wait for a task that was made before, and fetch its files")
    .argument("<task>", "its id")
    .option("--out <folder>", "where the files go; a folder named after the task else")
    .option("--force", "write into a folder that is not empty")
    .option("--timeout <seconds>", "give up waiting after so long", readSeconds)
    .action((id: string, options: FetchOptions) => fetchTask(id, options, terminal));
  const list = withSessionOptions(new Command("list"))
    .description("list tasks, newest first")
    .addOption(new Option("--family <name>", "which kind; both else").choices(FAMILIES))
    .option("--limit <number>", "how many", readWholeNumber, 20)
    .action((options: ListOptions) => listTasks(options, terminal));
  const account = withSessionOptions(new Command("account"))
    .description("tell balance and prices")
    .action((options: SessionOptions) => tellAccount(options, terminal));
  return [fetchCommand, list, account];
}

async function fetchTask(id: string, options: FetchOptions, terminal: Terminal): Promise<void> {
  const folder = resolve(options.out ?? id.replace(/[^\w-]/g, "_"));
  await checkFolder(folder, { mayReplace: options.force === true });
  const { client, capabilities } = await openSession(options, terminal);
  const { signal } = terminal;
  const family = await familyOf(client, id, signal);
  const bar = openProgressBar(terminal, { isQuiet: options.json === true });
  let task: TaskWithReport;
  try {
    task = await settle(family, id, {
      client,
      capabilities,
      timeoutMs: options.timeout,
      signal,
      onProgress: (seen) => bar.show(seen),
    });
  } finally {
    bar.stop();
  }
  const files = await saveAsset(client, task, folder, signal);
  tellAsset({ task, folder, files }, options, terminal);
}

/** An id does not tell which kind of task it is of. */
export async function familyOf(client: Client, id: string, signal: AbortSignal): Promise<Family> {
  let missing: unknown;
  for (const family of FAMILIES) {
    try {
      await client.retrieve(family, id, { signal });
      return family;
    } catch (error) {
      if (!(error instanceof ClientError) || (error.status !== 404 && error.status !== 410)) throw error;
      missing = error;
    }
  }
  throw missing;
}

async function listTasks({ family, limit, ...options }: ListOptions, terminal: Terminal): Promise<void> {
  const { baseUrl, client } = await openSession(options, terminal);
  const families = family ? [family] : FAMILIES;
  const lists = families.map(async (each) => {
    const page = client.list(each, { limit, signal: terminal.signal });
    const { items } = await whereKnown(page, `${baseUrl} cannot list tasks.`);
    return items.map((task) => ({ family: each, ...task }));
  });
  const items = (await Promise.all(lists))
    .flat()
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, limit);
  if (options.json) {
    terminal.stdout.write(`${JSON.stringify({ items })}\n`);
    return;
  }
  for (const { id, family: each, status, seed, createdAt, prompt } of items) {
    terminal.stdout.write(`${[id, each, status, createdAt, seed, oneLine(prompt)].join("\t")}\n`);
  }
}

/** Not every server has Plinth's additions. */
async function whereKnown<T>(answer: Promise<T>, otherwise: string): Promise<T> {
  return answer.catch((error: unknown) => {
    const isUnknown = error instanceof ClientError && [404, 405, 501].includes(error.status ?? 0);
    throw isUnknown ? new CliError(EXIT.usage, otherwise) : error;
  });
}

/** Prompts come from anywhere: no control characters reach the terminal. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");

async function tellAccount(options: SessionOptions, terminal: Terminal): Promise<void> {
  const { baseUrl, client } = await openSession(options, terminal);
  const account = await whereKnown(
    client.account({ signal: terminal.signal }),
    `${baseUrl} does not tell of accounts.`,
  );
  if (options.json) {
    terminal.stdout.write(`${JSON.stringify(account)}\n`);
    return;
  }
  terminal.stdout.write(`${account.name}: ${account.balance ?? "unlimited"} credits\n`);
  for (const [name, price] of Object.entries(account.prices)) terminal.stdout.write(`  ${name}\t${price}\n`);
}
