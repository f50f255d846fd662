import type { Hono } from "hono";
import type { Config } from "../config.ts";
import type { AssetStore } from "../storage/asset-store.ts";
import type { Database } from "../storage/database.ts";
import { isWorkerAlive } from "../tasks/beat-worker.ts";
import { answerProblem } from "./answer-problem.ts";
import type { AppEnv } from "./app-env.ts";

export interface ReadinessDeps {
  readonly config: Pick<Config, "role">;
  readonly database: Database;
  readonly assets: AssetStore;
  /** False while the service starts or stops. */
  readonly isReady: () => boolean;
}

/** What has not answered by then will not serve a request either. */
const ANSWERS_WITHIN_MS = 3000;

/** GET /readyz → 200 · 503, which says what is missing. Anybody may ask, as often as he likes: one look at a time is enough for all. */
export function addReadiness(app: Hono<AppEnv>, deps: ReadinessDeps): void {
  let look: Promise<string | null> | undefined;
  app.get("/readyz", async (context) => {
    look ??= findMissing(deps).finally(() => (look = undefined));
    const missing = await look;
    if (missing === null) return context.json({ status: "ready" });
    return answerProblem(context, "unavailable", missing, { headers: { "Retry-After": "1" } });
  });
}

/** A sentence about the first thing the service needs and has not; null when it has all. */
async function findMissing({ config, database, assets, isReady }: ReadinessDeps): Promise<string | null> {
  if (!isReady()) return "The service is starting or stopping.";
  if (!(await holds(() => database.query("select 1").then(() => true)))) return "The database does not answer.";
  if (!(await holds(() => assets.check().then(() => true)))) return "The place of the files does not answer.";
  // a process that makes assets itself knows that it does
  if (config.role === "web" && !(await holds(() => isWorkerAlive(database)))) return "No worker is alive.";
  return null;
}

/** False when it fails, too, and when it takes too long. */
async function holds(ask: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => (timer = setTimeout(done, ANSWERS_WITHIN_MS, false)));
  const answer = ask().catch(() => false);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
