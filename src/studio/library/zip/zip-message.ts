import type { ZipFolder } from "./zip-plan.ts";

/** First what is to be packed, in as many slices as it takes; then the word to pack it. */
export type ZipJob =
  | { readonly kind: "folders"; readonly folders: readonly ZipFolder[] }
  | {
      readonly kind: "pack";
      /** The files themselves, by record key and name, where the browser forbids storage; else they are read from there. */
      readonly held: ReadonlyMap<string, Blob> | undefined;
    };

export type ZipMessage =
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "done"; readonly parts: readonly Blob[] }
  | { readonly kind: "failure"; readonly message: string };
