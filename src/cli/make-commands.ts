import { join, relative, resolve } from "node:path";
import { Command } from "commander";
import type { TaskWithReport } from "#client/client.ts";
import type { Version } from "#contract/create.ts";
import { readSeconds, readVersion, readWholeNumber } from "./arguments.ts";
import { type AssetRequest, makeAsset, saveAsset } from "./make-asset.ts";
import { openSession, type SessionOptions, withSessionOptions } from "./open-session.ts";
import { checkFolder, folderNameOf, type WrittenFile } from "./output-folder.ts";
import { openProgressBar } from "./progress-bar.ts";
import type { Terminal } from "./terminal.ts";

interface MakeOptions extends SessionOptions {
  readonly seed?: number;
  readonly negative?: string;
  readonly version?: Version;
  readonly faceLimit?: number;
  readonly pbr?: boolean;
  readonly optimize?: boolean;
  readonly out?: string;
  readonly force?: boolean;
  readonly timeout?: number;
}

/** `plinth make` and `plinth material`. */
export function makeCommands(terminal: Terminal): Command[] {
  const model = shared(new Command("make"))
    .description("make a 3D model: model.obj, model.mtl, albedo.png, thumbnail.png")
    .option("--version <name>", "subnet or premium", readVersion)
    .option("--face-limit <triangles>", "most triangles of the model", readWholeNumber)
    .option("--pbr", "normal, roughness, metalness and ambient occlusion as well")
    .option("--optimize", "optimize the preview; premium needs no such thing")
    .action((prompt: string, options: MakeOptions) => {
      const { version, faceLimit, pbr } = options;
      const body = { ...sharedBody(prompt, options), version, faceLimit, pbr };
      return make({ family: "text-to-3d", body }, options, terminal);
    });
  const material = shared(new Command("material"))
    .description("make a PBR material: albedo.png, with --optimize all six maps")
    .option("--optimize", "normal, displacement, metalness, roughness and ao as well")
    .action((prompt: string, options: MakeOptions) =>
      make({ family: "material", body: sharedBody(prompt, options) }, options, terminal),
    );
  return [model, material];
}

const shared = (command: Command): Command =>
  withSessionOptions(command)
    .argument("<prompt>", "what to make, in words")
    .option("--seed <number>", "same prompt, same seed, same asset; the server picks one else", readWholeNumber)
    .option("--negative <words>", "what to avoid")
    .option("--out <folder>", "where the files go; a folder named after the prompt else")
    .option("--force", "write into a folder that is not empty")
    .option("--timeout <seconds>", "give up waiting after so long; the task goes on", readSeconds);

const sharedBody = (prompt: string, { seed, negative }: MakeOptions) => ({ prompt, seed, negativePrompt: negative });

async function make(request: AssetRequest, options: MakeOptions, terminal: Terminal): Promise<void> {
  const folder = resolve(options.out ?? folderNameOf(request.body.prompt));
  await checkFolder(folder, { mayReplace: options.force === true });
  const { client, capabilities } = await openSession(options, terminal);
  const bar = openProgressBar(terminal, { isQuiet: options.json === true });
  let task: TaskWithReport;
  try {
    task = await makeAsset(request, {
      client,
      capabilities,
      optimize: options.optimize === true,
      timeoutMs: options.timeout,
      signal: terminal.signal,
      onProgress: (seen) => bar.show(seen),
    });
  } finally {
    bar.stop();
  }
  const files = await saveAsset(client, task, folder, terminal.signal);
  tellAsset({ task, folder, files }, options, terminal);
}

/** Paths on standard output, for the next program; what was made of the prompt on standard error, for people. */
export function tellAsset(
  { task, folder, files }: { task: TaskWithReport; folder: string; files: readonly WrittenFile[] },
  { json }: SessionOptions,
  { stdout, stderr }: Terminal,
): void {
  if (json) {
    stdout.write(`${JSON.stringify({ task, folder, files })}\n`);
    return;
  }
  for (const note of task.report?.notes ?? []) stderr.write(`${note}\n`);
  const faces = task.report?.faces === undefined ? "" : `, ${task.report.faces.toLocaleString("en-US")} triangles`;
  const credits = task.creditsUsed === 1 ? "credit" : "credits";
  stderr.write(`Seed ${task.seed}, ${task.creditsUsed} ${credits}${faces}, task ${task.id}\n`);
  const shown = relative(process.cwd(), folder);
  const base = shown.startsWith("..") ? folder : shown;
  stdout.write(files.map(({ name }) => `${join(base, name)}\n`).join(""));
}
