import type { CreateMaterialBody, CreateModelBody, Version } from "#contract/create.ts";
import type { Family } from "#contract/family.ts";

/** What can change from one column, row or page of an experiment to the next. */
export type AxisKind = "seed" | "prompt" | "term" | "negative" | "version" | "face-limit" | "pbr";

/** One direction of the grid. */
export interface Axis {
  kind: AxisKind;
  /** As typed: a sweep of numbers, terms, negative prompts a line each. Empty where the kind says everything. */
  text: string;
}

export type Direction = "columns" | "rows" | "pages";

/** What an experiment asks for, as typed: texts stay texts, right or wrong. */
export interface ExperimentSettings {
  family: Family;
  /** In the prompt language. */
  prompt: string;
  negativePrompt: string;
  /** One seed for the whole grid unless an axis has them. Empty: drawn when first sent, and written down here. */
  seed: string;
  version: Version;
  /** Triangles. Empty: the server chooses. */
  faceLimit: string;
  pbr: boolean;
  axes: Partial<Record<Direction, Axis>>;
  /** How many prompts are drawn by weight. Empty: every combination. */
  draws: string;
  /** Another number, other draws. */
  drawSeed: number;
  /** Lists that came along with the experiment and differ from the artist's own of that name: these win. */
  lists: Record<string, string>;
}

/** What became of one request of an experiment. */
export type CellResult =
  /** With the time of an attempt whose end nobody knows: it may have arrived. */
  | { state: "queued"; sinceMs?: number }
  /** On its way, by that tab. If the tab is gone, nobody knows whether it arrived. */
  | { state: "sending"; tab: string; sinceMs: number }
  /** A task is there: `AssetRecord.key`. */
  | { state: "sent"; recordKey: string }
  /** The server would not take it: why, in words. */
  | { state: "refused"; title: string; detail: string };

/** A grid of requests that differ in chosen things, as this browser remembers it. */
export interface ExperimentRecord {
  id: string;
  name: string;
  /** The server it is made on. */
  connectionId: string;
  settings: ExperimentSettings;
  /** By request: see `requestKey`. What the settings no longer ask for stays here too. */
  results: Record<string, CellResult>;
  /** Nothing more is sent until it is resumed. */
  paused: boolean;
  /** Why it stopped by itself. */
  stopped?: { title: string; detail: string } | undefined;
  /** Tasks under way at once, 1 to 8. */
  atOnce: number;
  /** Edge of a cell in pixels, 48 to 320. Undefined until the artist chooses: as large as lets all columns be seen. */
  cellSizePx?: number | undefined;
  createdAtMs: number;
  changedAtMs: number;
}

export const CELLS_MAX = 256;
export const AT_ONCE_MAX = 8;
export const CELL_SIZE_MIN_PX = 48;
export const CELL_SIZE_MAX_PX = 320;

type Body = CreateModelBody | CreateMaterialBody;

/** Names a request: two that ask for the same have the same key, whatever their cells are called. */
export function requestKey(body: Body): string {
  const { version = null, faceLimit = null, pbr = false } = body as CreateModelBody;
  return JSON.stringify([body.prompt, body.negativePrompt ?? null, body.seed ?? null, version, faceLimit, pbr]);
}

/** The request that a key names. */
export function requestOf(key: string): CreateModelBody {
  const [prompt, negativePrompt, seed, version, faceLimit, pbr] = JSON.parse(key);
  return {
    prompt,
    ...(negativePrompt !== null && { negativePrompt }),
    ...(seed !== null && { seed }),
    ...(version !== null && { version, pbr }),
    ...(faceLimit !== null && { faceLimit }),
  };
}

/** Whether there is something left that a tab should send. */
export const isRunning = ({ paused, results }: ExperimentRecord): boolean =>
  !paused && Object.values(results).some(({ state }) => state === "queued" || state === "sending");
