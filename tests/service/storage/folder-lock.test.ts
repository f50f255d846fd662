import { mkdtemp, rm, symlink } from "node:fs/promises";
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
