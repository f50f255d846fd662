/** `npm run dev`: the service from source, restarted on change, behind Vite's server with hot reload on PORT. */
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createServer } from "vite";

const root = resolve(import.meta.dirname, "..");
const port = Number(process.env.PORT ?? 4310);
const servicePort = port + 1;

const vite = await createServer({
  root,
  server: {
    port,
    strictPort: true,
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      ["/v1", "/docs", "/healthz", "/readyz"].map((path) => [path, { target: `http://127.0.0.1:${servicePort}` }]),
    ),
  },
});
await vite.listen();
const service = spawn(
  process.execPath,
  ["--import", "tsx", "--watch-path=src", "--watch-preserve-output", "src/service/main.ts"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PORT: String(servicePort), PLINTH_PUBLIC_URL: `http://127.0.0.1:${port}` },
  },
);
const stop = async () => {
  service.kill("SIGTERM");
  await vite.close();
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
service.on("exit", (code) => process.exit(code ?? 0));
