import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";

export interface PostgresServer {
  /** Of its first database; `postgres` is its user, without a password. */
  readonly url: string;
  /** A new empty database's address. */
  createDatabase(): Promise<string>;
  /** Ends it as a machine that crashes does, and starts it again. */
  crash(): Promise<void>;
  /** Ends it in order, its clients cut off, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Where Debian keeps the server's programs, beside PATH: a folder for each version. */
const VERSIONS = "/usr/lib/postgresql";

/** The folder of `initdb` and `postgres`; undefined when the machine has none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(VERSIONS, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/**
 * Starts a PostgreSQL server of its own on a free port, in a new temporary folder.
 *
 * @param settings Such as `fsync=off`.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined)
    throw new Error("startPostgres: initdb and postgres must be on this machine, and are not");
  const user = serverUser();
  const folder = await mkdtemp(join(tmpdir(), "plinth-postgres-"));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const init = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(programs, "initdb"), init, { ...user, stdio: "pipe", cwd: folder });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  let child: ChildProcess;
  const start = async () => {
    const options = [`port=${port}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, ...settings];
    child = spawn(join(programs, "postgres"), ["-D", data, ...options.flatMap((option) => ["-c", option])], {
      ...user,
      cwd: folder,
      stdio: "ignore",
    });
    process.once("exit", () => child.kill("SIGQUIT"));
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error(`startPostgres: it must start, and ended with ${child.exitCode}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  };
  await start();
  return {
    url,
    createDatabase: () => createDatabase(url),
    async crash() {
      await end("SIGQUIT");
      await start();
    },
    async restart() {
      await end("SIGINT");
      await start();
    },
    async stop() {
      await end("SIGQUIT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A new empty database on the server at `url`. Returns its address. */
export async function createDatabase(url: string): Promise<string> {
  const name = `plinth_${crypto.randomUUID().replaceAll("-", "")}`;
  await query(url, `create database ${name}`);
  return new URL(name, url).href;
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text).finally(() => client.end());
}

const answers = (url: string): Promise<boolean> =>
  query(url, "select 1").then(
    () => true,
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
