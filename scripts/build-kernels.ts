import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import asc from "assemblyscript/asc";

const SOURCES = join(import.meta.dirname, "../src/engine/kernels/assembly");
const TARGET = join(import.meta.dirname, "../src/engine/kernels/kernels.gen.ts");

/** Compiles the AssemblyScript kernels into a module that holds the WASM as base64. Does nothing when no input has changed. */
async function buildKernels(): Promise<void> {
  const names = readdirSync(SOURCES)
    .filter((name) => name.endsWith(".ts"))
    .sort();
  const sources = new Map(names.map((name) => [name, readFileSync(join(SOURCES, name), "utf8")]));
  const hash = createHash("sha256")
    .update(asc.version)
    .update(readFileSync(import.meta.filename));
  for (const [name, text] of sources) hash.update(name).update(text);
  const mark = `// ${hash.digest("hex")}`;
  if (existsSync(TARGET) && readFileSync(TARGET, "utf8").startsWith(mark)) return;

  let binary: Uint8Array | undefined;
  const { error, stderr } = await asc.main(
    [
      "index.ts",
      "--outFile",
      "kernels.wasm",
      "--runtime",
      "stub",
      "--enable",
      "simd",
      "--optimizeLevel",
      "3",
      "--noAssert",
      "--initialMemory",
      "1",
    ],
    {
      readFile: (name) => sources.get(name) ?? null,
      writeFile: (name, contents) => {
        if (name === "kernels.wasm") binary = contents as Uint8Array;
      },
      listFiles: () => [],
    },
  );
  if (error || !binary) throw new Error(`buildKernels: ${stderr.toString() || error?.message}`);
  const base64 = Buffer.from(binary).toString("base64");
  writeFileSync(TARGET, `${mark}\nexport const KERNELS_WASM =\n  "${base64}";\n`);
  console.log(`kernels: ${binary.length} bytes of WASM`);
}

await buildKernels();
