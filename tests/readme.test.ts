import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONFIG_NAMES } from "#service/config.ts";
import { scripts } from "../package.json";

const ROOT = join(import.meta.dirname, "..");
const PAGES = ["README.md", ...readdirSync(join(ROOT, "docs")).map((name) => join("docs", name))].filter((name) =>
  name.endsWith(".md"),
);
const read = (page: string) => readFileSync(join(ROOT, page), "utf8");

test.each(PAGES)("every npm command %s names is there", (page) => {
  for (const [command, name = ""] of read(page).matchAll(/npm run ([a-z:]+)/g)) {
    expect({ command, isThere: name in scripts }).toEqual({ command, isThere: true });
  }
});

test.each(PAGES)("every file %s leads to is there", (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path]) => path ?? "");
  expect(links.filter((path) => !existsSync(join(ROOT, page, "..", path)))).toEqual([]);
});

test.each(["docs/trust.md", "docs/features.md"])("every test that %s names is there", (page) => {
  const rows = read(page)
    .split("\n")
    .filter((line) => line.startsWith("|"));
  const named = rows.flatMap((row) =>
    [...row.matchAll(/(?:tests\/)?\b(?:e2e|studio|engine|service|client|cli|mcp)\/[\w/-]+/g)].map(String),
  );
  expect(named.length).toBeGreaterThan(40);
  const isThere = (name: string) => {
    const path = join(ROOT, "tests", name.replace(/^tests\//, ""));
    return [path, `${path}.test.ts`, `${path}.spec.ts`, path.replace(/\/$/, "")].some((each) => existsSync(each));
  };
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test("whose what is made is, is said where it is looked for", () => {
  const [, licence = ""] = /## Licence\n([\s\S]*)/.exec(read("README.md")) ?? [];
  expect(licence).toContain("What you make with it is yours");
  expect(read("LICENSE")).toContain("MIT License");
});

test("the README's table of variables is the configuration's, no more and no fewer", () => {
  const [, table = ""] = /## Configuration\n([\s\S]*?)\n## /.exec(read("README.md")) ?? [];
  const named = table.split("\n").flatMap((row) => {
    const [, first = ""] = row.split("|");
    return [...first.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name);
  });
  expect(named.sort()).toEqual([...CONFIG_NAMES].sort());
});
