import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Hono } from "hono";
import { OPENAPI_PATH } from "#contract/paths.ts";
import type { AppContext, AppEnv } from "./app-env.ts";
import { PackedBody, pickEncoding } from "./packed-body.ts";

/** Addresses are relative, for the service may be reached below a path. The token is typed in and kept by the page alone. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Plinth API</title>
    <link rel="icon" href="data:," />
    <script type="module" src="docs/rapidoc.js"></script>
  </head>
  <body>
    <rapi-doc
      spec-url="docs/openapi.json"
      theme="dark"
      bg-color="#1b1b1d"
      primary-color="#e6b84f"
      render-style="read"
      load-fonts="false"
      regular-font="system-ui, sans-serif"
      mono-font="ui-monospace, monospace"
      show-header="false"
      allow-server-selection="false"
      allow-spec-url-load="false"
      allow-spec-file-load="false"
    ></rapi-doc>
  </body>
</html>
`;

const SCRIPT = "rapidoc/dist/rapidoc-min.js";

/** Read at the first request: nobody else waits for it. The package brings it squeezed as well. */
let script: Promise<Record<"plain" | "gzip", Uint8Array<ArrayBuffer>>> | undefined;

async function readScript() {
  const path = createRequire(import.meta.url).resolve(SCRIPT);
  const [plain, gzip] = await Promise.all([readFile(path), readFile(`${path}.gz`)]);
  return { plain: new Uint8Array(plain), gzip: new Uint8Array(gzip) };
}

const KEPT_A_DAY = {
  "Content-Type": "text/javascript; charset=utf-8",
  "Cache-Control": "public, max-age=86400",
  Vary: "Accept-Encoding",
};

/**
 * GET /docs: the API to read and to try, from this service alone. The document is no secret and needs no token here; the
 * studio reads it under `/v1` before it does anything else.
 */
export function addDocs(app: Hono<AppEnv>, document: string): void {
  const body = new PackedBody(new TextEncoder().encode(document));
  const answerDocument = async (context: AppContext) => {
    const encoding = pickEncoding(context);
    return context.body(await body.bytes(encoding), 200, {
      "Content-Type": "application/json",
      Vary: "Accept-Encoding",
      ...(encoding && { "Content-Encoding": encoding }),
    });
  };
  app.get(OPENAPI_PATH, answerDocument);
  app.get("/docs", (context) => context.body(PAGE, 200, { "Content-Type": "text/html; charset=utf-8" }));
  app.get("/docs/openapi.json", answerDocument);
  app.get("/docs/rapidoc.js", async (context) => {
    script ??= readScript();
    const { plain, gzip } = await script;
    if (!takesGzip(context)) return context.body(plain, 200, KEPT_A_DAY);
    return context.body(gzip, 200, { ...KEPT_A_DAY, "Content-Encoding": "gzip" });
  });
}

const takesGzip = (context: AppContext) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(context.req.header("Accept-Encoding") ?? "");
