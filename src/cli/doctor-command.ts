import { Command } from "commander";
import { ToldError } from "./cli-error.ts";
import { EXIT } from "./exit-codes.ts";
import type { Terminal } from "./terminal.ts";

const MARKS = { well: "ok   ", doubtful: "hm   ", wrong: "WRONG" } as const;

/** `plinth doctor`: looks at this machine and this environment, as a service started here would find them. */
export function doctorCommand(terminal: Terminal): Command {
  return new Command("doctor")
    .description("check that the service can run here as it is configured, and say what to do where it cannot")
    .option("--json", "tell everything as one JSON object on standard output")
    .action((options: { json?: boolean }) => runDoctor(options, terminal));
}

async function runDoctor({ json }: { json?: boolean }, { stdout, environment }: Terminal): Promise<void> {
  // the service's code, which no other command loads
  const { examine } = await import("#service/doctor/examine.ts");
  const findings = [];
  for await (const finding of examine(environment)) {
    findings.push(finding);
    if (json) continue;
    const advice = finding.advice === undefined ? "" : `      ${finding.advice}\n`;
    stdout.write(`${MARKS[finding.state]} ${finding.subject}: ${finding.told}\n${advice}`);
  }
  const wrong = findings.filter(({ state }) => state === "wrong").length;
  if (json) stdout.write(`${JSON.stringify({ isWell: wrong === 0, findings })}\n`);
  else stdout.write(wrong === 0 ? "The service can run here.\n" : "The service cannot run here as it is.\n");
  if (wrong > 0) throw new ToldError(EXIT.broken);
}
