/** `npm run new concept NAME [family]` and `npm run new material NAME [class]`: a file to fill in and its line in the list. */
import { resolve } from "node:path";
import { addEntry } from "./new/add-entry.ts";

const [kind, name = "", room] = process.argv.slice(2);
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const home = room ?? (kind === "concept" ? "object" : "misc");

if ((kind !== "concept" && kind !== "material") || ![name, ...home.split("/")].every((part) => KEBAB.test(part))) {
  console.error(
    "Say: npm run new concept NAME [family or family/room], or npm run new material NAME [class], with a NAME like park-bench.",
  );
  process.exit(2);
}

try {
  const { file, list } = addEntry(resolve(import.meta.dirname, ".."), { kind, name, home });
  console.log(`Made ${file} and listed it in ${list}. Look at it with: npm run sheet -- ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
