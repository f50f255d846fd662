import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const BASE =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|zustand|idb|use-sync-external-store|@tanstack\/(query-core|react-query))\//;

/**
 * `vite build` makes the studio (dist/studio), `vite build --ssr` the service, its worker thread and the command line (dist/service).
 * Vitest reads the same file.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [react(), tailwindcss()],
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
        rolldownOptions: {
          // what every page needs at once comes in one piece: it packs better, and is kept from one release to the next
          output: { codeSplitting: { groups: [{ name: "base", test: BASE }] } },
        },
      },
  worker: { format: "es" as const },
}));
