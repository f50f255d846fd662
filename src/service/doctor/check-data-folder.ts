import { randomUUID } from "node:crypto";
import { access, constants, open, readFile, rm, stat, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { doubtful, type Finding, reasonOf, well, wrong } from "./finding.ts";

const SUBJECT = "Data folder";

const MB = 2 ** 20;
/** The embedded database and some assets need that much to begin with. */
const ROOM_LEAST_BYTES = 200 * MB;
/** A hundred premium models or so. */
const ROOM_FAIR_BYTES = 2048 * MB;

/** Whether files can be written where the configuration wants them, how much room there is, and whether others can read the token. */
export async function checkDataFolder(dataFolder: string): Promise<Finding> {
  const folder = resolve(dataFolder);
  const isThere = await stat(folder).catch(() => null);
  if (isThere && !isThere.isDirectory()) return wrong(SUBJECT, `${folder} is a file.`, "PLINTH_DATA names a folder.");
  let place = folder;
  try {
    if (isThere) await writeProbe(folder);
    else {
      place = await nearest(folder);
      await access(place, constants.W_OK);
    }
  } catch (error) {
    return wrong(
      SUBJECT,
      `Nothing can be written in ${place}: ${reasonOf(error)}`,
      "Give it to the user the service runs as, or name another folder: PLINTH_DATA.",
    );
  }
  const { bavail, bsize } = await statfs(place);
  const told = `${folder}${isThere ? "" : " (not there yet)"}, ${formatRoom(bavail * bsize)} free`;
  const advice = "Make room, or name a folder on another disk: PLINTH_DATA.";
  if (bavail * bsize < ROOM_LEAST_BYTES) return wrong(SUBJECT, told, advice);
  if (isThere && (await isTokenOpen(folder))) {
    const token = join(folder, "owner-token");
    return doubtful(SUBJECT, `${told}. Others on this machine can read ${token}.`, `chmod 600 ${token}`);
  }
  return bavail * bsize < ROOM_FAIR_BYTES ? doubtful(SUBJECT, told, advice) : well(SUBJECT, told);
}

/** The closest folder above that is there. */
async function nearest(folder: string): Promise<string> {
  const above = dirname(folder);
  const found = await stat(above).catch(() => null);
  if (found && !found.isDirectory()) throw new Error(`${above} is a file.`);
  return found || above === folder ? above : nearest(above);
}

/** Writes as the service does: through to the disk, and reads back. */
async function writeProbe(folder: string): Promise<void> {
  const path = join(folder, `.doctor-${randomUUID()}`);
  try {
    const handle = await open(path, "wx");
    try {
      await handle.writeFile("probe");
      await handle.sync();
    } finally {
      await handle.close();
    }
    if ((await readFile(path, "utf8")) !== "probe") throw new Error("what was read back is not what was written");
  } finally {
    await rm(path, { force: true });
  }
}

async function isTokenOpen(folder: string): Promise<boolean> {
  if (process.platform === "win32") return false;
  const token = await stat(join(folder, "owner-token")).catch(() => null);
  return token !== null && (token.mode & 0o077) !== 0;
}

const formatRoom = (bytes: number): string =>
  bytes < 10 * 1024 * MB ? `${Math.floor(bytes / MB)} MB` : `${Math.floor(bytes / (1024 * MB))} GB`;
