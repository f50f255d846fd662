import { randomUUID } from "node:crypto";
import type { Oddities } from "./oddities.ts";

export type StrangeFamily = "text-to-3d" | "material";

const MODEL_FILES = ["obj", "albedo", "thumbnail"];
const ALL_MAPS = ["albedo", "normal", "displacement", "metalness", "roughness", "ao"];

interface StrangeTask {
  id: string;
  family: StrangeFamily;
  kind: "preview" | "optimize";
  /** Retrieves since it was queued. */
  looks: number;
  unknownFor: number;
  /** Answers that still show it as it was before it was optimized. */
  staleLooks: number;
  settled: boolean;
  files: string[];
  body: { prompt?: unknown; seed?: unknown; negativePrompt?: unknown };
  createdAt: Date;
  finishedAt: Date | null;
}

/** The tasks of the strange server. They go on each time somebody looks. */
export class StrangeTasks {
  private readonly all = new Map<string, StrangeTask>();
  private readonly oddities: () => Oddities;
  private readonly addressOf: (id: string, name: string) => string;

  constructor(oddities: () => Oddities, addressOf: (id: string, name: string) => string) {
    this.oddities = oddities;
    this.addressOf = addressOf;
  }

  create(family: StrangeFamily, body: StrangeTask["body"]): string {
    const task: StrangeTask = {
      id: randomUUID(),
      family,
      kind: "preview",
      looks: 0,
      unknownFor: this.oddities().unknownAtFirst,
      staleLooks: 0,
      settled: false,
      files: [],
      body,
      createdAt: new Date(),
      finishedAt: null,
    };
    this.all.set(task.id, task);
    return this.bodyOf(task);
  }

  /** A status check. Undefined for what it does not know, or not yet. */
  retrieve(id: string): string | undefined {
    const task = this.all.get(id);
    if (!task || task.unknownFor-- > 0) return undefined;
    if (task.staleLooks > 0) {
      task.staleLooks -= 1;
      if (task.staleLooks === 0) this.restart(task);
    } else if (!task.settled) {
      task.looks += 1;
      if (task.looks >= this.oddities().looks) this.settle(task);
    }
    return this.bodyOf(task);
  }

  optimize(id: string): string | undefined {
    const { newIdOnOptimize, optimizesLater } = this.oddities();
    const preview = this.all.get(id);
    if (!preview) return undefined;
    const task = newIdOnOptimize ? { ...preview, id: randomUUID(), files: [], createdAt: new Date() } : preview;
    this.all.set(task.id, task);
    if (optimizesLater) task.staleLooks = 1;
    else this.restart(task);
    return this.bodyOf(task);
  }

  private restart(task: StrangeTask): void {
    task.kind = "optimize";
    task.looks = 0;
    task.settled = false;
    task.finishedAt = null;
  }

  private settle(task: StrangeTask): void {
    task.settled = true;
    task.finishedAt = new Date();
    if (this.oddities().ending === "failed") return;
    task.files = task.family === "text-to-3d" ? MODEL_FILES : task.kind === "optimize" ? ALL_MAPS : ["albedo"];
  }

  private bodyOf(task: StrangeTask): string {
    const { emptiesUrls, extras, emptyListsForObjects, ending, pickedSeed } = this.oddities();
    const failed = task.settled && ending === "failed";
    const hidesFiles = task.kind === "optimize" && emptiesUrls && (!task.settled || failed);
    const names = hidesFiles ? [] : task.files;
    const urls: Record<string, unknown> = Object.fromEntries(
      names.map((name) => [name, this.addressOf(task.id, name)]),
    );
    if (extras) Object.assign(urls, names.length > 0 ? { glb: this.addressOf(task.id, "glb") } : { albedo: null });
    const isEmpty = Object.keys(urls).length === 0;
    const status = task.settled ? (failed ? "failed" : "succeeded") : task.looks === 0 ? "queued" : "in_progress";
    const body = JSON.stringify({
      id: task.id,
      ...(task.family === "text-to-3d" && { kind: task.kind }),
      status,
      seed: task.body.seed ?? "PICKED",
      prompt: task.body.prompt,
      negativePrompt: task.body.negativePrompt ?? null,
      urls: isEmpty && emptyListsForObjects ? [] : urls,
      creditsUsed: task.settled ? 3 : 0,
      finishedAt: task.finishedAt && this.timestamp(task.finishedAt),
      createdAt: this.timestamp(task.createdAt),
      ...(extras && { model: { name: "other-7b" }, links: [{ rel: "self" }], progress: "43%", kindOf: null }),
    });
    // a seed may be larger than a number here can hold
    return body.replace('"PICKED"', pickedSeed);
  }

  private timestamp(date: Date): string {
    return this.oddities().extras
      ? date.toISOString().replace("Z", "217+00:00")
      : `${date.toISOString().slice(0, 19)}+00:00`;
  }
}
