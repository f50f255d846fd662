import { createHash } from "node:crypto";
import { mkdir, rm, stat } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export interface FolderLock {
  release(): Promise<void>;
}

/** Another process works on the folder. */
export class FolderLockedError extends Error {
  override readonly name = "FolderLockedError";
  /** Id of that process, where it says so. */
  readonly holder: number | null;

  constructor(folder: string, holder: number | null) {
    const who = holder === null ? "" : ` (process ${holder})`;
    super(
      `Another Plinth works on ${resolve(folder)}${who}. Stop it first, or give this one a folder of its own: PLINTH_DATA=./other-folder`,
    );
    this.holder = holder;
  }
}

/** Beside what it guards. */
export const LOCK_FILE = ".lock";

/** Longer ones are no names for sockets (sockaddr_un). */
const SOCKET_PATH_MAX_BYTES = 100;

const HOLDER_ANSWERS_WITHIN_MS = 1000;

/**
 * Makes this process the only one on `folder`. The lock is a listening local socket, which the kernel closes with the
 * process however it dies: nothing stale is ever left to guess about. Containers do not see each other's, so that a second
 * one lies in the folder itself, where the file system takes it.
 *
 * @throws {FolderLockedError} when another process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const servers: Server[] = [];
  const release = async () => {
    for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
  };
  for (const path of await socketPaths(folder)) {
    let server = await listen(path);
    if (server === "taken" && (await isDeserted(path))) {
      await rm(path, { force: true });
      server = await listen(path);
    }
    if (server === "taken") {
      await release();
      throw new FolderLockedError(folder, await holderOf(path));
    }
    if (server) servers.push(server.unref());
  }
  return { release };
}

/** The id of the process that holds the lock at `path`, null when it does not say: it may be busy, or of another version. */
function holderOf(path: string): Promise<number | null> {
  return new Promise((done) => {
    const socket = connect(path);
    let told = "";
    socket.setEncoding("utf8").setTimeout(HOLDER_ANSWERS_WITHIN_MS, () => socket.destroy());
    socket.on("data", (text) => (told += text));
    socket.on("error", () => undefined);
    socket.on("close", () => done(/^\d{1,10}$/.test(told) ? Number(told) : null));
  });
}

/** The first is the one that counts; the second is taken where that is possible. */
async function socketPaths(folder: string): Promise<string[]> {
  const first = await socketPath(folder);
  const second = join(folder, LOCK_FILE);
  const isSecond = process.platform === "linux" && Buffer.byteLength(second) <= SOCKET_PATH_MAX_BYTES;
  return isSecond ? [first, second] : [first];
}

/** Named after the folder itself, not its path: links and mounts lead to the same lock. */
async function socketPath(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = `plinth-${createHash("sha256").update(`${dev}:${ino}`).digest("hex").slice(0, 32)}`;
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

/** Undefined where the file system holds no sockets. */
function listen(path: string): Promise<Server | "taken" | undefined> {
  const isOptional = path.endsWith(LOCK_FILE);
  return new Promise((done, fail) => {
    // whoever is refused wants to know by whom
    const server = createServer((socket) => socket.on("error", () => undefined).end(String(process.pid)));
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") done("taken");
      else if (isOptional) done(undefined);
      else fail(error);
    });
    server.listen(path, () => done(server));
  });
}

/** Where sockets are files, a killed process leaves the file behind, but nobody answers there. */
function isDeserted(path: string): Promise<boolean> {
  if (path.startsWith("\0") || process.platform === "win32") return Promise.resolve(false);
  return new Promise((done) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      done(false);
    });
    socket.once("error", (error: NodeJS.ErrnoException) => done(error.code === "ECONNREFUSED"));
  });
}
