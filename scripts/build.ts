/** `npm run build`: studio and service into `dist`, whatever is there; `npm start` takes it as it is while the sources stay. */
import { resolve } from "node:path";
import { buildAll } from "./build-stale.ts";

await buildAll(resolve(import.meta.dirname, ".."), "info");
