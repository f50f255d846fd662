/** What a loader says is wrong, without the loader's own name before it, which tells an artist nothing. */
export const plainWords = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^(?:THREE\.)?\w*Loader: /, "");
