import type { ZipFolder } from "./zip-plan.ts";

export interface ZipJob {
  folders: readonly ZipFolder[];
  /** The files themselves, by record key and name, where the browser forbids storage; else they are read from there. */
  held: ReadonlyMap<string, Blob> | undefined;
}

export type ZipMessage =
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "done"; readonly parts: readonly Blob[] }
  | { readonly kind: "failure"; readonly message: string };
