import { Command } from "commander";
import { version } from "../../package.json";
import { backupCommands } from "./backup-commands.ts";
import { explain, ToldError, tell } from "./cli-error.ts";
import { doctorCommand } from "./doctor-command.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { makeCommands } from "./make-commands.ts";
import { mcpCommand } from "./mcp-command.ts";
import { taskCommands } from "./task-commands.ts";
import type { Terminal } from "./terminal.ts";
import { tokenCommand } from "./token-command.ts";

/**
 * The command line as a function.
 *
 * @param args Without the names of node and the program.
 * @returns what to exit with. Never rejects.
 */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { stdout, stderr, signal } = terminal;
  const program = new Command("plinth")
    .description("Text to 3D and text to material. Works against any server of the /v1 contract.")
    .version(version)
    // --version is plinth's before a command's name, and the command's behind it
    .enablePositionalOptions()
    .addHelpText("after", "\nExamples, environment and exit codes: docs/command-line.md");
  const commands = [
    ...makeCommands(terminal),
    ...taskCommands(terminal),
    ...backupCommands(terminal),
    tokenCommand(terminal),
    mcpCommand(terminal),
    doctorCommand(terminal),
  ];
  for (const command of commands) program.addCommand(command);
  for (const command of [program, ...program.commands, ...program.commands.flatMap((each) => each.commands)]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      // told below, with everything else that goes wrong
      outputError: () => undefined,
    });
  }
  try {
    await program.parseAsync(args.length === 0 ? ["--help"] : args, { from: "user" });
    return EXIT.done;
  } catch (error) {
    if (error instanceof ToldError) return error.exitCode;
    const explanation = explain(error, signal.aborted);
    if (explanation.exitCode === EXIT.done) return EXIT.done;
    if (args.includes("--json")) stdout.write(`${JSON.stringify({ error: explanation })}\n`);
    else stderr.write(tell(explanation));
    return explanation.exitCode;
  }
}
