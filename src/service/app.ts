import { OpenAPIHono } from "@hono/zod-openapi";
import type { Logger } from "pino";
import { ACCOUNT_PATH } from "#contract/paths.ts";
import type { Account } from "#contract/report.ts";
import { type AccountRecord, accountStore } from "./accounts/account-store.ts";
import { addAllowedMethods } from "./http/allowed-methods.ts";
import { answerError, answerNotFound } from "./http/answer-problem.ts";
import type { AppEnv } from "./http/app-env.ts";
import { authenticate, createFindAccount } from "./http/authenticate.ts";
import { addBackupRoutes } from "./http/backup-routes.ts";
import { checkHost } from "./http/check-host.ts";
import { crossOrigin, openToAllOrigins } from "./http/cross-origin.ts";
import { addDocs } from "./http/docs-page.ts";
import { addFileRoutes } from "./http/file-routes.ts";
import { limitRate } from "./http/limit-rate.ts";
import { logRequests } from "./http/log-requests.ts";
import { addMetrics, createMetrics } from "./http/metrics.ts";
import { describeApi } from "./http/openapi-document.ts";
import { BODY_TIMEOUT_MS } from "./http/read-body.ts";
import { addReadiness } from "./http/readiness.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { ServeStudio } from "./http/studio-files.ts";
import { addTaskRoutes, type TaskRouteDeps } from "./http/task-routes.ts";
import { addTokenRoutes } from "./http/token-routes.ts";
import type { ReadMarks } from "./tasks/read-marks.ts";
import { traceRequests } from "./tracing/trace-requests.ts";
import type { Tracing } from "./tracing/tracing.ts";

export interface AppDeps extends TaskRouteDeps {
  readonly readMarks: ReadMarks;
  readonly ownerHash: Buffer;
  readonly owner: AccountRecord;
  readonly log: Logger;
  /** Null where the studio has not been built. */
  readonly serveStudio: ServeStudio | null;
  /** Left out, nothing is traced. */
  readonly tracing?: Tracing | undefined;
  /** False while the service starts or stops. */
  readonly isReady: () => boolean;
  /** How long a JSON body may take to arrive; `BODY_TIMEOUT_MS` where left out. */
  readonly bodyTimeoutMs?: number | undefined;
}

/** The service as a function from request to response: all of the contract, Plinth's additions, and the studio. */
export function createApp(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { config, database, log } = deps;
  const app = new OpenAPIHono<AppEnv>();
  const findAccount = createFindAccount(deps);

  app.onError(answerError);
  const metrics = createMetrics(database);
  app.use((context, next) => {
    context.set("bodyTimeoutMs", deps.bodyTimeoutMs ?? BODY_TIMEOUT_MS);
    return next();
  });
  app.use(metrics.count, logRequests(log), traceRequests(deps.tracing), securityHeaders, checkHost(config));

  app.get("/healthz", (context) => context.json({ status: "ok" }));
  addReadiness(app, deps);

  app.use("/v1/files/*", openToAllOrigins);
  addFileRoutes(app, { ...deps, findAccount });

  const cross = crossOrigin(config);
  const access = authenticate(database, findAccount);
  const isFile = (path: string) => path.startsWith("/v1/files/");
  app.use("/v1/*", (context, next) => (isFile(context.req.path) ? next() : cross(context, next)));
  app.use("/v1/*", (context, next) => (isFile(context.req.path) ? next() : access(context, next)));

  app.use("/backup", access);
  app.use("/restore", access);
  addBackupRoutes(app, deps);
  app.use("/metrics", access);
  addMetrics(app, metrics, deps.owner);

  app.use("/v1/*", limitRate(database));
  addTaskRoutes(app, deps);
  addTokenRoutes(app, deps);
  app.get(ACCOUNT_PATH, async (context) => {
    const account = await accountStore.find(database, context.get("account").id);
    const { name, balance } = account ?? context.get("account");
    return context.json({ name, balance, prices: config.prices } satisfies Account);
  });
  describeApi(app);
  const document = JSON.stringify(app.getOpenAPI31Document(DOCUMENT));
  addDocs(app, document);
  addAllowedMethods(app);

  app.notFound(async (context) => (await deps.serveStudio?.(context)) ?? answerNotFound(context));
  return app;
}

const DOCUMENT = {
  openapi: "3.1.0",
  info: {
    title: "Plinth",
    version: "1",
    description: "Text to 3D and text to material. Create a task, poll it, fetch its files.",
  },
  servers: [{ url: "/" }],
  security: [{ bearer: [] }],
};
