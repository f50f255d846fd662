import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, readdir, rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import type { PostgresServer } from "../../tests/support/start-postgres.ts";
import type { Supervised } from "./processes.ts";

/** What the troubles may lay hands on. */
export interface Victims {
  readonly webs: readonly Supervised[];
  readonly workers: readonly Supervised[];
  readonly postgres: PostgresServer | undefined;
  readonly dataFolder: string;
  /** Starts a second service on the same folder. Tells whether it was refused. */
  readonly startAnother: () => Promise<boolean>;
}

export interface Scenario {
  readonly name: string;
  /** In a sentence. */
  readonly says: string;
  /** Processes by role; left out, one does everything on a folder. */
  readonly cluster?: { readonly webs: number; readonly workers: number };
  readonly everySeconds: number;
  readonly lanes: number;
  readonly nodeArguments?: readonly string[];
  /** Size of the file system the data folder lies on, in megabytes: only where it is to fill up. */
  readonly diskMb?: number;
  /** One stroke. Tells how many it was. */
  strike(victims: Victims, stroke: number): Promise<number>;
}

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

function killOne(list: readonly Supervised[]): number {
  pick(list)?.kill("SIGKILL");
  return 1;
}

/** THE LIST. */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: "workers",
    says: "two web and three worker processes on PostgreSQL and S3, one worker killed every 5 s",
    cluster: { webs: 2, workers: 3 },
    everySeconds: 5,
    lanes: 8,
    strike: async ({ workers }) => killOne(workers),
  },
  {
    name: "anyone",
    says: "the same, any process killed every 3 s",
    cluster: { webs: 2, workers: 3 },
    everySeconds: 3,
    lanes: 8,
    strike: async ({ webs, workers }) => killOne([...webs, ...workers]),
  },
  {
    name: "database",
    says: "the same, the PostgreSQL server crashed and restarted in turn every 6 s",
    cluster: { webs: 2, workers: 2 },
    everySeconds: 6,
    lanes: 6,
    async strike({ postgres }, stroke) {
      await (stroke % 2 === 0 ? postgres?.crash() : postgres?.restart());
      return 1;
    },
  },
  {
    name: "single",
    says: "one process with the embedded database and a folder, killed every 8 s",
    everySeconds: 8,
    lanes: 4,
    strike: async ({ webs }) => killOne(webs),
  },
  {
    name: "clock",
    says: "one process whose clock jumps by up to a day every 3 s, killed every 8 s",
    everySeconds: 8,
    lanes: 4,
    nodeArguments: ["--import", join(import.meta.dirname, "clock.mjs")],
    strike: async ({ webs }) => killOne(webs),
  },
  {
    name: "files",
    says: "files taken away and cut short behind the service's back, one every 2 s",
    everySeconds: 2,
    lanes: 3,
    strike: async ({ dataFolder }, stroke) => damageFile(join(dataFolder, "assets"), stroke),
  },
  {
    name: "folder",
    says: "a second service started on the same folder every 5 s",
    everySeconds: 5,
    lanes: 3,
    async strike({ startAnother }) {
      if (!(await startAnother())) throw new Error("folder: the second service must be refused, and was not");
      return 1;
    },
  },
  {
    name: "disk",
    says: "the disk filled up for 4 s, every 12 s",
    everySeconds: 12,
    lanes: 3,
    diskMb: 400,
    async strike({ dataFolder }) {
      const ballast = join(dataFolder, "ballast");
      // dd ends with an error once nothing more fits, as it should
      spawnSync("dd", ["if=/dev/zero", `of=${ballast}`, "bs=1M"], { stdio: "ignore" });
      await new Promise((done) => setTimeout(done, 4000));
      await rm(ballast, { force: true });
      return 1;
    },
  },
];

async function damageFile(assets: string, stroke: number): Promise<number> {
  const shelves = (await readdir(assets).catch(() => [])).filter((name) => name.length === 2);
  const shelf = join(assets, pick(shelves) ?? ".");
  const task = join(shelf, pick(await readdir(shelf)) ?? ".", "1");
  const names = await readdir(task).catch(() => []);
  const name = pick(names);
  if (name === undefined) return 0;
  if (stroke % 2 === 0) await rm(join(task, name));
  else await truncate(join(task, name), 10);
  return 1;
}

/** Puts a small file system under a folder. False where that is not allowed. */
export async function mountSmall(folder: string, sizeMb: number): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  return (
    spawnSync("mount", ["-t", "tmpfs", "-o", `size=${sizeMb}m`, "tmpfs", folder], { stdio: "ignore" }).status === 0
  );
}

export const unmount = (folder: string) => execFileSync("umount", [folder]);
