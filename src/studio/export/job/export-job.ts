import type { FileName } from "../../api/asset-record.ts";
import type { Provenance } from "../../api/provenance.ts";
import type { ExportChoice } from "../export-choice.ts";

/** Everything a worker needs to write an export. */
export interface ExportJob {
  readonly choice: ExportChoice;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly provenance: Provenance;
  readonly files: Partial<Record<FileName, Blob>>;
}

/** How far a job is: what is being done, and 0 to 1. */
export interface ExportStep {
  readonly words: string;
  readonly progress: number;
}

/** What travels back: steps, then `done` or `failure`. */
export type ExportMessage =
  | { readonly kind: "step"; readonly step: ExportStep }
  | { readonly kind: "done"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failure"; readonly message: string };

/** A job whose files are read. */
export interface ExportInput<Choice extends ExportChoice = ExportChoice> {
  readonly choice: Choice;
  readonly name: string;
  readonly provenance: Provenance;
  readonly files: Partial<Record<FileName, Uint8Array<ArrayBuffer>>>;
}

/** Tells how far a job is. */
export type Report = (step: ExportStep) => void;
