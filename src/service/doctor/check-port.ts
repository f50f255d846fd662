import { createServer } from "node:net";
import type { Config } from "../config.ts";
import { type Finding, reasonOf, well, wrong } from "./finding.ts";

const SUBJECT = "Port";

const ANSWERS_WITHIN_MS = 2000;

/** Whether the service could listen where it is to. @param isRunning A process works on this very data folder. */
export async function checkPort({ host, port }: Pick<Config, "host" | "port">, isRunning: boolean): Promise<Finding> {
  const where = `${host}:${port}`;
  const error = await tryListening(host, port);
  if (error === null) return well(SUBJECT, port === 0 ? "any free one" : `${where} is free`);
  if (error.code === "EADDRINUSE") {
    const isPlinth = await answersAsPlinth(host, port);
    if (isPlinth && isRunning) return well(SUBJECT, `${where}: Plinth listens there already`);
    const who = isPlinth ? "Another Plinth" : "Another program";
    return wrong(SUBJECT, `${who} listens on ${where}.`, `Choose another port: PORT=${(port % 65_535) + 1}`);
  }
  if (error.code === "EACCES") {
    return wrong(SUBJECT, `This user may not listen on ${where}.`, "Choose a port from 1024 on: PORT=4310");
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return wrong(
      SUBJECT,
      `${host} is no address of this machine.`,
      "HOST=127.0.0.1 is for this machine alone, 0.0.0.0 for all.",
    );
  }
  return wrong(SUBJECT, `Nothing can listen on ${where}: ${reasonOf(error)}`, "Choose others: HOST and PORT.");
}

function tryListening(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", done);
    server.listen(port, host, () => server.close(() => done(null)));
  });
}

async function answersAsPlinth(host: string, port: number): Promise<boolean> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const url = `http://${name.includes(":") ? `[${name}]` : name}:${port}/healthz`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).catch(() => null);
  return answer?.headers.has("X-Request-Id") === true && (await answer.text()).includes('"ok"');
}
