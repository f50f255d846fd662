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
}

/**
 * Makes this process the only one on `folder`. The lock is a listening local socket, which the kernel closes with the
 * process however it dies: nothing stale is ever left to guess about.
 *
 * @throws {FolderLockedError} when another process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const path = await socketPath(folder);
  let server = await listen(path);
  if (!server && (await isDeserted(path))) {
    await rm(path, { force: true });
    server = await listen(path);
  }
  if (!server) {
    throw new FolderLockedError(
      `Another Plinth works on ${resolve(folder)}. Stop it first, or give this one a folder of its own: PLINTH_DATA=./other-folder`,
    );
  }
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

/** Named after the folder itself, not its path: links and mounts lead to the same lock. */
async function socketPath(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = `plinth-${createHash("sha256").update(`${dev}:${ino}`).digest("hex").slice(0, 32)}`;
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? done(null) : fail(error)));
    server.listen(path, () => done(server));
  });
}

/** Where sockets are files, a killed process leaves the file behind, but nobody answers there. */
function isDeserted(path: string): Promise<boolean> {
  if (process.platform === "linux" || process.platform === "win32") return Promise.resolve(false);
  return new Promise((done) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      done(false);
    });
    socket.once("error", (error: NodeJS.ErrnoException) => done(error.code === "ECONNREFUSED"));
  });
}
