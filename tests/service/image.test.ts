import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#service/config.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(join(ROOT, name), "utf8");

/** What the build makes, and what is installed: not there in every checkout. */
const MADE = ["dist", "node_modules"];

test("the image has what it starts, the command line and the licences, and all of it is there to be copied", () => {
  const copied = read("Dockerfile")
    .split("\n")
    .filter((line) => line.startsWith("COPY --from=build"))
    .flatMap((line) => [...line.matchAll(/\/plinth\/(\S+)/g)].map(([, path]) => path ?? ""));
  expect(copied).toEqual(
    expect.arrayContaining(["package.json", "LICENSE", "THIRD-PARTY-NOTICES.md", "node_modules", "dist", "bin"]),
  );
  for (const path of copied) expect(MADE.includes(path) || existsSync(join(ROOT, path)), path).toBe(true);
  const [, started] = /^CMD \["node", "([^/"]+)\/service\/main\.js"\]$/m.exec(read("Dockerfile")) ?? [];
  expect(started).toBe("dist");
  const { bin } = JSON.parse(read("package.json"));
  expect(copied).toContain(bin.plinth.split("/")[0]);
});

test("what compose.yaml sets is a configuration, for whoever sets no more than he must", () => {
  const compose = read("compose.yaml");
  const set = (role: string) => {
    const pairs = [...compose.matchAll(/^ +((?:PLINTH_|DATABASE_)\w+): (.+)$/gm)].map(([, name, value]) => [
      name,
      value?.replaceAll(/\$\{\w+:-(.*?)\}/g, "$1").replaceAll(/\$\{\w+:\?.*?\}/g, "something-that-was-set"),
    ]);
    return { ...Object.fromEntries(pairs), PLINTH_ROLE: role };
  };
  expect(Object.keys(set("web"))).toHaveLength(5);
  for (const role of ["web", "worker"]) {
    expect(readConfig(set(role))).toMatchObject({ role, token: "something-that-was-set" });
  }
});
