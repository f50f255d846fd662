import type { Hono } from "hono";
import { z } from "zod";
import { createBodySchemas } from "#contract/create.ts";
import { FAMILIES, type Family } from "#contract/family.ts";
import { familyPath, taskPath } from "#contract/paths.ts";
import type { Config } from "../config.ts";
import { ProblemError } from "../problem-error.ts";
import type { FileSigner } from "../storage/file-signer.ts";
import { type CreateRequest, type CreateTaskDeps, createTask } from "../tasks/create-task.ts";
import type { RepeatKey } from "../tasks/once-per-key.ts";
import { optimizeTask } from "../tasks/optimize-task.ts";
import type { ProgressBoard } from "../tasks/progress-board.ts";
import { type RemoveTaskDeps, removeTask } from "../tasks/remove-task.ts";
import { runStore } from "../tasks/run-store.ts";
import type { TaskRecord } from "../tasks/task-record.ts";
import { taskStore } from "../tasks/task-store.ts";
import { whenChanged } from "../tasks/when-changed.ts";
import type { AppContext, AppEnv } from "./app-env.ts";
import { originOf } from "./check-host.ts";
import { presentReport, presentTask } from "./present-task.ts";
import { readBody } from "./read-body.ts";
import { readPage, writeCursor } from "./read-page.ts";
import { readWait } from "./read-wait.ts";

export interface TaskRouteDeps extends CreateTaskDeps, RemoveTaskDeps {
  readonly config: Config;
  readonly signer: FileSigner;
  readonly progress: ProgressBoard;
}

/** When optimizing models was deprecated (RFC 9745): 1 January 2026. */
const DEPRECATION = "@1767225600";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The six endpoints of the contract, and list and delete beside them. */
export function addTaskRoutes(app: Hono<AppEnv>, deps: TaskRouteDeps): void {
  const { database, config, signer, progress } = deps;
  const present = (context: AppContext, task: TaskRecord) =>
    presentTask(task, signer, originOf(context, config.publicUrl));

  /** Of a run in this process at once, of any other a second late. */
  const progressOf = async (jobId: string) => progress.get(jobId) ?? (await runStore.progress(database, jobId));

  for (const family of FAMILIES) {
    const keyOf = (context: AppContext) => {
      const id = context.req.param("task") ?? "";
      if (!UUID.test(id)) throw noSuchTask(id);
      return { id: id.toLowerCase(), family, accountId: context.get("account").id };
    };

    /** POST /v1/{family} → 201 task · 402 · 422 · 503 */
    app.post(familyPath(family), async (context) => {
      const body = await readBody(context, createBodySchemas[family]);
      const request = { family, body } as CreateRequest;
      const task = await createTask(deps, context.get("account"), request, {
        repeat: readRepeatKey(context, { family, body }),
        requestId: context.get("requestId"),
      });
      context.get("log").info({ taskId: task.id, family }, "task created");
      return context.json(present(context, task), 201, { Location: taskPath(family, task.id) });
    });

    /** GET /v1/{family}?limit&cursor&include → 200 page */
    app.get(familyPath(family), async (context) => {
      const { limit, before } = readPage(context);
      const { id: accountId } = context.get("account");
      const tasks = await taskStore.list(database, { family, accountId, limit: limit + 1, before });
      const items = tasks.slice(0, limit);
      const last = tasks.length > limit ? items.at(-1) : undefined;
      const waiting = wantsReport(context) ? items.filter(({ status }) => status === "queued") : [];
      const positions = await taskStore.queuePositions(
        database,
        waiting.map(({ id }) => id),
      );
      return context.json({
        items: items.map((task) => ({
          ...present(context, task),
          // how far those under way are costs a look each: a retrieve tells it
          ...(wantsReport(context) && { report: presentReport(task, undefined, positions.get(task.id)) }),
        })),
        nextCursor: last ? writeCursor(last.number) : null,
      });
    });

    /** GET /v1/{family}/{task} → 200 task · 404; held back for `Prefer: wait` */
    app.get(`${familyPath(family)}/:task`, async (context) => {
      const key = keyOf(context);
      const waitSeconds = readWait(context);
      const task = await whenChanged({ database, progress }, key, waitSeconds, context.req.raw.signal);
      if (!task) throw noSuchTask(key.id);
      if (waitSeconds > 0) context.header("Preference-Applied", `wait=${waitSeconds}`);
      if (!wantsReport(context)) return context.json(present(context, task));
      const live = task.jobId === null ? undefined : await progressOf(task.jobId);
      const positions = await taskStore.queuePositions(database, task.status === "queued" ? [task.id] : []);
      return context.json({ ...present(context, task), report: presentReport(task, live, positions.get(task.id)) });
    });

    /** POST /v1/{family}/{task}/optimize → 200 task · 402 · 404 · 409 · 503 */
    app.post(`${familyPath(family)}/:task/optimize`, async (context) => {
      const key = keyOf(context);
      await readBody(context, emptyBodySchema, { whenEmpty: {} });
      const repeat = readRepeatKey(context, { optimize: key.id });
      const task = await optimizeTask(deps, context.get("account"), key, repeat);
      if (!task) throw noSuchTask(key.id);
      if (family === "text-to-3d") context.header("Deprecation", DEPRECATION);
      return context.json(present(context, task));
    });

    /** DELETE /v1/{family}/{task} → 204 · 404 */
    app.delete(`${familyPath(family)}/:task`, async (context) => {
      const key = keyOf(context);
      if (!(await removeTask(deps, key))) throw noSuchTask(key.id);
      return context.body(null, 204);
    });
  }
}

const emptyBodySchema = z.object({}, { error: "Must be a JSON object, which may be empty." });

const wantsReport = (context: AppContext) =>
  (context.req.queries("include") ?? []).some((value) => value.split(",").includes("report"));

const noSuchTask = (id: string) => new ProblemError("not-found", `There is no task "${id}" here.`);

/** Printable ASCII, as the draft of the header has it, and short enough to keep. */
const REPEAT_KEY = /^[\x20-\x7e]{1,255}$/;

function readRepeatKey(context: AppContext, request: { family: Family; body: unknown } | { optimize: string }) {
  const key = context.req.header("Idempotency-Key");
  if (key === undefined) return undefined;
  if (!REPEAT_KEY.test(key)) {
    const message = "Must be 1 to 255 printable ASCII characters.";
    throw new ProblemError("invalid-body", `Idempotency-Key: ${message}`, {
      errors: [{ path: "Idempotency-Key", message }],
    });
  }
  return { key, request } satisfies RepeatKey;
}
