/** What the stage shows: one task with whatever files of it are already here. */
export interface StageAsset {
  family: "text-to-3d" | "material";
  /** Changes when the files change: task and revision. */
  key: string;
  prompt: string;
  state: "queued" | "in_progress" | "succeeded" | "failed";
  files: Partial<Record<StageFile, Blob>>;
  /** 0 to 1; left out when the server does not tell. */
  progress?: number;
  /** Why it failed, in words for the artist. */
  failure?: string;
  /** Triangles asked for. */
  faceLimit?: number;
}

export type StageFile = "obj" | "albedo" | "normal" | "roughness" | "metalness" | "ao" | "displacement" | "thumbnail";
