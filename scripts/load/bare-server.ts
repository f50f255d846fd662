/** What the machine and the framework can do without any service behind them: the same answers, made of nothing. Tells its port. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const task = JSON.parse(process.argv[2] ?? "{}");
const app = new Hono();
app.get("/task", (context) => context.json(task));
app.post("/task", async (context) => {
  await context.req.json();
  return context.json(task, 201);
});
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => process.stdout.write(`${port}\n`));
