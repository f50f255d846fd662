import { readFileSync } from "node:fs";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { conceptLexicon } from "#engine/concepts/index.ts";
import { materialLexicon } from "#engine/materials/index.ts";
const REAL = { concepts: conceptLexicon(), materials: materialLexicon() };
const [,, file, mode] = process.argv;
const lines = readFileSync(file!, "utf8").split("\n").map((l) => l.split("\t").filter((c) => !/^[\d.]*$/.test(c)).at(-1)?.trim() ?? "").filter(Boolean);
const compact = (v: unknown): unknown => {
  if (Array.isArray(v)) { const a = v.map(compact).filter((x) => x !== undefined); return a.length ? a : undefined; }
  if (v && typeof v === "object") { const e = Object.entries(v).map(([k, x]) => [k, compact(x)] as const).filter(([, x]) => x !== undefined && x !== false); return e.length ? Object.fromEntries(e) : undefined; }
  return v === null || v === "" || v === 0 || v===undefined ? undefined : v;
};
for (const l of lines) {
  const b: any = readPrompt(l, null, REAL);
  console.log("# " + l);
  for (const [i, o] of (b.objects ?? []).entries()) console.log("  " + i + " " + JSON.stringify(compact(o)));
  for (const r of b.relations ?? []) console.log("  -> " + JSON.stringify(compact(r)));
  const rest = Object.fromEntries(Object.entries(b).filter(([k]) => !["objects", "relations"].includes(k)));
  console.log("  = " + JSON.stringify(compact(rest)));
}
