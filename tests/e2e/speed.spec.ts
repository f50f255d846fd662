import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "./plinth.ts";

const STUDIO = resolve(import.meta.dirname, "../../dist/studio");
const FIRST_LOAD_MAX_BYTES = 120_000;

/** The scripts that a browser must have before the form can be used: what the page names, and what those import. */
function firstLoad(): Map<string, number> {
  const page = readFileSync(join(STUDIO, "index.html"), "utf8");
  const sizes = new Map<string, number>();
  const waiting = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].flatMap((match) => match[1] ?? []);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const script = readFileSync(join(STUDIO, path));
    sizes.set(path, gzipSync(script).length);
    const imports = script
      .toString()
      .matchAll(/(?:^|[;}])(?:import|export)(?:[\w$*{},\s]*from)?\s*["'`]\.\/([^"'`]+)["'`]/g);
    for (const [, name] of imports) waiting.push(`/assets/${name}`);
  }
  return sizes;
}

test("the form needs less than 120 KB of script, and the page names all of it at once", () => {
  const sizes = firstLoad();
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  // less would mean that imports were not found
  expect(total).toBeGreaterThan(80_000);
  expect(total, JSON.stringify([...sizes])).toBeLessThan(FIRST_LOAD_MAX_BYTES);
  const page = readFileSync(join(STUDIO, "index.html"), "utf8");
  for (const path of sizes.keys()) expect(page).toContain(path);
});
