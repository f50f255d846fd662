import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FolderLockedError, lockFolder } from "#service/storage/folder-lock.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-lock-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a folder is locked once, whatever name it goes by, and free again after release", async () => {
  const data = join(folder, "data");
  const lock = await lockFolder(data);
  await symlink(data, join(folder, "link"));
  for (const name of [data, join(folder, "link"), `${data}/../data`]) {
    await expect(lockFolder(name)).rejects.toThrow(FolderLockedError);
  }
  await expect(lockFolder(data)).rejects.toThrow(/Another Plinth works on .*PLINTH_DATA=/);
  const other = await lockFolder(join(folder, "other"));
  await lock.release();
  await (await lockFolder(data)).release();
  await other.release();
});

test.runIf(process.platform === "linux")(
  "a process in another container is kept out, and what a dead one left behind is not in the way",
  async () => {
    const data = join(folder, "volume");
    const hold = `require("node:net").createServer().listen(${JSON.stringify(join(data, ".lock"))}, () => console.log("listens"))`;
    await mkdir(data);
    // the socket in the folder is all that another container shows
    const other = spawn(process.execPath, ["-e", hold], { stdio: ["ignore", "pipe", "inherit"] });
    await once(other.stdout, "data");
    await expect(lockFolder(data)).rejects.toThrow(FolderLockedError);
    const exited = once(other, "exit");
    other.kill("SIGKILL");
    await exited;
    await (await lockFolder(data)).release();
  },
);
