import type { Capabilities } from "#client/capabilities.ts";
import type { Client, TaskWithReport } from "#client/client.ts";
import { ClientError } from "#client/client-error.ts";
import { pause } from "#client/pause.ts";
import { isPassing, retrying } from "#client/retrying.ts";
import { waitFor } from "#client/wait-for.ts";
import type { Family } from "#contract/family.ts";
import type { Report } from "#contract/report.ts";
import { isOptimized } from "#contract/task-state.ts";
import type { NewFile } from "../storage/asset-store.ts";
import type { Progress } from "../tasks/progress-board.ts";
import { RunError } from "../tasks/run-error.ts";
import type { TaskRecord } from "../tasks/task-record.ts";
import { copyFarFiles } from "./copy-far-files.ts";
import { didNothing, explainUpstream, hideToken } from "./explain-upstream.ts";
import type { UpstreamState } from "./upstream-state.ts";

/** The other server, as a run needs it. */
export interface FarServer {
  readonly client: Client;
  readonly url: string;
  readonly host: string;
  readonly token: string;
  capabilities(signal?: AbortSignal): Promise<Capabilities>;
}

export interface FarRunOptions {
  readonly task: TaskRecord;
  /** Writes down how far it is there. False when the run is no longer the task's own. */
  save(state: UpstreamState): Promise<boolean>;
  /** Whether the task was cancelled or deleted. */
  isEnded(): Promise<boolean>;
  onProgress(progress: Progress): void;
  readonly signal: AbortSignal;
}

export interface FarAsset {
  readonly files: readonly NewFile[];
  readonly report: Partial<Report>;
}

/** How long the other server may be away, or busy, before a task fails for it: a restart and a deployment take less. */
const PATIENCE_MS = 15 * 60_000;
/** Of one run, waiting in the other server's queue included. */
const TIME_LIMIT_MS = 2 * 3600_000;
/** Short enough for progress to be told. */
const HELD_SECONDS = 1;
/** For so long a server may not know a task it has just taken, or show it as it was before. */
const SETTLING_MS = 60_000;
const LOOK_AGAIN_MS = 500;
/** A creation under way is seen through, but not for long. */
const CREATION_GRACE_MS = 2500;

/** One task's run on the other server. */
export class FarRun {
  readonly #far: FarServer;
  readonly #options: FarRunOptions;
  #state: UpstreamState;

  constructor(far: FarServer, options: FarRunOptions) {
    this.#far = far;
    this.#options = options;
    this.#state = options.task.upstream ?? { url: far.url };
  }

  async make(): Promise<FarAsset> {
    const { signal, task } = this.#options;
    const { host, token, url } = this.#far;
    try {
      if (this.#state.url !== url) {
        throw new RunError(
          "upstream-failed",
          `The preview was made at ${new URL(this.#state.url).host}, and ${host} is asked now.`,
        );
      }
      const additions = await this.#far.capabilities(signal);
      const id = this.#state.id ?? (await this.#create(additions));
      const settled = task.kind === "optimize" ? await this.#optimize(id, additions) : await this.#wait(id, additions);
      this.#options.onProgress({ stage: `copy from ${host}`, progress: 1 });
      return await collect(this.#far, task.family, settled, signal);
    } catch (error) {
      throw explainUpstream(error, { host, token, signal });
    }
  }

  /** A key tells a server that knows it that this is the same request; of others none is asked twice that may have taken it. */
  async #create({ repeat }: Capabilities): Promise<string> {
    const { signal, save, isEnded } = this.#options;
    const { host, client } = this.#far;
    if (!repeat && this.#state.isSent) throw unheard(host);
    const post = async () => {
      if (!repeat) await this.#save({ ...this.#state, isSent: true });
      const created = await this.#post(repeat).catch(async (error: unknown) => {
        if (!didNothing(error)) throw repeat || signal.aborted ? error : unheard(host);
        if (!repeat) await save({ url: this.#state.url });
        throw error;
      });
      const { family } = this.#options.task;
      this.#state = { url: this.#state.url, id: created.id };
      // cancelled meanwhile: who cancelled it did not know what to cancel there
      if (!(await save(this.#state)) && (await isEnded()))
        await client.remove(family, created.id).catch(() => undefined);
      return created.id;
    };
    const created = retrying(post, { signal, patienceMs: PATIENCE_MS });
    return seenThrough(created, signal);
  }

  #post(repeat: boolean) {
    const { client } = this.#far;
    const { family, prompt, seed, negativePrompt, version, faceLimit, pbr } = this.#options.task;
    const body = { prompt, seed, ...(negativePrompt !== null && { negativePrompt }) };
    const options = repeat ? { idempotencyKey: this.#keyOf("create") } : {};
    if (family === "material") return client.createMaterial(body, options);
    const model = { ...body, ...(version !== null && { version }), ...(faceLimit !== null && { faceLimit }) };
    return client.createModel({ ...model, ...(pbr && { pbr }) }, options);
  }

  async #optimize(previewId: string, additions: Capabilities): Promise<TaskWithReport> {
    const { client, host } = this.#far;
    const { signal, task } = this.#options;
    const { family } = task;
    if (this.#state.optimizedId === undefined) {
      // made for this run where the preview itself came from what was stored
      await this.#wait(previewId, additions);
      const options = { signal, ...(additions.repeat && { idempotencyKey: this.#keyOf("optimize") }) };
      // the request names the task it is about: a server asked twice works on the same one
      const begun = await retrying(() => client.optimize(family, previewId, options), {
        signal,
        patienceMs: PATIENCE_MS,
      });
      await this.#save({ ...this.#state, optimizedId: begun.id });
    }
    const id = this.#state.optimizedId ?? previewId;
    try {
      for (const startedAt = performance.now(); ; await pause(LOOK_AGAIN_MS, signal)) {
        const settled = await this.#wait(id, additions);
        if (isOptimized(settled)) return settled;
        if (performance.now() - startedAt > SETTLING_MS) {
          throw new RunError("upstream-failed", `${host} was asked to optimize the preview, and has not begun.`);
        }
      }
    } catch (error) {
      // optimized again, it begins anew there
      if (!signal.aborted && error instanceof RunError) await this.#save({ url: this.#state.url, id: previewId });
      throw error;
    }
  }

  /** @throws {RunError} when it failed there. */
  async #wait(id: string, { report, wait }: Capabilities): Promise<TaskWithReport> {
    const { client, host, token } = this.#far;
    const { signal, task, onProgress } = this.#options;
    const startedAt = performance.now();
    const settled = await waitFor(client, task.family, id, {
      signal,
      report,
      waitSeconds: wait ? HELD_SECONDS : undefined,
      timeoutMs: TIME_LIMIT_MS,
      patienceMs: PATIENCE_MS,
      isPassing: (error) => isPassing(error) || (isUnknown(error) && performance.now() - startedAt < SETTLING_MS),
      onProgress: (seen) =>
        onProgress({
          stage: hideToken(seen.report?.stage ?? `${seen.status === "queued" ? "wait at" : "made at"} ${host}`, token),
          progress: seen.report?.progress ?? 0,
        }),
    });
    if (settled.status === "succeeded") return settled;
    const { message, hint } = settled.report?.failure ?? {};
    throw new RunError(
      "upstream-failed",
      `${host} could not make it${message ? `: ${hideToken(message, token)}` : "."}`,
      {
        hint: hint && hideToken(hint, token),
      },
    );
  }

  async #save(state: UpstreamState): Promise<void> {
    this.#state = state;
    if (!(await this.#options.save(state))) throw new RunError("cancelled", "The task was cancelled.");
  }

  /** The same for all runs of one request: a task that goes back to the queue keeps its number there. */
  #keyOf(what: string): string {
    const { id, queueNumber } = this.#options.task;
    return `plinth-${id}-${queueNumber}-${what}`;
  }
}

/** @returns null when the other server has it no longer. */
export async function fetchAgain(far: FarServer, family: Family, state: UpstreamState): Promise<FarAsset | null> {
  const id = state.optimizedId ?? state.id;
  if (state.url !== far.url || id === undefined) return null;
  const { signal } = new AbortController();
  try {
    return await collect(far, family, await retrying(() => far.client.retrieve(family, id, { report: true })), signal);
  } catch (error) {
    if (isUnknown(error) || (error instanceof ClientError && error.kind === "unauthorized")) return null;
    throw explainUpstream(error, { ...far, signal });
  }
}

async function collect(far: FarServer, family: Family, task: TaskWithReport, signal: AbortSignal): Promise<FarAsset> {
  const { files, missing } = await copyFarFiles(far.client, family, task, { signal, patienceMs: PATIENCE_MS });
  const { words, notes = [], faces, vertices, closed, view, timingsMs, engineVersion } = task.report ?? {};
  const lack = missing.length > 0 ? [`${far.host} did not have ${missing.join(", ")}.`] : [];
  const told = { words, faces, vertices, closed, view, timingsMs, engineVersion, notes: [...notes, ...lack] };
  return { files, report: { ...JSON.parse(hideToken(JSON.stringify(told), far.token)), upstream: far.host } };
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ClientError && (error.status === 404 || error.status === 410);

const unheard = (host: string) =>
  new RunError(
    "upstream-failed",
    `${host} did not say whether it has taken the task, and asked again it might make it twice.`,
    {
      hint: "Create a new task. The first one may have been made there all the same.",
    },
  );

/** Waits a moment longer than the signal, so that what is being created is not lost. */
async function seenThrough<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  // nobody may be left to hear of a later failure
  work.catch(() => undefined);
  const late = new Promise<never>((_, fail) => {
    const onAbort = () => void setTimeout(() => fail(signal.reason), CREATION_GRACE_MS).unref();
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true });
  });
  return Promise.race([work, late]);
}
