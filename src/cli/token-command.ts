import { Command } from "commander";
import type { Token } from "#contract/token.ts";
import { readExpiry, readWholeNumber } from "./arguments.ts";
import { type SessionOptions, withSessionOptions } from "./open-session.ts";
import { openTokens, type Tokens } from "./open-tokens.ts";
import type { Terminal } from "./terminal.ts";

interface CreateOptions extends SessionOptions {
  readonly balance?: number;
  readonly expires?: string;
  readonly perMinute?: number;
  readonly tasks?: number;
  readonly atOnce?: number;
}

/** `plinth token create`, `list` and `revoke`: the running service does it, for its owner; while none runs, its database. */
export function tokenCommand(terminal: Terminal): Command {
  const create = withSessionOptions(new Command("create"))
    .description("make a token with an account of its own, and tell it this once")
    .argument("<name>", "what to call it")
    .option("--balance <credits>", "what it may spend", readWholeNumber)
    .option("--expires <when>", "12h, 30d, 2w or a date", readExpiry)
    .option("--per-minute <requests>", "requests it may send a minute", readWholeNumber)
    .option("--tasks <number>", "tasks waiting or being made at one time", readWholeNumber)
    .option("--at-once <number>", "tasks being made at one time; more of them wait", readWholeNumber)
    .action((name: string, options: CreateOptions) => createToken(name, options, terminal));
  const list = withSessionOptions(new Command("list"))
    .description("list them")
    .action((options: SessionOptions) => listTokens(options, terminal));
  const revoke = withSessionOptions(new Command("revoke"))
    .description("end one at once; its tasks stay")
    .argument("<name>", "which")
    .action((name: string, options: SessionOptions) => revokeToken(name, options, terminal));
  const command = new Command("token").description("tokens other than the owner's");
  for (const each of [create, list, revoke]) command.addCommand(each);
  return command;
}

async function createToken(name: string, options: CreateOptions, terminal: Terminal): Promise<void> {
  const { balance, expires: expiresAt, perMinute: requestsPerMinute } = options;
  const { tasks: unsettledTasks, atOnce: runningTasks } = options;
  const limits = { balance, expiresAt, requestsPerMinute, unsettledTasks, runningTasks };
  const created = await withTokens(options, terminal, (tokens) => tokens.create({ name, ...limits }));
  terminal.stdout.write(`${options.json ? JSON.stringify(created) : created.token}\n`);
  if (!options.json) terminal.stderr.write("Keep it: it is not told again.\n");
}

async function listTokens(options: SessionOptions, terminal: Terminal): Promise<void> {
  const items = await withTokens(options, terminal, (tokens) => tokens.list());
  if (options.json) terminal.stdout.write(`${JSON.stringify({ items })}\n`);
  else for (const token of items) terminal.stdout.write(`${describeToken(token)}\n`);
}

const describeToken = ({ name, expiresAt, isRevoked, ...limits }: Token): string =>
  [
    name,
    isRevoked ? "revoked" : expiresAt === null ? "does not expire" : `expires ${expiresAt}`,
    `${limits.balance ?? "unlimited"} credits`,
    `${limits.requestsPerMinute ?? "unlimited"} requests a minute`,
    `${limits.unsettledTasks ?? "unlimited"} tasks`,
    `${limits.runningTasks ?? "unlimited"} at once`,
  ].join("\t");

async function revokeToken(name: string, options: SessionOptions, terminal: Terminal): Promise<void> {
  await withTokens(options, terminal, (tokens) => tokens.revoke(name));
  if (options.json) terminal.stdout.write(`${JSON.stringify({ name, isRevoked: true })}\n`);
  else terminal.stderr.write(`The token "${name}" opens nothing any more; its tasks stay.\n`);
}

async function withTokens<T>(
  options: SessionOptions,
  terminal: Terminal,
  work: (tokens: Tokens) => Promise<T>,
): Promise<T> {
  const tokens = await openTokens(options, terminal);
  return work(tokens).finally(() => tokens.close());
}
