import { readFileSync } from "node:fs";

/** The prompts of a file: its column "prompt" where it has a headline, else of each line the last column that is no number. */
export function readPrompts(file: string): string[] {
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"));
  const named = rows[0]?.indexOf("prompt") ?? -1;
  const prompts =
    named < 0
      ? rows.map((columns) => columns.findLast((column) => !/^\d*$/.test(column)) ?? "")
      : rows.slice(1).map((columns) => columns[named] ?? "");
  return prompts.filter((prompt) => prompt !== "");
}
