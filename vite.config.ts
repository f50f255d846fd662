import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { prerenderFormPage } from "./scripts/prerender.ts";

const BASE =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|zustand|use-sync-external-store|@tanstack\/(query-core|react-query))\/(?!.*(queriesObserver|infiniteQueryObserver|useQueries|useInfiniteQuery)\.js)/;

/** What speaks with servers and with this browser's storage: zod, the contract and its client, idb, and what keeps the files. */
const SPEAKS = /src\/(client\/client|contract\/create|studio\/api\/fetch-and-keep)\.ts$|node_modules\/idb\//;

/** Dialogs, menus and panels that come a moment after the form, on whatever page, and what they import. */
const PARTS =
  /src\/studio\/(api|command|create|inspect|library|settings|ui|export|experiment\/(list|run)|inspector-slot|drop-slot|compare\/compare-button)(\/.*)?\.tsx$/;

/** What pages share with what draws: if it came with that, the pages would bring three.js along. */
const BETWEEN = /src\/studio\/(api\/pins|ui\/use-(measured|lasting))\.ts$|lucide-react\/dist\/esm\/icons\//;

/** Pages without a picture in 3D. */
const PAGES =
  /src\/studio\/(library\/(library|transfer\/transfer-section)|experiment\/experiments?|settings\/settings)\.tsx$/;

/** What draws, three.js included. */
const DRAWS = /src\/studio\/stage-place\.tsx$/;

/** True for what `import()` asks for. */
const isAskedFor = (ctx: Rolldown.ChunkingContext, id: string) =>
  (ctx.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

/**
 * What is fetched ahead: all that the page itself names. Every part that comes later would else look through the page for
 * each script it imports and add a line for it, which took a fifth of the start; it is fetched ahead of its use anyway
 * (src/studio/ui/lazy-part.ts).
 */
const preloaded = (_: string, scripts: string[], { hostType }: { hostType: "html" | "js" }) =>
  hostType === "html" ? scripts : scripts.filter((name) => name.endsWith(".css"));

/** Writes a list of all scripts, styles and pictures beside the page, workers too: see src/studio/ui/keep-parts.ts. */
const listParts = (): Plugin => ({
  name: "list-parts",
  apply: "build",
  writeBundle: ({ dir = "" }) => {
    const parts = readdirSync(join(dir, "assets")).filter((name) => /\.(js|css|wasm|webp)$/.test(name));
    writeFileSync(join(dir, "parts.json"), JSON.stringify(parts.map((name) => `/assets/${name}`)));
  },
});

/**
 * `vite build` makes the studio (dist/studio), `vite build --ssr` the service, its worker thread and the command line (dist/service).
 * Vitest reads the same file.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [react(), tailwindcss(), prerenderFormPage(), listParts()],
  publicDir: isSsrBuild ? false : "public",
  build: isSsrBuild
    ? {
        outDir: "dist/service",
        target: "node20",
        rolldownOptions: {
          input: { main: "src/service/main.ts", worker: "src/service/tasks/worker.ts", cli: "src/cli/main.ts" },
          // in one folder: program-files.ts finds the others from wherever it ends up
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        },
      }
    : {
        outDir: "dist/studio",
        target: "es2022",
        sourcemap: true,
        modulePreload: { resolveDependencies: preloaded },
        rolldownOptions: {
          // what every page needs at once comes in two pieces: they pack better, and the first is kept from one release to the next
          output: {
            codeSplitting: {
              groups: [
                { name: "base", test: BASE, priority: 10 },
                { name: "index", tags: ["$initial"], priority: 8 },
                // what comes later: few pieces rather than one for each icon that two parts share
                { name: "client", test: SPEAKS, priority: 7 },
                {
                  name: (id, ctx) =>
                    BETWEEN.test(id) || (PARTS.test(id) && !PAGES.test(id) && isAskedFor(ctx, id)) ? "parts" : null,
                  priority: 6,
                },
                { name: "stage", test: DRAWS, priority: 5 },
                { name: "pages", test: PAGES, priority: 4 },
              ],
            },
          },
        },
      },
  worker: { format: "es" as const },
}));
