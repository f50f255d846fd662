import type { AssetRecord } from "../../api/asset-record.ts";
import type { ExperimentRecord } from "../../api/experiment-record.ts";

export const FORMAT = "plinth-library";
export const FORMAT_VERSION = 1;

/** Paths inside of a library file. Everything else in it is an asset's file, named by its record. */
export const MANIFEST_PATH = "plinth-library.json";
export const RECORDS_PATH = "records.ndjson";
export const EXPERIMENTS_PATH = "experiments.ndjson";

/** A server without its token. */
export interface KnownServer {
  id: string;
  name: string;
  baseUrl: string;
  pollIntervalMs: number;
}

/** The first thing in a library file. */
export interface Manifest {
  format: typeof FORMAT;
  version: number;
  exportedAt: string;
  connections: readonly KnownServer[];
  /** The artist's own texts and choices, by where the browser keeps them. Never a token. */
  settings: Readonly<Record<string, unknown>>;
}

/** A line of the records: a record, and where its files are in the zip. */
export interface RecordLine {
  record: AssetRecord;
  files: Readonly<Record<string, string>>;
}

export interface ExportJob {
  manifest: Manifest;
}

export type ExportMessage =
  | { readonly kind: "progress"; readonly done: number; readonly of: number }
  | { readonly kind: "done"; readonly parts: readonly Blob[] }
  | { readonly kind: "failure"; readonly message: string };

export interface ImportJob {
  file: Blob;
  /** The servers in the settings here. */
  connections: readonly KnownServer[];
  /** Bytes that may be written. */
  roomBytes: number;
}

/** What came in. */
export interface ImportReport {
  added: number;
  /** Known here, and the file knew more or newer. */
  updated: number;
  unchanged: number;
  files: number;
  bytes: number;
  experiments: number;
  /** What was left out, and why, in sentences. */
  skipped: readonly string[];
}

export type ImportMessage =
  | { readonly kind: "progress"; readonly done: number; readonly of: number }
  | {
      readonly kind: "done";
      readonly report: ImportReport;
      /** Records that were written. */
      readonly keys: readonly string[];
      readonly experiments: readonly ExperimentRecord[];
      /** Servers that were not in the settings here. */
      readonly connections: readonly KnownServer[];
      readonly settings: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: "failure"; readonly message: string };
