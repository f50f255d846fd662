import type { Bounds } from "#measure/bounds.ts";
import type { FinishedParts } from "./finish-groups.ts";
import type { MeshFigures } from "./mesh-figures.ts";
import type { ObjMesh } from "./obj-parser.ts";

/** What travels from the worker to the page. */
export type ShownMesh = Omit<ObjMesh, "welded" | "places"> & {
  readonly bounds: Bounds;
  readonly finished: FinishedParts | null;
};

/** The worker's answers, in this order: `mesh` and `figures`, or `failure`. */
export type ObjMessage =
  | { readonly kind: "mesh"; readonly mesh: ShownMesh }
  | { readonly kind: "figures"; readonly figures: MeshFigures }
  | { readonly kind: "failure"; readonly message: string };
